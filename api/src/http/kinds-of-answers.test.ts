import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseToAll } from '../../testing/release-to-all.ts';
import { sampleHost } from '../../testing/sample-release.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

const host = sampleHost();

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await releaseToAll(server, host);
}, 60_000);
afterAll(() => server.close());

const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test('a request that asks for no page gets data: unknown addresses are 404 in JSON', async () => {
  const notFound = { message: 'العنصر المطلوب غير موجود.' };
  for (const [path, init] of [
    ['/nowhere', {}],
    ['/api/nowhere', { headers: asBrowser }],
    ['/api', { headers: asBrowser }],
    ['/dashboard', { method: 'POST', headers: asBrowser }],
  ] as const) {
    const answer = await server.fetch(path, init);
    expect([path, answer.status, await answer.json()]).toEqual([path, 404, notFound]);
  }
});

test('a page is also for monitors and link-preview bots, which accept anything or ask for its head', async () => {
  for (const [accept, path, kind] of [
    ['*/*', '/', 'text/html'],
    ['*/*', '/signup?from=whatsapp', 'text/html'],
    ['image/avif,*/*;q=0.8', '/privacy-policy', 'text/html'],
    ['application/json', '/', 'application/json'],
    ['*/*', '/dashboard', 'text/html'],
    ['*/*', '/drivers/42?tab=orders', 'text/html'],
    ['*/*', '/signin', 'text/html'],
    ['*/*', '/settings/company', 'text/html'],
    ['application/json', '/dashboard', 'application/json'],
    ['*/*', '/nowhere', 'application/json'],
    ['*/*', '/robots.txt', 'application/json'],
  ] as const) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await server.fetch(path, { method, headers: { accept } });
      const type = answer.headers.get('content-type')?.split(';')[0];
      expect([accept, method, path, answer.status, type]).toEqual([
        ...[accept, method, path, kind === 'text/html' ? 200 : 404],
        kind,
      ]);
    }
  }
});

test('every kind of response carries the security headers', async () => {
  const file = `/s/${host.release.id}/static/js/index.js`;
  const asked: [string, RequestInit?][] = [
    ['/dashboard', { headers: asBrowser }],
    ['/nowhere', { headers: asBrowser }],
    [file],
    [`${file}x`],
    ['/health'],
    ['/ready'],
    ['/api/nowhere'],
    ['/api/company/containers'],
    ['/api/company/containers/%ff'],
    [
      '/api/company/auth/admin/login',
      { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
    ],
    ['/%ff', { headers: asBrowser }],
  ];
  for (const [path, init] of asked) {
    const { headers } = await server.fetch(path, init);
    const found = Object.fromEntries(headers);
    expect([path, found]).toEqual([
      path,
      expect.objectContaining({
        'content-security-policy': expect.stringMatching(/^default-src 'none'; /),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': path === file ? 'cross-origin' : 'same-origin',
        'permissions-policy': 'camera=(), microphone=(), geolocation=()',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      }),
    ]);
    if (path !== file) expect([path, found['cache-control']]).toEqual([path, 'no-store']);
    expect(found['strict-transport-security']).toBeUndefined();
    expect(found['x-powered-by'] ?? found.server).toBeUndefined();
  }
});

test('what is no request carries them too', async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write('nonsense\r\n\r\n');
  const answer = Buffer.concat(await socket.toArray()).toString();
  for (const header of [
    'x-frame-options: DENY',
    'x-content-type-options: nosniff',
    'cache-control: no-store',
  ])
    expect(answer).toContain(`\r\n${header}\r\n`);
});

test('the server reports that it is alive and that its database answers', async () => {
  for (const path of ['/health', '/ready']) {
    const answer = await server.fetch(path);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
  }
});
