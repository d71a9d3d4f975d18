// @ts-check
import { join } from 'node:path';
import { CliError, runCli } from './lib/cli-error.mjs';
import { install } from './lib/install.mjs';
import { run } from './lib/run.mjs';

const root = join(import.meta.dirname, '..');

/** `npm run check`: types, lint and import rules at the same time. */
await runCli(async () => {
  await install(root);
  /** @type {string[]} */
  const failed = [];
  await Promise.all(
    ['types', 'lint', 'imports'].map(async (script) => {
      const { code, output } = await run('npm', ['run', '--silent', script], { cwd: root });
      if (code === 0) return;
      console.error(output);
      failed.push(script);
    }),
  );
  if (failed.length > 0) throw new CliError(`Failed: ${failed.join(', ')}.`);
});
