import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import type { Composition } from '@hawiyat/shared/contract/platform/composition';
import { test as base, expect } from '@hawiyat/shared/testing/panel';
import { buildStockHost, buildStockRemote, manifestOfPackage } from '@hawiyat/shared/testing/stock-build';
import { compiledWithPackage, typesIn } from '@hawiyat/shared/testing/stock-types';
import type { Page } from '@playwright/test';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Browser tests with a stock Module Federation host on an origin of its own. */
const test = base.extend<object, { stockHost: string }>({
  stockHost: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture says by its pattern which others it needs
    async ({}, use) => {
      const dist = await buildStockHost();
      const server = createServer(async (request, response) => {
        const path = new URL(request.url ?? '/', 'http://stock').pathname;
        const type = types[extname(path)];
        const bytes = await readFile(join(dist, type ? path : 'index.html')).catch(() => null);
        response.writeHead(bytes ? 200 : 404, { 'content-type': type ?? 'text/html' }).end(bytes);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.use({ panelName: 'stock' });

const areas: Record<RemoteName, { path: string; shows: (page: Page) => ReturnType<Page['getByRole']> }> = {
  'mf-marketing': { path: '/signup', shows: (page) => page.getByRole('heading', { name: 'تسجيل الشركة' }) },
  'mf-fleet': {
    path: '/containers',
    shows: (page) => page.getByRole('button', { name: 'إضافة حاوية جديدة' }),
  },
  'mf-orders': { path: '/orders', shows: (page) => page.getByRole('tab', { name: 'الطلبات الجديدة' }) },
  'mf-insights': { path: '/dashboard', shows: (page) => page.getByRole('link', { name: 'كشف إيرادات' }) },
};

const htmlOf = async (page: Page, url: string) =>
  (await page.request.get(`${url}/dashboard`, { headers: { accept: 'text/html' } })).text();

function assignedIn(html: string, name: string) {
  const text = html.match(/<script[^>]* id="composition"[^>]*>([^<]*)</)?.[1] ?? '';
  const { assigned } = (JSON.parse(text) as Composition).remotes[name as RemoteName] ?? {};
  if (!assigned) throw new Error(`The composition has no ${name}`);
  return assigned;
}

const forEveryOrigin = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

for (const [name, { path, shows }] of Object.entries(areas)) {
  test(`a stock host opens the released ${name} by its manifest, from another origin`, async ({
    page,
    panel,
    session,
    stockHost,
  }) => {
    const assigned = assignedIn(await htmlOf(page, panel.url), name);

    // The stock host has no server of its own: calls go to the panel's.
    await page.route(`${stockHost}/api/**`, async (route) => {
      const url = route.request().url().replace(stockHost, panel.url);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.addInitScript(({ token, adminUser }) => {
      localStorage.setItem('web_auth_user', JSON.stringify(adminUser));
      localStorage.setItem('web_auth_token', token);
    }, session);
    const entry = `${panel.url}${assigned.base}mf-manifest.json`;
    await page.goto(`${stockHost}${path}?${new URLSearchParams({ name: assigned.globalName, entry })}`);
    await expect(shows(page)).toBeVisible();
  });
}

test('a release’s manifest names its types, which the tools of others fetch', async ({ page, panel }) => {
  const { base } = assignedIn(await htmlOf(page, panel.url), 'mf-fleet');
  const manifest = await (await page.request.get(`${panel.url}${base}mf-manifest.json`)).json();
  const { zip, api } = manifest.metaData.types;
  const archive = await page.request.get(`${panel.url}${base}${zip}`);
  expect(archive.headers()).toMatchObject(forEveryOrigin);
  expect(typesIn(await archive.body())).toEqual([]);
  const apiTypes = await page.request.get(`${panel.url}${base}${api}`);
  expect(await apiTypes.text()).toContain("typeof import('REMOTE_ALIAS_IDENTIFIER/remote')");
});

test('the host’s release has the package that a stock host installs', async ({ page, panel }) => {
  const [base] = (await htmlOf(page, panel.url)).match(/\/s\/[^/]+\//) ?? [];
  const served = await page.request.get(`${panel.url}${base}shared-package.tgz`);
  expect(served.headers()).toMatchObject(forEveryOrigin);
  const { name, version, dependencies } = await manifestOfPackage(await served.body());
  expect({ name, base: `/s/${version}/` }).toEqual({ name: '@hawiyat/shared', base });
  for (const required of Object.values(dependencies)) expect(required).toMatch(/^\d+\.\d+\.\d+$/);
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining(['react', 'react-dom', '@chakra-ui/react']),
  );
});

test('a host of others compiles with that package by rules of its own', async () => {
  const host = (prop: string) => `import { modules } from '@hawiyat/shared';
import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import { BrowserRouter } from '@hawiyat/shared/router';
import { $session } from '@hawiyat/shared/state';
import { Button, UiProvider } from '@hawiyat/shared/ui';
export const all: number = modules.length;
export const calls: Endpoint[] = [];
export const token: string | undefined = $session.get()?.token;
export const page = <BrowserRouter><UiProvider><Button ${prop}>Save</Button></UiProvider></BrowserRouter>;`;
  expect(await compiledWithPackage(host('disabled'))).toEqual([]);
  expect(await compiledWithPackage(host('sparkle'))).toEqual([
    expect.stringContaining("Property 'sparkle' does not exist"),
  ]);
});

test('the panel opens a stock remote, and its lazy chunk, under its whole policy', async ({
  page,
  panel,
  signIn,
}) => {
  const release = await panel.publish(await buildStockRemote());
  const refused: string[] = [];
  page.on('requestfailed', (request) => refused.push(request.url()));
  await signIn('/containers');
  await expect(page.getByRole('heading', { name: 'قسم من خارج المستودع' })).toBeVisible();
  await expect(page.getByText('وصل الجزء المؤجل أيضًا')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate((name) => Reflect.has(globalThis, name), release.globalName)).toBe(true);
  expect(refused).toEqual([]);
});
