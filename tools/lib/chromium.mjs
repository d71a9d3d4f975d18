// @ts-check
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CliError } from './cli-error.mjs';
import { canInstall, installPackage } from './debian-program.mjs';
import { run } from './run.mjs';

const commonPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @returns {Promise<string | undefined>} path of an installed browser */
async function found() {
  const configured = process.env.CHROME_PATH;
  if (configured && !existsSync(configured)) throw new CliError(`CHROME_PATH names no file: ${configured}`);
  const { chromium } = await import('@playwright/test');
  return [configured, ...commonPaths, chromium.executablePath()].find((path) => path && existsSync(path));
}

/**
 * Finds a Chromium for the browser tests, or installs one: Debian's as root, else Playwright's own.
 * @param {string} root the workspace's folder
 * @returns {Promise<string>} its path
 * @throws {CliError} when there is none and none can be installed
 */
export async function chromium(root) {
  const existing = await found();
  if (existing) return existing;

  if (canInstall()) await installPackage('chromium');
  if (!(await found())) {
    const cli = join(
      dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
      'cli.js',
    );
    await run(process.execPath, [cli, 'install', 'chromium'], { cwd: root });
  }
  const installed = await found();
  if (installed) return installed;
  throw new CliError('No Chromium was found and none could be installed; name one with CHROME_PATH=….');
}

/**
 * Finds the same engine as a program without a window, which needs half the processor: for tests that are many.
 * @param {string} root the workspace's folder
 * @returns {Promise<string>} path of Debian's headless shell where it is installed or can be, else of Chromium
 * @throws {CliError} when there is neither and none can be installed
 */
export async function headlessShell(root) {
  const path = '/usr/bin/chromium-headless-shell';
  if (process.env.CHROME_PATH) return chromium(root);
  if (!existsSync(path) && canInstall()) await installPackage('chromium-headless-shell');
  return existsSync(path) ? path : chromium(root);
}
