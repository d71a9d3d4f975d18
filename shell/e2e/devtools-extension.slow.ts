import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@hawiyat/shared/testing/panel';
import { chromium } from '@playwright/test';

/** In the page before its scripts, as the extension makes place for its runtime plugins. */
function early() {
  const federation = { __GLOBAL_PLUGIN__: [] };
  for (const name of ['__FEDERATION__', '__VMOK__'])
    Object.defineProperty(globalThis, name, { value: federation, writable: true });
}

/** In the page, from an address of the extension: sends what its views show. */
function read() {
  const { moduleInfo, __SHARE__ } = globalThis.__FEDERATION__;
  const shared = Object.values(__SHARE__).flatMap((scope) => Object.keys(scope.default ?? {}));
  postMessage({ moduleInfo, shared }, '*');
}

/** In a world of its own beside the page. */
function content() {
  const { chrome } = globalThis as unknown as { chrome: { runtime: { getURL(file: string): string } } };
  addEventListener('message', ({ data }) => {
    if (data.moduleInfo) document.documentElement.dataset.told = JSON.stringify(data);
  });
  addEventListener('fixture read', () => {
    const script = document.createElement('script');
    script.src = chrome.runtime.getURL('read.js');
    document.head.append(script);
  });
}

const everywhere = { matches: ['http://localhost/*', 'http://127.0.0.1/*'] };
const start = { ...everywhere, run_at: 'document_start' };
const manifest = {
  ...{ manifest_version: 3, name: 'Reads as the Module Federation extension does', version: '1.0' },
  content_scripts: [
    { ...start, js: ['early.js'], world: 'MAIN' },
    { ...start, js: ['content.js'] },
  ],
  web_accessible_resources: [{ ...everywhere, resources: ['read.js'] }],
};

const test = base.extend({
  context: async ({ panel }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'hawiyat-extension-'));
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
    for (const script of [early, read, content])
      writeFileSync(join(folder, `${script.name}.js`), `(${script})();`);
    const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      ...{ baseURL: panel.url, headless: false, ignoreDefaultArgs: ['--disable-extensions'] },
      // The headless shell of the other tests has no extensions.
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--headless=new', '--no-sandbox', '--disable-gpu', `--load-extension=${folder}`],
    });
    await use(context);
    await context.close();
    rmSync(folder, { recursive: true });
  },
});

test('an extension reads host, remotes and shared modules, under the page’s whole policy', async ({
  page,
  signIn,
}) => {
  await signIn('/containers');
  await expect(page.getByRole('button', { name: 'إضافة حاوية جديدة' })).toBeVisible();
  await page.evaluate(() => void dispatchEvent(new Event('fixture read')));
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-told', /./);
  const { moduleInfo, shared } = JSON.parse((await html.getAttribute('data-told')) ?? '');
  const remotes = Object.entries<{ matchedVersion: string }>(moduleInfo.shell.remotesInfo);
  expect(remotes.map(([name]) => name)).toEqual([expect.stringMatching(/^mf_fleet__/)]);
  for (const [name, { matchedVersion: entry }] of remotes)
    expect(moduleInfo[`${name}:${entry}`]).toMatchObject({ remoteEntry: entry });
  expect(shared).toEqual(expect.arrayContaining(['react', 'nanostores', '@hawiyat/shared/ui']));
});
