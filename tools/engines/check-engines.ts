import { join } from 'node:path';
import { CliError, runCli } from '@hawiyat/sdk/lib/cli-error';
import { run } from '@hawiyat/sdk/lib/run';
import { missingIn } from './missing.ts';

const inPages =
  /^(shell|mf-[^/]+)\/src\/|^shared\/(?!federation\/|testing\/)|^shared\/federation\/(remote|panel-screens|prefetch)\.ts|^api\/src\/pages\/browser\//;
const notInPages = /\.test\.tsx?$|testing|\.d\.ts$/;

/** What runs in a page names nothing that a browser lacks. A copy without Git has nothing to search. */
await runCli(async () => {
  const root = join(import.meta.dirname, '../..');
  const { code, output } = await run('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  if (code !== 0) return;
  const paths = output.split('\n').filter((path) => /\.(tsx?|js)$/.test(path));
  const faults = missingIn(paths.filter((path) => inPages.test(path) && !notInPages.test(path)));
  if (faults.length > 0)
    throw new CliError(`Not in every browser (tools/engines/missing.ts):\n${faults.join('\n')}`);
});
