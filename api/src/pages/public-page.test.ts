import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { signIn } from '@hawiyat/shared/contract/account/session';
import { signOut } from '@hawiyat/shared/contract/account/sign-out';
import { errorBody } from '@hawiyat/shared/contract/core/error';
import type { PrerenderedPage } from '@hawiyat/shared/contract/platform/releases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseToAll } from '../../testing/release-to-all.ts';
import {
  hostWithoutInline,
  type SampleRelease,
  sampleHost,
  sampleRelease,
} from '../../testing/sample-release.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { publishSample } from '../../testing/test-team.ts';

const host = sampleHost();

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await releaseToAll(server, host);
}, 60_000);
afterAll(() => server.close());

const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const page = async (path: string) => (await server.fetch(path, { headers: asBrowser })).text();
const nonceOf = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
const publish = (sample: SampleRelease) => publishSample(server, sample);

const home: PrerenderedPage = {
  title: 'منصة «حاويات» & "غيرها"',
  description: 'لوحة <تحكم>',
  picture: 'static/image/social.jpg',
  structuredData: { '@type': 'Organization', url: '{origin}/', legalName: '</script>' },
  html: '<!--$--><h1>حاويات</h1><p>© {year} {unknown}</p><!--/$-->',
};
const marketing = sampleRelease(
  'mf-marketing',
  {
    'remoteEntry.js': 'marketing',
    'static/js/async/remote.js': 'remote',
    'static/js/async/home.js': 'home',
    'static/css/async/home.css': 'h1{background:url(../../image/social.jpg) url("#x");content:"</style>"}',
    'static/js/async/signup.js': 'signup',
    'static/image/social.jpg': 'picture',
    'prerendered/home.json': JSON.stringify(home),
  },
  {
    preload: ['static/js/async/remote.js'],
    consumes: ['@hawiyat/shared/ui/data'],
    screens: {
      '/': ['static/js/async/home.js', 'static/css/async/home.css'],
      '/signup': ['static/js/async/signup.js'],
    },
    prerendered: { '/': 'prerendered/home.json' },
  },
);
test('a release’s prerendered page is sent with its styles and the current year', async () => {
  await releaseToAll(server, marketing);
  const html = await page('/?from=mail');
  const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Riyadh', year: 'numeric' }).format();
  expect(html).toContain(`<div id="root"><!--$--><h1>حاويات</h1><p>© ${year} {unknown}</p><!--/$--></div>`);
  const nonce = nonceOf(html);
  // Its text comes before any script, so its fonts are preloaded.
  const font = `/s/${host.release.id}/static/font/arabic.woff2`;
  expect(html).toContain(
    `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${font}">`,
  );
  const base = `/r/mf-marketing/${marketing.release.id}/static`;
  // No style can close its element, and its references also resolve from the page.
  expect(html).toContain(
    `<style nonce="${nonce}" data-prerendered>h1{background:url(${base}/image/social.jpg) url("#x");content:"<\\/style>"}</style>`,
  );
  expect(html).toContain(`<style nonce="${nonce}">body { margin: 0 }</style>`);
  expect(html).not.toContain('rel="stylesheet"');

  for (const elsewhere of ['/signup', '/constructor', '/signin', '/dashboard'])
    expect(await page(elsewhere)).toContain('<div id="root"></div>');
});

test('a prerendered page describes itself to search engines and link previews; the panel’s pages keep out of searches', async () => {
  const html = await page('/?from=mail');
  const quoted = 'منصة «حاويات» &#38; &#34;غيرها&#34;';
  expect(html).toContain(`<title>${quoted}</title>`);
  for (const [name, content] of [
    ['og:title', quoted],
    ['og:description', 'لوحة &#60;تحكم&#62;'],
    ['og:url', `${server.url}/`],
    ['og:image', `${server.url}/r/mf-marketing/${marketing.release.id}/static/image/social.jpg`],
  ])
    expect(html).toContain(`<meta property="${name}" content="${content}">`);
  expect(html).toContain(`<link rel="canonical" href="${server.url}/">`);
  const data = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual({ ...home.structuredData, url: `${server.url}/` });
  expect(html).not.toContain('noindex');
  for (const path of ['/dashboard', '/signin', '/nowhere'])
    expect(await page(path)).toContain('<meta name="robots" content="noindex">');
});

