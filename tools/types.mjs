// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { run } from './run.mjs';
import { runOrSay, Sentence } from './sentence.mjs';

const root = join(import.meta.dirname, '..');
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

await runOrSay(async () => {
  const waiting = readdirSync(root).filter((it) => existsSync(join(root, it, 'tsconfig.json')));
  /** @type {string[]} */
  const failed = [];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const { code, output } = await run(process.execPath, [tsc, '-p', name], { cwd: root });
      if (code === 0) continue;
      console.error(output);
      failed.push(name);
    }
  };
  await Promise.all([worker(), worker()]);
  if (failed.length > 0) throw new Sentence(`The types do not fit in ${failed.join(', ')}.`);
});
