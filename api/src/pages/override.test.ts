import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { remoteContract } from '@hawiyat/shared/federation/remote';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseToAll } from '../../testing/release-to-all.ts';
import { sampleHost, sampleRelease } from '../../testing/sample-release.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

const host = sampleHost();
const fleet = sampleRelease('mf-fleet', { 'remoteEntry.js': 'fleet' });
const orders = sampleRelease('mf-orders', { 'remoteEntry.js': 'orders' });
const built = sampleHost();

const folder = mkdtempSync(join(tmpdir(), 'hawiyat-dev-host-'));
let inDevelopment: TestServer;
let released: TestServer;

beforeAll(async () => {
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...built.release, id: 'dev' }));
  for (const [path, text] of Object.entries(built.files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), Buffer.from(text, 'base64'));
  }
  inDevelopment = await testServer({ overrides: folder });
  released = await testServer({ shared: inDevelopment });
  for (const sample of [host, fleet, orders]) await releaseToAll(released, sample);
}, 60_000);
afterAll(async () => {
  await released.close();
  await inDevelopment.close();
  rmSync(folder, { recursive: true });
});

const asPerson = { accept: 'text/html', 'sec-fetch-site': 'none' };
const chosen = 'hawiyat_override=mf-fleet@4202';

const open = (server: TestServer, path: string, headers: Record<string, string> = {}) =>
  server.fetch(path, { headers: { ...asPerson, ...headers }, redirect: 'manual' });

/** The stable part of a page, and its policy. */
async function settled(server: TestServer, path: string, headers: Record<string, string> = {}) {
  const answer = await open(server, path, headers);
  const html = await answer.text();
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  const policy = answer.headers.get('content-security-policy') ?? '';
  const fixed = (text: string) =>
    text
      .replaceAll(nonce, 'NONCE')
      .replaceAll(server.url, 'ORIGIN')
      .replace(/"cursor":"[^"]+"/, 'CURSOR')
      .replace(/"now":\d+/, 'NOW');
  return [answer.status, fixed(html), fixed(policy), answer.headers.get('integrity-policy')];
}

function data(html: string, id: string): unknown {
  return JSON.parse(new RegExp(`id="${id}">([^<]*)<`).exec(html)?.[1] ?? 'null');
}

test('an address opened by a person sets the override for this browser only and redirects to the page without it', async () => {
  const answer = await open(inDevelopment, '/orders?tab=x&override=mf-fleet@4202,mf-orders@4203');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/orders?tab=x']);
  expect(answer.headers.get('set-cookie')).toBe(
    'hawiyat_override=mf-fleet@4202,mf-orders@4203; Path=/; HttpOnly; SameSite=Strict',
  );
});

test('a second override adds to the first, and none removes all', async () => {
  const second = await open(inDevelopment, '/?override=mf-orders@4203', { cookie: chosen });
  expect(second.headers.get('set-cookie')).toMatch(/^hawiyat_override=mf-fleet@4202,mf-orders@4203;/);
  const moved = await open(inDevelopment, '/?override=mf-fleet@4999', { cookie: chosen });
  expect(moved.headers.get('set-cookie')).toMatch(/^hawiyat_override=mf-fleet@4999;/);
  const none = await open(inDevelopment, '/?override=none', { cookie: chosen });
  expect(none.headers.get('set-cookie')).toMatch(/^hawiyat_override=; Max-Age=0; Path=\/;/);
});

test('nothing but a known remote and a port of this machine is an override', async () => {
  for (const bad of [
    '',
    'mf-fleet',
    'mf-nowhere@4202',
    'shell@4202',
    'mf-fleet@http://evil.example:4202',
    'mf-fleet@evil.example',
    'mf-fleet@0',
    'mf-fleet@65536',
    "mf-fleet@4202'script-src *",
    'mf-fleet@4202,mf-fleet@4203',
    '__proto__@4202',
  ]) {
    const answer = await open(inDevelopment, `/?override=${encodeURIComponent(bad)}`);
    expect([bad, answer.status, answer.headers.get('set-cookie')]).toEqual([bad, 400, null]);
    const cookie = `hawiyat_override=${bad}`;
    expect([bad, await settled(inDevelopment, '/containers', { cookie })]).toEqual([
      bad,
      await settled(released, '/containers'),
    ]);
  }
});

test('a page of another site cannot set an override, nor can a browser that does not report who linked', async () => {
  for (const site of ['cross-site', 'same-site', '']) {
    const answer = await open(inDevelopment, '/?override=mf-fleet@4202', { 'sec-fetch-site': site });
    expect([site, answer.status, answer.headers.get('set-cookie')]).toEqual([site, 400, null]);
  }
});

