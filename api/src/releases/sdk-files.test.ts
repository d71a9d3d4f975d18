import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseToAll } from '../../testing/release-to-all.ts';
import { sampleHost } from '../../testing/sample-release.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

const get = (path: string) => fetch(server.url + path, { redirect: 'manual' });

test('before a host is released there is no latest SDK', async () => {
  expect((await get('/sdk/latest.tgz')).status).toBe(404);
});

test('the latest SDK is that of the host which everybody has, and leads to its own address', async () => {
  const host = sampleHost({ 'sdk.tgz': 'the kit' });
  await releaseToAll(server, host);
  const latest = await get('/sdk/latest.tgz');
  const address = `/sdk/${host.release.id}.tgz`;
  expect([latest.status, latest.headers.get('location')]).toEqual([302, address]);
  expect(latest.headers.get('cache-control')).toBe('no-store');

  const served = await get(address);
  expect(await served.text()).toBe('the kit');
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '7',
    'content-type': 'application/gzip',
    'x-content-type-options': 'nosniff',
  });
});

test.each(['1.0.0-0123456789', 'no-release', '..%2f..%2fetc'])(
  'of an unknown release %s there is none',
  async (id) => {
    expect((await get(`/sdk/${id}.tgz`)).status).toBe(404);
  },
);

test('a host that was built without an SDK has none', async () => {
  const host = sampleHost();
  await releaseToAll(server, host);
  expect((await get(`/sdk/${host.release.id}.tgz`)).status).toBe(404);
});
