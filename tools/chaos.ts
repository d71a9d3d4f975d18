import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runCli } from '@hawiyat/sdk/lib/cli-error';
import { run } from '@hawiyat/sdk/lib/run';
import { install } from './install.mjs';

const root = join(import.meta.dirname, '..');

/**
 * `npm run chaos`: every fault of every file of every remote, with production's limits, and presses at random on every screen.
 * Further arguments go to Playwright, e.g. `npm run chaos -- -g mf-orders`.
 */
await runCli(async () => {
  await install(root);
  const { build } = await import('@hawiyat/sdk/lib/build');
  const { headlessShell } = await import('@hawiyat/sdk/lib/chromium');
  await build(root);
  const playwright = join(
    dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  );
  const args = ['test', '--config', 'tools/chaos.playwright.config.ts', '--reporter=list'];
  const { code } = await run(process.execPath, [playwright, ...args, ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, CHROME_PATH: await headlessShell(root) },
    show: true,
  });
  process.exitCode = code;
});