test('the redirect never leads to another host', async () => {
  for (const path of ['//evil.example/?override=none', '/%2e//evil.example/?override=none']) {
    const location = (await open(inDevelopment, path)).headers.get('location') ?? '/';
    expect(new URL(location, 'http://panel').host).toBe('panel');
  }
});

test('an overridden page loads the remote from its server, and the others as released, beside the development host', async () => {
  const html = await (await open(inDevelopment, '/containers', { cookie: chosen })).text();
  expect(data(html, 'overrides')).toEqual([{ remote: 'mf-fleet', origin: 'http://127.0.0.1:4202' }]);
  expect(data(html, 'composition')).toEqual({
    host: 'dev',
    company: null,
    version: expect.any(Number),
    areas: expect.any(Array),
    remotes: {
      'mf-fleet': {
        assigned: {
          id: 'dev',
          globalName: 'mf_fleet__dev',
          contract: remoteContract,
          base: 'http://127.0.0.1:4202/',
          entry: 'remoteEntry.js',
          integrity: '',
        },
        fallback: null,
        withdrawn: [],
      },
      'mf-orders': {
        assigned: expect.objectContaining({
          id: orders.release.id,
          integrity: expect.stringMatching(/^sha384-/),
        }),
        fallback: null,
        withdrawn: [],
      },
    },
  });
  expect(html).toContain('src="/s/dev/static/js/index.js"');
  expect(html).not.toContain('href="/r/mf-fleet/');
  const file = await inDevelopment.fetch('/s/dev/static/js/index.js');
  expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await inDevelopment.fetch('/s/dev/release.json')).status).toBe(404);
});

test('its policy allows the remote’s server and nothing else', async () => {
  const [, , policy, integrity] = await settled(inDevelopment, '/containers', { cookie: chosen });
  expect([policy, integrity]).toEqual([
    "default-src 'none'; script-src 'nonce-NONCE' 'strict-dynamic'; " +
      "style-src 'self' 'unsafe-inline' http://127.0.0.1:4202; " +
      "img-src 'self' blob: data: https://tile.openstreetmap.org http://127.0.0.1:4202; " +
      "font-src 'self'; connect-src 'self' http://127.0.0.1:4202 ws://127.0.0.1:4202; worker-src 'self'; base-uri 'none'; " +
      "form-action 'self'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; " +
      'trusted-types default',
    null,
  ]);
});

test('without an override a development page is byte for byte the released one', async () => {
  for (const path of ['/', '/containers', '/signin', '/nowhere'])
    expect([path, await settled(inDevelopment, path)]).toEqual([path, await settled(released, path)]);
});

test('a server without overrides ignores them: by address, cookie and file', async () => {
  const plain = await settled(released, '/containers');
  expect(await settled(released, '/containers', { cookie: chosen })).toEqual(plain);
  expect(await settled(released, '/containers?override=mf-fleet@4202')).toEqual(plain);
  expect((await open(released, '/?override=mf-fleet@4202')).headers.get('set-cookie')).toBeNull();
  expect((await released.fetch('/s/dev/static/js/index.js')).status).toBe(404);
  expect((await open(released, '/examples')).status).toBe(404);
});

test('a browser that uses another name for this machine gets no override', async () => {
  const behind = async (host: string) => {
    const headers = { ...asPerson, cookie: chosen, host };
    const { body } = await inDevelopment.app.http.inject({ url: '/containers', headers });
    return data(body, 'overrides');
  };
  expect(await behind('panel.example')).toBeNull();
  expect(await behind('localhost:4000')).toHaveLength(1);
  expect(await behind('[::1]:4000')).toHaveLength(1);
});

test('where the operator allows it a person may choose an override in production, and still no link may', async () => {
  const server = await testServer({ overrides: folder, overridesFor: 'anybody', shared: inDevelopment });
  const get = (url: string, headers: Record<string, string>) =>
    server.app.http.inject({ url, headers: { ...asPerson, host: 'panel.example', ...headers } });
  expect((await get('/?override=mf-fleet@4202', {})).statusCode).toBe(303);
  expect((await get('/?override=mf-fleet@4202', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400);
  expect(data((await get('/containers', { cookie: chosen })).body, 'overrides')).toHaveLength(1);
  await server.close();
});

test('the kit’s examples are a page of the development host', async () => {
  const answer = await open(inDevelopment, '/examples');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('src="/s/dev/static/js/index.js"');
});