test('the scripts of a prerendered page wait in a template; other pages load their own screen’s at once', async () => {
  const inTemplate = (html: string) => /<template id="host">(.*)<\/template>/s.exec(html)?.[1] ?? '';
  const html = await page('/');
  const waiting = inTemplate(html);
  for (const path of ['static/js/index.js', 'remoteEntry.js', 'static/js/async/home.js']) {
    expect(waiting).toContain(path);
    expect(html.replace(waiting, '')).not.toContain(`/${path}`);
  }
  expect(html).toContain(`${waiting}</template><script nonce="${nonceOf(html)}">body();</script></body>`);
  expect(html).not.toContain('signup.js');
  expect(html).not.toContain('extra.js');
  const signUp = await page('/signup');
  expect(inTemplate(signUp)).toBe('');
  expect(signUp).toContain('static/js/async/signup.js');
  expect(signUp).toContain('static/js/extra.js');
  expect(signUp).not.toContain('home.js');
});

test('a signed-in browser gets at / not the public page but what the dashboard needs', async () => {
  const insights = sampleRelease('mf-insights', { 'remoteEntry.js': 'insights' });
  await releaseToAll(server, insights);
  const company = await server.createCompany('شركة');
  const { domain, email, password } = company.credentials;
  const answer = await server.fetch(signIn.path, {
    method: 'POST',
    json: { domain, email, password },
  });
  const given = answer.headers.getSetCookie().find((text) => text.startsWith('hawiyat_cohort=')) ?? '';
  expect(given).toMatch(/^hawiyat_cohort=[\w.-]+; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/);
  const [cookie = ''] = given.split(';');
  const openWith = async (path: string, cookie: string) =>
    (await server.fetch(path, { headers: { ...asBrowser, cookie } })).text();

  const home = await openWith('/', `theme=x; ${cookie}`);
  expect(home).toContain('<div id="root"></div>');
  expect(home).toContain(`/r/mf-insights/${insights.release.id}/remoteEntry.js`);
  expect(home).not.toContain('href="/r/mf-marketing');
  for (const wrong of [`${cookie}x`, cookie.replace(/=.{4}/, '=0000'), 'hawiyat_cohort=', 'hawiyat_cohort=.'])
    expect(await openWith('/', wrong)).toContain('<h1>حاويات</h1>');

  const { token } = (await answer.json()) as { token: string };
  const out = await server.fetch(signOut.path, { method: 'POST', token });
  expect(out.headers.get('set-cookie')).toMatch(/^hawiyat_cohort=; Path=\/; Max-Age=0; /);
});

test('a page is sent in the smallest encoding that the browser accepts', async () => {
  const { hostname, port } = new URL(server.url);
  const send = (encoding: string) =>
    new Promise<{ encoding: string | undefined; bytes: Buffer }>((resolve, reject) => {
      const headers = { ...asBrowser, 'accept-encoding': encoding };
      request({ hostname, port, path: '/', headers }, async (answer) =>
        resolve({
          encoding: answer.headers['content-encoding'],
          bytes: Buffer.concat(await answer.toArray()),
        }),
      )
        .on('error', reject)
        .end();
    });
  const plain = await send('identity');
  expect(plain.encoding).toBeUndefined();
  for (const [accepted, encoding, unpack] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const packed = await send(accepted);
    expect(packed.encoding).toBe(encoding);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(unpack(packed.bytes).toString()).toMatch(/^<!doctype html>.*<\/html>$/s);
  }
});

test('a release whose prerendered page is missing or invalid is rejected', async () => {
  const prerendered = { '/': 'prerendered/home.json' };
  for (const [contents, code] of [
    [{ 'remoteEntry.js': 'other' }, 'file-missing'],
    [{ 'remoteEntry.js': 'other', 'prerendered/home.json': '<h1>حاويات</h1>' }, 'no-page'],
    [{ 'remoteEntry.js': 'other', 'prerendered/home.json': JSON.stringify(home) }, 'file-missing'],
  ] as const) {
    const answer = await publish(sampleRelease('mf-marketing', contents, { prerendered }));
    expect([answer.status, errorBody.parse(await answer.json()).code]).toEqual([400, code]);
  }
});

test('pages of a host that has no scripts for the HTML do without: the host loads at once', async () => {
  await releaseToAll(server, hostWithoutInline());
  const html = await page('/');
  expect(html).toContain('<h1>حاويات</h1>');
  expect(html).not.toContain('<template');
  expect(html).toMatch(/<script defer src="[^"]*\/static\/js\/index.js"[^>]*><\/script><\/head>/);
  expect(html).not.toMatch(/<script nonce="[^"]*">/);
});
