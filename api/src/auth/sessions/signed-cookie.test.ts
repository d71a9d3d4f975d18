import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorCookie } from '../../../testing/operator-page.ts';
import { type TestServer, testServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

const figures = async (cookie: string) =>
  (await fetch(`${server.url}/operator/figures`, { headers: { cookie } })).status;

async function signedPair(): Promise<{ pair: string; token: string }> {
  const pair = await operatorCookie(server);
  return { pair, token: /=([^.]+)\./.exec(pair)?.[1] ?? '' };
}

test('no cookie is valid without a signature, or under the name of another', async () => {
  const { pair, token } = await signedPair();
  const signature = pair.slice(pair.lastIndexOf('.') + 1);
  for (const cookie of [
    `hawiyat_operator=${token}`,
    `hawiyat_operator=${token}.`,
    'hawiyat_operator=',
    `hawiyat_operator=x${token}.${signature}`,
    pair.replace('hawiyat_operator', 'hawiyat_operator_done'),
  ])
    expect(await figures(cookie)).toBe(401);
  const done = pair.replace('hawiyat_operator', 'hawiyat_operator_done');
  const page = await fetch(`${server.url}/operator`, { headers: { cookie: `${pair}; ${done}` } });
  expect(page.headers.getSetCookie()).toEqual([]);
});
