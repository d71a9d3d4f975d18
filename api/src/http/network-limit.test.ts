import { once } from 'node:events';
import { connect } from 'node:net';
import { signIn } from '@hawiyat/shared/contract/account/session';
import { verifyEmail } from '@hawiyat/shared/contract/company/registration';
import { reportOutcomes } from '@hawiyat/shared/contract/platform/outcomes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/server.ts';
import { asSignIn } from '../db/tenant.ts';
import { countAttempt, keyOf } from './attempt-limit.ts';
import { countNetwork } from './network-limit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

const here = ['guesses of codes', '127.0.0.1'] as const;
const usedUp = async () => {
  const { allowed, seconds } = verifyEmail.perNetwork;
  for (let at = 0; at < allowed; at += 1) await countAttempt(server.app, here, { allowed, seconds });
};
const countOf = () =>
  asSignIn(server.db, (tx) =>
    tx.selectFrom('attempts').select('count').where('key', '=', keyOf(here)).executeTakeFirstOrThrow(),
  );

/** Sends the head of a request and returns the response before any body was sent. */
async function answerToHead(length: number) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const head = ['Host: x', 'Content-Type: application/json', `Content-Length: ${length}`];
  socket.write(`POST ${verifyEmail.path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return { socket, answer: answer.toString() };
}

test('a limited network is rejected before its body is read, mostly without a database query', async () => {
  const began = performance.now();
  await usedUp();
  const first = await answerToHead(1000);
  const passed = (performance.now() - began) / 1000;
  expect(first.answer).toMatch(/^HTTP\/1.1 429 /);
  const wait = Number(/retry-after: (\d+)\r\n/.exec(first.answer)?.[1]);
  expect(wait).toBeLessThanOrEqual(900);
  expect(wait).toBeGreaterThanOrEqual(900 - passed);
  expect(first.answer).toContain('محاولات كثيرة. يرجى المحاولة بعد 15 دقيقة.');
  // A body of any form's size is discarded, and the connection continues.
  first.socket.write(`${'x'.repeat(1000)}GET /health HTTP/1.1\r\nHost: x\r\n\r\n`);
  const [next] = (await once(first.socket, 'data')) as [Buffer];
  expect(next.toString()).toMatch(/^HTTP\/1.1 200 /);
  first.socket.destroy();

  const { count } = await countOf();
  const guess = { method: 'POST', json: { email: 'a@b.example', code: '1' } };
  for (let at = 0; at < 20; at += 1) expect((await server.fetch(verifyEmail.path, guess)).status).toBe(429);
  expect(await countOf()).toEqual({ count });
  server.passTime(30_000);
  expect((await server.fetch(verifyEmail.path, guess)).status).toBe(429);
  expect(await countOf()).toEqual({ count: count + 1 });
  server.passTime(900_000);
  expect((await server.fetch(verifyEmail.path, guess)).status).toBe(400);
});

test('a body too large to discard ends the connection', async () => {
  await usedUp();
  const { socket, answer } = await answerToHead(100_000_000);
  expect(answer).toMatch(/^HTTP\/1.1 429 [\s\S]*connection: close\r\n/i);
  await once(socket, 'close');
});

test('behind a proxy that writes ports, brackets or nothing readable an address is still one network', async () => {
  const behind = await testServer({ trustedProxies: ['127.0.0.1'] });
  const { allowed } = verifyEmail.perNetwork;
  for (const form of [
    (at: number) => `203.0.113.10:${40_000 + at}`,
    (at: number) => `for="[2001:db8::${at.toString(16)}]:${40_000 + at}"`,
    (at: number) => `unknown-${at}`,
  ]) {
    const statuses = new Map<number, number>();
    for (let at = 0; at < allowed + 10; at += 1) {
      const { status } = await behind.fetch(verifyEmail.path, {
        ...{ method: 'POST', json: {}, headers: { 'x-forwarded-for': `${form(at)}, 127.0.0.1:443` } },
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [400, allowed],
      [429, 10],
    ]);
  }
  await behind.close();
});

test('the networks of one provider’s customer get together what four get', async () => {
  const behind = await testServer({ trustedProxies: ['127.0.0.1'] });
  const { allowed, seconds, counted } = verifyEmail.perNetwork;
  const waitOf = async (network: string) =>
    (await countNetwork(behind.app, counted, network, { allowed, seconds })).wait;
  for (let at = 0; at < 4 * allowed; at += 1)
    expect(await waitOf(`2001:db8:1:${(at % 8).toString(16)}::/64`)).toBe(0);
  expect(await waitOf('2001:db8:1:9::/64')).toBeGreaterThan(0);
  expect(await waitOf('2001:db8:2:9::/64')).toBe(0);
  await behind.close();
});

test('a clock that is put back keeps no network out', async () => {
  const day = 24 * 3_600_000;
  server.passTime(day);
  await usedUp();
  const guess = () => server.fetch(verifyEmail.path, { method: 'POST', json: {} });
  expect((await guess()).status).toBe(429);
  server.passTime(-day);
  expect((await guess()).status).toBe(400);
});

test('successful sign-ins use nothing up', async () => {
  const { credentials } = await server.createCompany('شركة كبيرة');
  for (let at = 0; at < signIn.perNetwork.allowed + 5; at += 1)
    expect((await server.fetch(signIn.path, { method: 'POST', json: credentials })).status).toBe(200);
});

test('pages of an office of 180 people report all that they see, and a flood from one network ends', async () => {
  const counter = ['outcomes', '127.0.0.1'] as const;
  const report = async (before: number) => {
    await countAttempt(server.app, counter, reportOutcomes.perNetwork);
    await asSignIn(server.db, (tx) =>
      tx.updateTable('attempts').set({ count: before }).where('key', '=', keyOf(counter)).execute(),
    );
    const outcomes = [{ remote: 'mf-fleet', release: '1.0.0-3f9c2a71d0', outcome: 'loaded' }];
    return server.fetch(reportOutcomes.path, { method: 'POST', json: { outcomes } });
  };
  const [people, pages, reports] = [180, 2, 8];
  expect((await report(people * pages * reports - 1)).status).toBe(204);
  expect((await report(3_000)).status).toBe(429);
});
