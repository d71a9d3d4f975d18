import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseToAll } from '../../testing/release-to-all.ts';
import { sampleHost, sampleRelease } from '../../testing/sample-release.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

const host = sampleHost();
const entry = 'console.log("the fleet");'.repeat(50);
const fleet = sampleRelease('mf-fleet', { 'remoteEntry.js': entry, 'logo.png': 'picture', 'a/b.css': 'p{}' });
const base = `/r/mf-fleet/${fleet.release.id}/`;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  for (const sample of [host, fleet]) await releaseToAll(server, sample);
}, 60_000);
afterAll(() => server.close());

/** As a browser sends it, but the bytes stay compressed and the path stays as written. */
function raw(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; bytes: Buffer }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      const sent = request({ hostname, port, path, headers, method }, async (answer) => {
        const bytes = Buffer.concat(await answer.toArray());
        resolve({ status: answer.statusCode, headers: answer.headers, bytes });
      });
      sent.on('error', reject).end();
    },
  );
}

test('a release’s file is cached for ever, with its type, for every origin', async () => {
  const answer = await raw(`${base}remoteEntry.js`);
  expect(answer.status).toBe(200);
  expect(answer.bytes.toString()).toBe(entry);
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(entry.length),
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  });
  expect((await raw(`${base}logo.png`)).headers['content-type']).toBe('image/png');
  expect((await raw(`${base}a/b.css`)).headers['content-type']).toBe('text/css; charset=utf-8');
  const font = await raw(`/s/${host.release.id}/static/font/arabic.woff2`);
  expect([font.status, font.headers['content-type']]).toEqual([200, 'font/woff2']);
});

test('brotli is preferred to gzip, gzip to none, and a rejected encoding is never sent', async () => {
  const get = (accepted: string) => raw(`${base}remoteEntry.js`, { 'accept-encoding': accepted });
  const brotli = await get('gzip, deflate, br');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(entry);
  expect(brotli.headers['content-length']).toBe(String(brotli.bytes.length));
  const gzip = await get('gzip;q=0.5, br;q=0');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.bytes).toString()).toBe(entry);
  expect((await get('identity')).headers['content-encoding']).toBeUndefined();
  expect(new Set([brotli.headers.etag, gzip.headers.etag]).size).toBe(2);
});

test('formats with their own compression are sent unchanged', async () => {
  const picture = await raw(`${base}logo.png`, { 'accept-encoding': 'br, gzip' });
  expect([picture.headers['content-encoding'], picture.bytes.toString()]).toEqual([undefined, 'picture']);
});

test('a matching ETag gives 304, and HEAD no bytes', async () => {
  const { etag } = (await raw(`${base}remoteEntry.js`)).headers;
  const again = await raw(`${base}remoteEntry.js`, { 'if-none-match': String(etag) });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  const head = await raw(`${base}remoteEntry.js`, {}, 'HEAD');
  expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([
    200,
    0,
    String(entry.length),
  ]);
});

test('a proxy that lists several ETags, or has weakened one, gets 304 too; one that wants to be sure, the file', async () => {
  const { etag } = (await raw(`${base}remoteEntry.js`)).headers;
  for (const known of [`"another", ${etag}`, `W/${etag}`, '*'])
    expect([known, (await raw(`${base}remoteEntry.js`, { 'if-none-match': known })).status]).toEqual([
      known,
      304,
    ]);
  const sure = { 'if-none-match': String(etag), 'cache-control': 'no-cache' };
  expect((await raw(`${base}remoteEntry.js`, sure)).bytes.toString()).toBe(entry);
});

test('the fresh address of a retry gives the same bytes', async () => {
  for (const attempt of ['~1/', '~27/'])
    expect((await raw(`${base}${attempt}remoteEntry.js`)).bytes.toString()).toBe(entry);
  expect((await raw(`/s/${host.release.id}/~1/static/js/index.js`)).status).toBe(200);
  expect((await raw(`${base}~1/~2/remoteEntry.js`)).status).toBe(404);
});

test.each([
  ['an unlisted file', 'release.json'],
  ['nothing', ''],
  ['a folder', 'a/'],
  ['a step up', '../../../operator-token'],
  ['an encoded step up', '..%2f..%2f..%2foperator-token'],
  ['a doubly encoded step up', '..%252f..%252foperator-token'],
  ['a step up after a retry prefix', '~1/../../../../operator-token'],
  ['a NUL', 'remoteEntry.js%00'],
])('%s below a release is a 404 that is never cached', async (_what, path) => {
  const answer = await raw(base + path);
  expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('an unknown release, remote or folder is a 404 for everyone', async () => {
  const asPage = { accept: 'text/html' };
  for (const path of [
    '/r/mf-fleet/1.0.0-0000000000/remoteEntry.js',
    `/r/mf-orders/${fleet.release.id}/remoteEntry.js`,
    `/r/mf-fleet/%00/remoteEntry.js`,
    `/s/${fleet.release.id}/remoteEntry.js`,
    '/r/mf-fleet',
    '/r/',
    '/s/x',
  ]) {
    const answer = await raw(path, asPage);
    expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, 404, 'no-store']);
  }
});

test('an address that cannot be decoded is a bad request', async () => {
  expect((await raw(`${base}%ff`)).status).toBe(400);
});
