import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  addWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  reportFailedTrial,
  resendWebhookDelivery,
  type WebhookPayload,
} from '@hawiyat/shared/contract/platform/webhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operate } from '../../../testing/operate.ts';
import { releaseToAll } from '../../../testing/release-to-all.ts';
import { sampleHost, sampleRelease } from '../../../testing/sample-release.ts';
import { type TestServer, testServer } from '../../../testing/server.ts';
import { publishSample, teamOf } from '../../../testing/test-team.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { isAllowed, lookupAllowed } from './webhook-address.ts';
import { deleteOldDeliveries } from './webhooks.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly payload: WebhookPayload;
}

let server: TestServer;
let receiver: Server;
let url = '';
let received: Received[] = [];
let status = 204;
let now = Date.parse('2026-11-25T09:00:00Z');
const stable = sampleRelease('mf-orders', { 'remoteEntry.js': 'stable' });

beforeAll(async () => {
  server = await testServer({ now: () => new Date(now) });
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body, payload: JSON.parse(body) });
    response.writeHead(status, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks/secret-path`;
  await releaseToAll(server, sampleHost());
  await releaseToAll(server, stable);
}, 60_000);
afterAll(async () => {
  receiver.close();
  await server.close();
});
beforeEach(async () => {
  for (const { id } of await webhooks()) await post(removeWebhook.path.replace(':webhookId', id));
  received = [];
  status = 204;
});

const post = (path: string, json: object = {}) =>
  server.fetch(path, { method: 'POST', token: server.operatorToken, json });
const webhooks = async () =>
  listWebhooks.response.parse(
    await (await server.fetch(listWebhooks.path, { token: server.operatorToken })).json(),
  ).webhooks;
/** Newest first. */
const deliveries = async () =>
  listWebhookDeliveries.response.parse(
    await (await server.fetch(listWebhookDeliveries.path, { token: server.operatorToken })).json(),
  ).deliveries;
const add = async (json: object) =>
  addWebhook.response.parse(await (await post(addWebhook.path, json)).json());
const change = (json: Parameters<typeof operate>[2]) => operate(server, 'mf-orders', json);
async function published(text: string): Promise<string> {
  const sample = sampleRelease('mf-orders', { 'remoteEntry.js': text });
  expect((await publishSample(server, sample)).status).toBe(201);
  return sample.release.id;
}
const told = () => received.map(({ payload: { type, data } }) => ({ type, ...data }));

test('an address is told of each step, in order, with who and why', async () => {
  await add({ url });
  const release = await published('told');
  const remote = 'mf-orders';
  const common = { remote, release };
  await change({ action: 'start', release, stages: [5, 25, 100] });
  await change({ action: 'advance', overrideCanary: true, reason: 'جُرّب يدويًا' });
  await change({ action: 'pause', reason: 'ننتظر' });
  await change({ action: 'roll-back', reason: 'شكوى' });
  await change({ action: 'roll-forward', reason: 'زالت' });
  await change({ action: 'halt', reason: 'خطأ في العرض' });
  // What does not happen is not told.
  expect((await change({ action: 'advance' })).status).toBe(409);
  now += 1000;
  await deliverWebhooks(server.app);
  expect(told()).toEqual([
    { type: 'published', ...common, by: 'team:mf-orders', reason: '' },
    { type: 'started', ...common, percent: 5, by: 'operator', reason: '' },
    { type: 'advanced', ...common, percent: 25, by: 'operator', reason: 'جُرّب يدويًا' },
    { type: 'paused', ...common, percent: 25, by: 'operator', reason: 'ننتظر' },
    { type: 'rolled-back', ...common, stable: stable.release.id, by: 'operator', reason: 'شكوى' },
    { type: 'rolled-forward', ...common, percent: 25, by: 'operator', reason: 'زالت' },
    { type: 'halted', ...common, stable: stable.release.id, by: 'operator', reason: 'خطأ في العرض' },
  ]);
  await deliverWebhooks(server.app);
  expect(received).toHaveLength(7);
});

test('a delivery is signed by Standard Webhooks, and nobody learns the secret later', async () => {
  const { webhook, secret } = await add({ url, events: ['published'] });
  await published('signed');
  await deliverWebhooks(server.app);
  const { headers, body } = received[0] as Received;
  const id = String(headers['webhook-id']);
  const timestamp = String(headers['webhook-timestamp']);
  expect(Number(timestamp)).toBe(Math.floor(now / 1000));
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect((await deliveries()).find((item) => item.id === id)).toMatchObject({ state: 'sent', status: 204 });
  const shown = JSON.stringify([await webhooks(), await deliveries()]) + server.logs();
  expect(shown).not.toContain(secret);
  expect(shown).not.toContain('secret-path');
  expect((await webhooks())[0]).toMatchObject({ id: webhook.id, address: `${new URL(url).origin}/…` });
});

test('what is not taken is sent again, later and later, by one of two servers, and is given up after ten tries', async () => {
  await add({ url, events: ['halted'] });
  const release = await published('retried');
  await change({ action: 'start', release, stages: [5, 100] });
  await change({ action: 'halt' });
  status = 503;
  const other = await testServer({ shared: server, now: () => new Date(now) });
  const both = () => Promise.all([deliverWebhooks(server.app), deliverWebhooks(other.app)]);
  const began = now;
  const at: number[] = [];
  for (let hours = 0; hours < 110; ) {
    const before = received.length;
    await both();
    if (received.length > before) at.push(Math.round((now - began) / 1000));
    expect(received.length - before).toBeLessThanOrEqual(1);
    const [delivery] = await deliveries();
    if (!delivery?.nextTryAt) break;
    now = Date.parse(delivery.nextTryAt);
    hours = (now - began) / 3_600_000;
  }
  await other.close();
  expect(at).toEqual([0, 5, 305, 2105, 9305, 27_305, 63_305, 113_705, 185_705, 272_105]);
  const [delivery] = await deliveries();
  expect(delivery).toMatchObject({ state: 'given-up', tries: 10, status: 503 });
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);

  status = 200;
  const again = await post(resendWebhookDelivery.path.replace(':deliveryId', delivery?.id ?? ''));
  expect(resendWebhookDelivery.response.parse(await again.json()).delivery.state).toBe('waiting');
  await deliverWebhooks(server.app);
  expect(received).toHaveLength(11);
  expect((await deliveries())[0]).toMatchObject({ state: 'sent', tries: 1, status: 200 });
});

test('no redirect is followed, a 410 ends it, and what is removed is told nothing more', async () => {
  const { webhook } = await add({ url, events: ['published'] });
  status = 307;
  await published('moved');
  await deliverWebhooks(server.app);
  expect(received).toHaveLength(1);
  expect((await deliveries())[0]).toMatchObject({ state: 'waiting', status: null });
  await post(removeWebhook.path.replace(':webhookId', webhook.id));
  expect(await webhooks()).toEqual([]);
  now += 3_600_000;
  await deliverWebhooks(server.app);
  expect(received).toHaveLength(1);
  const [last] = await deliveries();
  expect((await post(resendWebhookDelivery.path.replace(':deliveryId', last?.id ?? ''))).status).toBe(404);

  await add({ url, events: ['published'] });
  status = 410;
  await published('gone');
  await deliverWebhooks(server.app);
  expect((await deliveries())[0]).toMatchObject({ state: 'given-up', status: 410, tries: 1 });
});

test('a failed trial is told: the team’s before publishing, and the server’s own', async () => {
  await add({ url, events: ['trial-failed'] });
  const team = await teamOf(server, 'mf-orders');
  const json = { release: '1.0.0-00000000aa', reason: '/orders: mf-orders crashed' };
  const answer = await server.fetch(reportFailedTrial.path, { method: 'POST', token: team.token, json });
  expect(answer.status).toBe(204);
  const release = await published('fails its trial');
  await change({ action: 'start', release, stages: [5, 100] });
  await server.app.rollouts.add('mf-orders', { actor: 'probe', reason: 'لم يُفتح' }, new Date(now), () => ({
    type: 'paused',
  }));
  await deliverWebhooks(server.app);
  expect(told()).toEqual([
    { type: 'trial-failed', remote: 'mf-orders', ...json, by: 'team:mf-orders' },
    { type: 'trial-failed', remote: 'mf-orders', release, percent: 5, by: 'probe', reason: 'لم يُفتح' },
  ]);
  await change({ action: 'halt' });
});

test.each([
  ['https://hooks.example/x', true, true],
  ['http://127.0.0.1:8080/', true, false],
  ['http://localhost/', true, false],
  ['http://[::1]:1/', true, false],
  ['http://10.0.0.5/', false, false],
  ['http://hooks.example/', false, false],
  ['http://127.0.0.1.evil.example/', false, false],
  ['https://name:word@hooks.example/', false, false],
  ['https://169.254.169.254/latest', false, false],
  ['https://10.0.0.1/', false, false],
  ['https://[::ffff:10.0.0.1]/', false, false],
  ['https://[fd00::1]/', false, false],
  ['https://0x7f.1/', true, false],
  ['https://93.184.216.34/', true, true],
  ['ftp://127.0.0.1/', false, false],
  ['file:///etc/passwd', false, false],
  ['no address', false, false],
])('%s is allowed while developing: %s, in production: %s', (address, developing, production) => {
  const at = (thisMachine: boolean) => isAllowed(address, { thisMachine, privateNetworks: false });
  expect([at(true), at(false)]).toEqual([developing, production]);
});

test('private networks are reached only where the setting allows them, and by no name that leads there', async () => {
  const https = 'https://10.0.0.1/';
  expect(isAllowed(https, { thisMachine: false, privateNetworks: true })).toBe(true);
  const lookedUp = (privateNetworks: boolean) =>
    new Promise((resolve) => {
      lookupAllowed({ thisMachine: false, privateNetworks })('localhost', { all: true }, (error) =>
        resolve(error?.message ?? null),
      );
    });
  expect(await lookedUp(true)).toBeNull();
  expect(await lookedUp(false)).toBe('The name leads to a private network.');
});

test('an address that never answers delays no other', async () => {
  const waiting = createServer(() => undefined).listen(0, '127.0.0.1');
  await new Promise((resolve) => waiting.once('listening', resolve));
  await add({ url: `http://127.0.0.1:${(waiting.address() as AddressInfo).port}/` });
  await add({ url });
  await published('waits-for-none');
  const delivering = deliverWebhooks(server.app);
  await expect.poll(() => received.length).toBeGreaterThan(0);
  waiting.closeAllConnections();
  waiting.close();
  await delivering;
});

test('a wrong address is rejected in Arabic, and only persons add one', async () => {
  const answer = await post(addWebhook.path, { url: 'http://10.0.0.5/' });
  expect([answer.status, Object(await answer.json()).code]).toEqual([400, 'webhook-address-wrong']);
  expect(await webhooks()).toEqual([]);
  expect((await server.fetch(listWebhooks.path)).status).toBe(401);
});

test('the log is kept for 30 days', async () => {
  await add({ url });
  await published('old');
  await deliverWebhooks(server.app);
  expect((await deliveries()).length).toBeGreaterThan(0);
  const before = now;
  now += 31 * 86_400_000;
  await deleteOldDeliveries(server.app);
  expect(await deliveries()).toEqual([]);
  now = before;
});
