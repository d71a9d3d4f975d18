import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorCookie } from '../../../testing/operator-page.ts';
import { type TestServer, testServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

test('without any released host the page has its style, its script and the panel’s fonts', async () => {
  const cookie = await operatorCookie(server);
  const answer = await fetch(`${server.url}/operator`, { headers: { cookie } });
  const page = await answer.text();
  const policy = answer.headers.get('content-security-policy') ?? '';
  for (const element of ['style', 'script']) {
    const [, source = ''] = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`).exec(page) ?? [];
    expect(source).not.toBe('');
    const hash = createHash('sha256').update(source).digest('base64');
    expect(policy).toContain(`${element}-src 'sha256-${hash}';`);
  }
  // Nothing of it is a file of a release.
  expect(page).not.toMatch(/(src|href)="\/[rs]\//);

  const fonts = [...page.matchAll(/url\("(\/[^"]+)"\)/g)].map(([, path = '']) => path);
  expect(fonts.length).toBe(6);
  for (const path of fonts) {
    const font = await fetch(server.url + path);
    expect([path, font.status, font.headers.get('content-type')]).toEqual([path, 200, 'font/woff2']);
    expect(font.headers.get('cache-control')).toContain('immutable');
    expect(new Uint8Array(await font.arrayBuffer()).subarray(0, 4)).toEqual(new TextEncoder().encode('wOF2'));
  }
  expect((await fetch(`${server.url}/operator/fonts/other.woff2`)).status).toBe(404);
});
