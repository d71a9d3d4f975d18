import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sampleRelease } from '@hawiyat/api/testing/sample-release';
import { sendWebhooks } from '@hawiyat/api/testing/send-webhooks';
import { type TestServer, testServer } from '@hawiyat/api/testing/server';
import { publishSample } from '@hawiyat/api/testing/test-team';
import { addWebhook, listWebhookDeliveries } from '@hawiyat/shared/contract/platform/webhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';

const texts: string[] = [];
let panel: TestServer;
let chat: Server;
let receiver: ChildProcess;
let url: string;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  panel = await testServer();
  chat = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    texts.push(JSON.parse(body).text);
    response.end('ok');
  }).listen(0, '127.0.0.1');
  await once(chat, 'listening');

  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const port = portOf(free);
  free.close();
  url = `http://127.0.0.1:${port}/`;
  const json = { url, events: ['published', 'halted'] };
  const added = await panel.fetch(addWebhook.path, { method: 'POST', token: panel.operatorToken, json });
  const { secret } = addWebhook.response.parse(await added.json());
  receiver = spawn(process.execPath, [join(import.meta.dirname, 'chat-receiver.mjs')], {
    env: { WEBHOOK_SECRET: secret, CHAT_URL: `http://127.0.0.1:${portOf(chat)}/`, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!receiver.stdout) throw new Error('The receiver has no output');
  await once(receiver.stdout, 'data');
}, 60_000);
afterAll(async () => {
  receiver.kill();
  chat.close();
  await panel.close();
});

const states = async () => {
  const answer = await panel.fetch(listWebhookDeliveries.path, { token: panel.operatorToken });
  return listWebhookDeliveries.response.parse(await answer.json()).deliveries.map(({ state }) => state);
};

test('the receiver posts to the channel what the platform signed, and nothing else', async () => {
  const forged = { method: 'POST', body: JSON.stringify({ type: 'halted', data: {} }) };
  expect((await fetch(url, forged)).status).toBe(401);
  const headers = {
    'webhook-id': '1',
    'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
    'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}`,
  };
  expect((await fetch(url, { ...forged, headers })).status).toBe(401);
  expect(texts).toEqual([]);

  const sample = sampleRelease('mf-orders', { 'remoteEntry.js': 'told' });
  expect((await publishSample(panel, sample)).status).toBe(201);
  await sendWebhooks(panel);
  expect(await states()).toEqual(['sent']);
  const named = `\u2066mf-orders ${sample.release.id}\u2069`;
  expect(texts).toEqual([`نُشر إصدار جديد: ${named} (\u2068team:mf-orders\u2069)`]);
});

test('while the channel does not answer, the platform keeps what it has to tell', async () => {
  chat.closeAllConnections();
  await new Promise((resolve) => chat.close(resolve));
  const sample = sampleRelease('mf-orders', { 'remoteEntry.js': 'later' });
  expect((await publishSample(panel, sample)).status).toBe(201);
  await sendWebhooks(panel);
  expect(await states()).toEqual(['waiting', 'sent']);
});
