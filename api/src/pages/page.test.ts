import { request } from 'node:http';
import { fetchComposition } from '@hawiyat/shared/contract/platform/composition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseToAll } from '../../testing/release-to-all.ts';
import { sampleHost, sampleRelease } from '../../testing/sample-release.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { type AppOptions, createApp } from '../app.ts';

const host = sampleHost();
const fleet = sampleRelease(
  'mf-fleet',
  { 'remoteEntry.js': 'entry', 'static/js/remote.js': 'chunk', 'static/css/remote.css': 'p{}' },
  { consumes: ['@hawiyat/shared/ui/data', '@hawiyat/shared/ui'] },
);
const orders = sampleRelease('mf-orders', { 'remoteEntry.js': 'orders' });

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const open = (path: string) => server.fetch(path, { headers: asBrowser });
const page = async (path: string) => (await open(path)).text();
const integrityOf = (sample: typeof host, path: string) =>
  sample.release.files.find((file) => file.path === path)?.integrity;
const nonceOf = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1] ?? '';

test('before any host is published the page says that the service is busy', async () => {
  const answer = await open('/dashboard');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.text()).toContain('الخدمة مشغولة حاليًا. يرجى المحاولة بعد قليل.');
  const token = await (await server.createCompany('شركة')).signIn();
  const composition = await server.fetch(fetchComposition.path, { token });
  expect([composition.status, composition.headers.get('retry-after'), await composition.json()]).toEqual([
    ...[503, '5', { message: 'الخدمة مشغولة حاليًا. يرجى المحاولة بعد قليل.' }],
  ]);
});

test('the host is released, with two remotes', async () => {
  for (const sample of [host, fleet, orders]) await releaseToAll(server, sample);
});

test('every address of the panel gives the host’s page, in Arabic and from right to left', async () => {
  for (const path of [
    '/',
    '/signin',
    '/signup',
    '/dashboard',
    '/containers',
    '/drivers/42',
    '/orders?tab=x',
  ]) {
    const answer = await open(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toMatch(
      /^<!doctype html><html lang="ar" dir="rtl">.*<div id="root"><\/div>/s,
    );
  }
  expect(await page('/containers')).toContain('<title>إدارة الحاويات · منصة حاويات</title>');
  expect(await page('/')).toContain('<title>منصة حاويات: إدارة تأجير الحاويات</title>');
});

test('an address that no remote owns gives the same page with status 404', async () => {
  for (const path of ['/nowhere', '/container', '/signin/x', '/favicon.ico']) {
    const answer = await open(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).toContain('<div id="root"></div>');
  }
});

test('the page carries the composition, and nothing in it can close its element', async () => {
  const html = await page('/orders');
  const text = /<script type="application\/json" id="composition">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(text)).toEqual({
    host: host.release.id,
    company: null,
    version: expect.any(Number),
    areas: expect.arrayContaining([
      {
        name: 'mf-orders',
        audience: 'company',
        sections: [
          { path: '/orders', title: 'إدارة الطلبات', icon: expect.stringMatching(/^M/), position: 40 },
          { path: '/orders/settings', title: 'إعدادات الطلبات', icon: null, position: null },
          { path: '/orders/work', title: 'عمل اليوم', icon: null, position: null },
        ],
      },
    ]),
    remotes: {
      'mf-fleet': {
        assigned: expect.objectContaining({ id: fleet.release.id, entry: 'remoteEntry.js' }),
        fallback: null,
        withdrawn: [],
      },
      'mf-orders': {
        assigned: expect.objectContaining({ id: orders.release.id }),
        fallback: null,
        withdrawn: [],
      },
    },
  });
});

test('a signed-in caller gets the company’s composition; without a token no one does', async () => {
  const company = await server.createCompany('شركة');
  const token = await company.signIn();
  const text = /<script type="application\/json" id="composition">([^<]*)<\/script>/.exec(
    await page('/'),
  )?.[1];
  const answer = await server.fetch(fetchComposition.path, { token });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { composition: { ...JSON.parse(text ?? ''), company: company.id } },
  ]);
  expect((await server.fetch(fetchComposition.path)).status).toBe(401);
});

test('the host’s styles have an absolute address, its scripts are deferred and in order, and all carry hashes', async () => {
  const html = await page('/signin');
  const nonce = nonceOf(html);
  const base = `/s/${host.release.id}/static/`;
  const pinned = (path: string) =>
    `crossorigin="anonymous" integrity="${integrityOf(host, `static/${path}`)}" nonce="${nonce}">`;
  expect(html).toContain(
    `<link rel="stylesheet" href="${server.url}${base}css/index.css" ${pinned('css/index.css')}`,
  );
  const vendor = `<script defer src="${base}js/vendor.js" ${pinned('js/vendor.js')}`;
  const entry = `<script defer src="${base}js/index.js" ${pinned('js/index.js')}`;
  expect(html).toContain(`${vendor}</script>${entry}</script></head>`);
  // Fonts wait for the scripts, which render the first text.
  expect(html).not.toContain('woff2');
});

