import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostFits } from '@hawiyat/sdk/fit/host-fits';
import { headlessShell } from '@hawiyat/sdk/lib/chromium';
import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { remoteNames } from '@hawiyat/shared/federation/checkout-areas';
import type { HostTypes } from '@hawiyat/shared/federation/types/host-types';
import { startPanel } from '@hawiyat/shared/testing/running-panel';
import { playwrightEngine } from '@hawiyat/shared/testing/walk/playwright-engine';
import { chromium } from '@playwright/test';
import { signInDemo } from './sign-in-demo.ts';

const root = join(import.meta.dirname, '../..');

const releaseOf = (checkout: string, name: string): Release =>
  JSON.parse(readFileSync(join(checkout, name, 'dist/release.json'), 'utf8'));

function hostOf(checkout: string): { id: string; types: HostTypes } {
  const { id, types = '' } = releaseOf(checkout, 'shell');
  return { id, types: JSON.parse(readFileSync(join(checkout, 'shell/dist', types), 'utf8')) };
}

/** Compares the host of one checkout with what the remotes of another import; messages by remote. */
export function compareTypes(
  { known, host }: { known: string; host: string },
  names: readonly string[],
): Promise<Map<string, string[]>> {
  const remotes = names.map((name) => {
    const { importedNames = {} } = releaseOf(known, name);
    return { name, importedNames };
  });
  return hostFits(root, hostOf(host).types, hostOf(known), remotes);
}

type Walk = typeof import('@hawiyat/shared/testing/walk/every-screen');
type Walkers = typeof import('@hawiyat/shared/testing/walk/walker');

/** Opens screens of one checkout's remotes in another's host on this server, by the names that their checkout knows. */
export async function walkRemotes(
  { remotes, host }: { remotes: string; host: string },
  names?: readonly string[],
): Promise<void> {
  const dist = (name: string) => join(name === 'shell' ? host : remotes, name, 'dist');
  const panel = await startPanel({ RELEASES: ['shell', ...remoteNames].map(dist).join(',') });
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    executablePath: await headlessShell(root),
  });
  try {
    const { token, adminUser } = await signInDemo(panel.url);
    const session = { web_auth_token: token, web_auth_user: JSON.stringify(adminUser) };
    const localStorage = Object.entries(session).map(([name, value]) => ({ name, value }));
    const page = await browser.newPage({
      ...{ reducedMotion: 'reduce' as const, viewport: { width: 1440, height: 900 } },
      storageState: { cookies: [], origins: [{ origin: panel.url, localStorage }] },
    });
    page.setDefaultTimeout(20_000);
    const { walkAreas, walkPanel }: Walk = await import(join(remotes, 'shared/testing/walk/every-screen.ts'));
    const { walker }: Walkers = await import(join(remotes, 'shared/testing/walk/walker.ts'));
    const walk = walker(playwrightEngine(page), panel.url);
    await walk.goto('/settings');
    await (names ? walkAreas(walk, names) : walkPanel(walk));
  } finally {
    await browser.close();
    await panel.stop();
  }
}
