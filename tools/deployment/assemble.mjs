// @ts-check
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CliError, runCli } from '../cli-error.mjs';
import { install, pnpm } from '../install.mjs';
import { run } from '../run.mjs';

const root = join(import.meta.dirname, '../..');

/**
 * `node tools/deployment/assemble.mjs /opt/hawiyat`: puts into an empty folder what a server runs on, and nothing else: the built
 * packages, and the libraries that the server's bundle asks for.
 */
await runCli(async () => {
  const [folder] = process.argv.slice(2).map((text) => resolve(text));
  if (!folder) throw new CliError('Say where to: an empty folder, as /opt/hawiyat.');
  // What an older server has left there would be taken for a part of this one.
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new CliError(`${folder} is not empty.`);

  await install(root);
  // Only now is there anything to import from.
  const { build, builtPackages } = await import('../build.mjs');
  await build(root);
  for (const name of builtPackages(root)) {
    cpSync(join(root, name, 'dist'), join(folder, name, 'dist'), { recursive: true });
  }
  await addLibraries(folder);
  console.log(`A server stands in ${folder}.`);
});

/**
 * The server's libraries alone, in the versions that the lockfile says.
 * @param {string} folder
 */
async function addLibraries(folder) {
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'api/package.json']) {
    cpSync(join(root, file), join(folder, file));
  }
  const args = ['--yes', pnpm, 'install', '--prod', '--frozen-lockfile', '--filter', '@hawiyat/api'];
  const { code, output } = await run('npx', args, { cwd: folder });
  if (code === 0) return;
  console.error(output);
  throw new CliError("The server's libraries could not be installed: see the lines above.");
}
