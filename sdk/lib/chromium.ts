import { existsSync } from 'node:fs';
import { chromiumPaths } from '@hawiyat/shared/visits/chromium';
import { CliError } from './cli-error.ts';
import { canInstall, installPackage } from './debian-program.ts';
import { program } from './program.ts';
import { run } from './run.ts';

/** @returns path of an installed browser */
async function found(): Promise<string | undefined> {
  const configured = process.env.CHROME_PATH;
  if (configured && !existsSync(configured)) throw new CliError(`CHROME_PATH names no file: ${configured}`);
  const { chromium } = await import('@playwright/test');
  return [configured, ...chromiumPaths, chromium.executablePath()].find((path) => path && existsSync(path));
}

/**
 * Finds a Chromium for the browser tests, or installs one: Debian's as root, else Playwright's own.
 * @param root the workspace's folder
 * @returns its path
 * @throws CliError when there is none and none can be installed
 */
export async function chromium(root: string): Promise<string> {
  const existing = await found();
  if (existing) return existing;

  if (canInstall()) await installPackage('chromium');
  if (!(await found())) {
    await run(process.execPath, [program('@playwright/test', 'cli.js'), 'install', 'chromium'], {
      cwd: root,
    });
  }
  const installed = await found();
  if (installed) return installed;
  throw new CliError('No Chromium was found and none could be installed; name one with CHROME_PATH=….');
}

/**
 * Finds the same engine as a program without a window, which needs half the processor: for tests that are many.
 * @param root the workspace's folder
 * @returns path of Debian's headless shell where it is installed or can be, else of Chromium
 * @throws CliError when there is neither and none can be installed
 */
export async function headlessShell(root: string): Promise<string> {
  const path = '/usr/bin/chromium-headless-shell';
  if (process.env.CHROME_PATH) return chromium(root);
  if (!existsSync(path) && canInstall()) await installPackage('chromium-headless-shell');
  return existsSync(path) ? path : chromium(root);
}
