// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';

/** What npm scripts run: Node alone installs the packages, and then reads the TypeScript of the command. */
const [command = 'panel', ...args] = process.argv.slice(2);
const file = join(import.meta.dirname, `${command}.ts`);

/** @param {string} sentence */
function stop(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  stop(`Hawiyat needs Node 20.19 or later; this is Node ${process.versions.node}.`);
if (!existsSync(file)) stop(`There is no command ${command}: tools/README.md lists all.`);

install(join(import.meta.dirname, '..'));
await import('./typescript.mjs');
process.argv = [process.execPath, file, ...args];
await import(pathToFileURL(file).href);
