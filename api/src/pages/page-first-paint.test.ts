import { signIn } from '@hawiyat/shared/contract/account/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseToAll } from '../../testing/release-to-all.ts';
import { sampleHost, sampleRelease } from '../../testing/sample-release.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

const calls = ['/api/company/containers', '/api/company/x?a=1&b=c'];
const charts = 'static/js/charts.js';
const fleet = sampleRelease(
  'mf-fleet',
  { 'remoteEntry.js': 'entry', [charts]: 'charts' },
  { preload: [], prefetch: { '/containers': calls }, deferred: { '/containers': [charts] } },
);

const orders = sampleRelease('mf-orders', { 'remoteEntry.js': 'entry' });
const insights = sampleRelease('mf-insights', { 'remoteEntry.js': 'entry' });

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  for (const sample of [sampleHost(), fleet, orders, insights]) await releaseToAll(server, sample);
}, 60_000);
afterAll(() => server.close());

const page = async (path: string, cookie = '') =>
  (await server.fetch(path, { headers: { accept: 'text/html', cookie } })).text();

/** Cookie of a browser with a signed-in admin. */
async function cookieOfAdmin(): Promise<string> {
  const { credentials } = await server.createCompany('شركة');
  const signedIn = await server.fetch(signIn.path, { method: 'POST', json: credentials });
  return signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
}

test('the screen’s first calls are prefetched before its scripts, where someone is signed in', async () => {
  const cookie = await cookieOfAdmin();
  const asks = async (path: string, cookie: string) => {
    const html = await page(path, cookie);
    const [head = ''] = html.split('<link rel="stylesheet"');
    const text = /<script type="application\/json" id="inline">([^<]*)<\/script>/.exec(head)?.[1] ?? '';
    return JSON.parse(text).prefetch;
  };
  expect(await asks('/containers', cookie)).toEqual(calls);
  expect(await asks('/containers/', cookie)).toEqual(calls);
  for (const other of ['/containers?status=rented', '/containers/7', '/drivers', '/orders'])
    expect([other, await asks(other, cookie)]).toEqual([other, []]);
  expect(await asks('/containers', '')).toEqual([]);
});

test('the app-shell skeleton is in the page of a signed-in person only', async () => {
  const cookie = await cookieOfAdmin();
  const skeleton = async (path: string, cookie: string) => {
    const html = await page(path, cookie);
    return /<div id="skeleton" aria-hidden="true" hidden>.* data-title="([^"]*)"/.exec(html)?.[1];
  };
  expect(await skeleton('/orders/7', cookie)).toBe('إدارة الطلبات');
  for (const path of ['/', '/dashboard/']) expect(await skeleton(path, cookie)).toBe('الصفحة الرئيسية');
  for (const path of ['/signin', '/nowhere'])
    expect([path, await skeleton(path, cookie)]).toEqual([path, undefined]);
  expect(await skeleton('/orders', '')).toBeUndefined();
});

test('the deferred chunks of a screen are in its page only, and load after all other scripts', async () => {
  const isDeferred = async (path: string) => /<template id="deferred">/.test(await page(path));
  const html = await page('/containers');
  const waiting = /<template id="deferred">(.*?)<\/template><script nonce="(.*?)">body\(\);<\/script>/.exec(
    html,
  );
  const [, link, nonce] = waiting ?? [];
  expect(nonce).toBe(/nonce="([^"]+)"/.exec(html)?.[1]);
  const { id, files } = fleet.release;
  const integrity = files.find((file) => file.path === charts)?.integrity;
  expect(link).toBe(
    `<link rel="preload" as="script" href="/r/mf-fleet/${id}/${charts}" crossorigin="anonymous" integrity="${integrity}" nonce="${nonce}">`,
  );
  expect(html.match(/charts\.js/g)).toHaveLength(1);
  for (const other of ['/containers/7', '/drivers', '/'])
    expect([other, await isDeferred(other)]).toEqual([other, false]);
});
