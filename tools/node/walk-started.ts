import { join } from 'node:path';
import { headlessShell } from '@hawiyat/sdk/lib/chromium';
import { freePort } from '@hawiyat/sdk/lib/port';
import { sidebar } from '@hawiyat/shared/federation/checkout-areas';
import { playwrightEngine } from '@hawiyat/shared/testing/walk/playwright-engine';
import { walker } from '@hawiyat/shared/testing/walk/walker';
import { chromium } from '@playwright/test';
import { startCommand } from '../testing/start-command.ts';

const root = join(import.meta.dirname, '../..');

/** Runs `npm start` on the Node of `env` and opens the screens; fails by any warning or error of the console. */
export async function walkStarted(checkout: string, env: NodeJS.ProcessEnv): Promise<void> {
  const port = await freePort();
  const server = startCommand('npm', ['start'], checkout, { ...env, PORT: String(port) });
  try {
    const said = await server.ready;
    if (/Warning:/.test(said)) throw new Error(`npm start warns:\n${said}`);
    await walkScreens(`http://localhost:${port}`);
    server.signal('SIGINT');
    await server.exit;
  } finally {
    server.end();
  }
}

async function walkScreens(url: string): Promise<void> {
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    executablePath: await headlessShell(root),
  });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    const walk = walker(playwrightEngine(page), url);
    await walk.signIn();
    for (const { path, title } of sidebar) {
      await walk.goto(path);
      await walk.loads(title);
    }
    await walk.goto('/settings');
    await walk.shows({ role: 'link', name: 'ملفي الشخصي' });
    await walk.loads('');
    if (errors.length > 0) throw new Error(`The console has errors:\n${errors.join('\n')}`);
  } finally {
    await browser.close();
  }
}
