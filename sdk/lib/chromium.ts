import { existsSync } from 'node:fs';
import { chromiumPaths } from '@hawiyat/shared/visits/chromium';
import { CliError } from './cli-error.ts';
import { canInstall, installPackage } from './debian-program.ts';
import { program } from './program.ts';
import { run } from './run.ts';

async function installedChromium(): Promise<string | undefined> {
  const configured = process.env.CHROME_PATH;
  if (configured && !existsSync(configured)) throw new CliError(`CHROME_PATH names no file: ${configured}`);
  const { chromium } = await import('@playwright/test');
  return [configured, ...chromiumPaths, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Finds a Chromium or installs one: as root Debian's, else Playwright's. */
export async function chromium(root: string): Promise<string> {
  const existing = await installedChromium();
  if (existing) return existing;

  if (canInstall()) await installPackage('chromium');
  if (!(await installedChromium())) {
    await run(process.execPath, [program('@playwright/test', 'cli.js'), 'install', 'chromium'], {
      cwd: root,
    });
  }
  const installed = await installedChromium();
  if (installed) return installed;
  throw new CliError('No Chromium was found and none could be installed; name one with CHROME_PATH=….');
}

/** Finds the engine without a window, which needs half the processor, else Chromium. */
export async function headlessShell(root: string): Promise<string> {
  const path = '/usr/bin/chromium-headless-shell';
  if (process.env.CHROME_PATH) return chromium(root);
  if (!existsSync(path) && canInstall()) await installPackage('chromium-headless-shell');
  return existsSync(path) ? path : chromium(root);
}
