import { join } from 'node:path';
import { CliError, runCli } from '@hawiyat/sdk/lib/cli-error';
import { run } from '@hawiyat/sdk/lib/run';

const root = join(import.meta.dirname, '..');

/** `npm run check`: types, lint and import rules at the same time. */
await runCli(async () => {
  const failed: string[] = [];
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
