import { join } from 'node:path';
import { build } from '@hawiyat/sdk/lib/build';
import { headlessShell } from '@hawiyat/sdk/lib/chromium';
import { runCli } from '@hawiyat/sdk/lib/cli-error';
import { program } from '@hawiyat/sdk/lib/program';
import { run } from '@hawiyat/sdk/lib/run';

const root = join(import.meta.dirname, '..');

/** `npm run chaos`: every fault of every file of every remote, and random presses; arguments go to Playwright. */
await runCli(async () => {
  await build(root);
  const args = ['test', '--config', 'tools/chaos.playwright.config.ts', '--reporter=list'];
  const { code } = await run(
    process.execPath,
    [program('@playwright/test', 'cli.js'), ...args, ...process.argv.slice(2)],
    {
      cwd: root,
      env: { ...process.env, CHROME_PATH: await headlessShell(root) },
      show: true,
    },
  );
  process.exitCode = code;
});
