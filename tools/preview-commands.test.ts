// @module-tag slow
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { releaseToAll } from '@hawiyat/api/testing/release-to-all';
import { sampleHost, sampleRelease } from '@hawiyat/api/testing/sample-release';
import { sendWebhooks } from '@hawiyat/api/testing/send-webhooks';
import { testServer } from '@hawiyat/api/testing/server';
import { publishSample } from '@hawiyat/api/testing/test-team';
import { expect, test } from 'vitest';
import { runProgram } from './testing/run-program.ts';

test('previews and webhooks are made, listed and ended from the command line', async () => {
  const panel = await testServer();
  await releaseToAll(panel, sampleHost());
  const candidate = sampleRelease('mf-orders', { 'remoteEntry.js': 'seen before' });
  expect((await publishSample(panel, candidate)).status).toBe(201);
  const env = { PANEL_URL: panel.url, OPERATOR_TOKEN: panel.operatorToken };
  const platform = async (...args: string[]) => {
    const { code, said } = await runProgram('platform', args, env);
    return `${code} ${said}`;
  };
  const { id } = candidate.release;
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const mistyped = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;
  expect(await platform('preview', mistyped, '--for', 'noura@binaa.example')).toContain(
    `Nobody has published ${mistyped}; the nearest is ${id}.`,
  );
  const made = await platform('preview', id, '--for', 'noura@binaa.example', '--until', day);
  expect(made.split('\n').filter((line) => line !== '')).toHaveLength(1);
  const [, link = ''] = /^0 (http\S+)\n$/.exec(made) ?? [];
  expect((await fetch(link)).status).toBe(200);
  const listed = await platform('preview', 'list');
  expect(listed).toContain(`mf-orders ${id}  noura@binaa.example  until`);
  const [, previewId = ''] = /^0 (\S+)/.exec(listed) ?? [];
  expect(await platform('preview', 'revoke', previewId)).toContain('is revoked');
  expect((await fetch(link)).status).toBe(409);
  expect(await platform('preview', id, '--for', 'a@b.example', '--until', '2020-01-01')).toContain(
    'A preview ends within 60 days',
  );

  const receiver = createServer((_, response) => response.writeHead(500).end()).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  expect(await platform('webhook', 'add', 'http://10.0.0.1/')).toContain('begins with https://');
  const added = await platform('webhook', 'add', `http://127.0.0.1:${port}/`, '--events', 'published');
  expect(added).toMatch(/whsec_[A-Za-z0-9+/]{43}=/);
  const [, webhookId = ''] = /^0 (\S+)/.exec(added) ?? [];
  expect(await platform('webhook', 'list')).not.toContain('whsec_');
  const told = sampleRelease('mf-orders', { 'remoteEntry.js': 'told' });
  expect((await publishSample(panel, told)).status).toBe(201);
  await sendWebhooks(panel);
  const log = await platform('webhook', 'log');
  expect(log).toContain(`published mf-orders ${told.release.id}  waiting after 1 tries (500), next try`);
  const [, deliveryId = ''] = /^0 (\S+)/.exec(log) ?? [];
  expect(await platform('webhook', 'resend', deliveryId)).toContain('waiting after 0 tries');
  expect(await platform('webhook', 'remove', webhookId)).toContain('Nothing more is sent');
  expect(await platform('webhook', 'list')).toContain('There is no webhook.');
  receiver.close();
  await panel.close();
});
