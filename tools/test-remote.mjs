// @ts-check
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { install } from './install.mjs';
import { run } from './run.mjs';
import { runOrSay, Sentence } from './sentence.mjs';

const root = join(import.meta.dirname, '..');

/** `npm test` in a remote's own folder: its tests and no other's, beside the panel as it is built. */
await runOrSay(async () => {
  const name = basename(process.cwd());
  if (!name.startsWith('mf-')) throw new Sentence('Run it in the folder of a remote, as mf-orders.');
  await install(root);
  const { build } = await import('./build.mjs');
  const { chromium } = await import('./chromium.mjs');
  await build(root);
  const program = (/** @type {string} */ of, /** @type {string} */ file) =>
    join(dirname(createRequire(import.meta.url).resolve(`${of}/package.json`)), file);
  const unit = ['run', '--root', root, '--config', 'tools/vitest.config.ts', '--project', 'unit'];
  const steps = [
    [program('vitest', 'vitest.mjs'), ...unit, '--passWithNoTests', `${name}/src`],
    [program('@playwright/test', 'cli.js'), 'test', '--config', 'tools/playwright.config.ts', `${name}/e2e`],
  ];
  const env = { ...process.env, CHROME_PATH: await chromium(root) };
  for (const step of steps) {
    const { code } = await run(process.execPath, step, { cwd: root, env, show: true });
    if (code !== 0) process.exitCode = code;
  }
});
