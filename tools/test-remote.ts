import { basename, join } from 'node:path';
import { build } from '@hawiyat/sdk/lib/build';
import { CliError, runCli } from '@hawiyat/sdk/lib/cli-error';
import { runPlaywright } from './testing/run-playwright.ts';
import { runVitest } from './testing/run-vitest.ts';

const root = join(import.meta.dirname, '..');

/** `npm test` in a remote's own folder: only its tests, in the built panel. */
await runCli(async () => {
  const name = basename(process.cwd());
  if (!name.startsWith('mf-')) throw new CliError('Run it in the folder of a remote, e.g. mf-orders.');
  await build(root);
  const unit = await runVitest(root, ['unit', 'isolated'], 'daily', ['--passWithNoTests', `${name}/src`]);
  const browser = await runPlaywright(root, [`${name}/e2e`]);
  if (unit.failed + browser.failed > 0) process.exitCode = 1;
});