test('the requested area’s files are preloaded exactly as its loader requests them, and no other area’s', async () => {
  const html = await page('/containers');
  const nonce = nonceOf(html);
  const preload = (as: string, sample: typeof host, base: string, path: string) =>
    `<link rel="preload" as="${as}" href="${base}${path}" crossorigin="anonymous" integrity="${integrityOf(sample, path)}" nonce="${nonce}">`;
  const base = `/r/mf-fleet/${fleet.release.id}/`;
  expect(html).toContain(preload('script', fleet, base, 'remoteEntry.js'));
  expect(html).toContain(preload('script', fleet, base, 'static/js/remote.js'));
  expect(html).toContain(preload('style', fleet, base, 'static/css/remote.css'));
  // The host's lazy files that the area uses.
  expect(html).toContain(preload('script', host, `/s/${host.release.id}/`, 'static/js/extra.js'));
  expect(html).not.toContain('href="/r/mf-orders');

  const elsewhere = await page('/orders');
  expect(elsewhere).toContain(`href="/r/mf-orders/${orders.release.id}/remoteEntry.js"`);
  expect(elsewhere).not.toContain('href="/r/mf-fleet');
  expect(elsewhere).not.toContain('extra.js');
  expect(await page('/signin')).not.toContain('href="/r/');
});

test('each page load has its own nonce, the one in its policy', async () => {
  const nonces = new Set<string>();
  for (const _ of [1, 2, 3]) {
    const answer = await open('/dashboard');
    const nonce = nonceOf(await answer.text());
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; ` +
        "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' blob: data: https://tile.openstreetmap.org; " +
        "font-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
        "object-src 'none'; require-trusted-types-for 'script'; trusted-types default",
    );
    expect(answer.headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

test('the host’s script for the head stands there before the first paint, after its data, and cannot close its element', async () => {
  const html = await page('/dashboard');
  const script = `<script nonce="${nonceOf(html)}">head("\\x3c/script>\\x3c!--");</script><link rel="stylesheet"`;
  const [before = '', ...after] = html.split(script);
  expect(after).toHaveLength(1);
  for (const id of ['composition', 'facts', 'inline'])
    expect(before).toContain(`<script type="application/json" id="${id}">`);
  // Only a page with something to wait for needs the other one.
  expect(html).not.toContain('body();');
});

test('an invalid host header does not reach the page', async () => {
  const html = await new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const headers = { ...asBrowser, host: 'evil"><script>alert(1)</script>' };
    request({ hostname, port, path: '/signin', headers }, async (answer) =>
      resolve(Buffer.concat(await answer.toArray()).toString()),
    )
      .on('error', reject)
      .end();
  });
  expect(html).not.toContain('evil');
  expect(html).not.toContain('alert');
});

test('the log names a page by its path, without the query', async () => {
  await server.fetch('/containers?q=secret', { headers: asBrowser });
  expect(server.logs()).toContain('"path":"/containers","status":200');
  expect(server.logs()).not.toContain('q=secret');
});

test('a foreign host header is repeated nowhere in the page', async () => {
  const { dataDir, db } = server;
  const { http } = createApp({ db, dataDir, operatorToken: '', logLevel: 'silent' });
  for (const url of ['/', '/signin'])
    expect((await http.inject({ url, headers: { ...asBrowser, host: 'evil.example' } })).body).not.toContain(
      'evil',
    );
  await http.close();
});

test('behind a trusted proxy the page uses the browser’s address and stays on https', async () => {
  const proxied = {
    ...asBrowser,
    host: 'internal',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'panel.example',
  };
  const behind = async (options: Partial<AppOptions>) => {
    const { dataDir, db } = server;
    const { http } = createApp({ db, dataDir, operatorToken: '', logLevel: 'silent', ...options });
    const answer = await http.inject({ url: '/signin', headers: proxied, remoteAddress: '10.0.0.7' });
    await http.close();
    const origin = /rel="stylesheet" href="(.*?)\/s\//.exec(answer.body)?.[1];
    return [origin, answer.headers['strict-transport-security']];
  };
  const forTwoYears = 'max-age=63072000; includeSubDomains';
  expect(await behind({ trustedProxies: ['10.0.0.0/8'] })).toEqual(['https://panel.example', forTwoYears]);
  expect(await behind({ trustedProxies: ['192.168.0.1'] })).toEqual(['http://internal', undefined]);
  expect(await behind({})).toEqual(['', undefined]);
  expect((await behind({ publicUrl: 'https://hawiyat.example' }))[0]).toBe('https://hawiyat.example');
});
