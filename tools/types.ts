import { join } from 'node:path';
import { CliError, runCli } from '@hawiyat/sdk/lib/cli-error';
import { program } from '@hawiyat/sdk/lib/program';
import { run } from '@hawiyat/sdk/lib/run';

const root = join(import.meta.dirname, '..');

/** Host, remotes and shared are one program, which reads the types of the kit once. */
const projects = ['shared/tsconfig.browser.json', 'api', 'tools'];

await runCli(async () => {
  const failed: string[] = [];
  await Promise.all(
    projects.map(async (project) => {
      const { code, output } = await run(
        process.execPath,
        [program('typescript', 'bin/tsc'), '-p', project],
        { cwd: root },
      );
      if (code === 0) return;
      console.error(output);
      failed.push(project);
    }),
  );
  if (failed.length > 0) throw new CliError(`The types do not fit in ${failed.join(', ')}.`);
});
