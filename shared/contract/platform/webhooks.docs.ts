import { docsOf } from '../core/endpoint.docs.ts';
import * as webhooks from './webhooks.ts';

const id = '0b8f8d2e-1d4e-4b0c-8a6e-2f5f0c7d9b10';
const webhook = {
  id,
  address: 'https://hooks.example.sa/…',
  events: ['published', 'halted'],
  by: 'operator:سارة الحربي',
};
const delivery = {
  id: 'a1f7c4de-5b60-4c92-8a52-0c9a2c1f6d20',
  webhookId: id,
  event: 'halted',
  tries: 2,
  status: 503,
  nextTryAt: '2026-11-25T09:35:05.000Z',
};

export default docsOf(webhooks, 'Releases and rollouts', {
  addWebhook: {
    summary: 'Add a webhook',
    description:
      'An address that is told of releases and rollouts: a POST of JSON (`type`, `timestamp`, `data`), signed as Standard Webhooks has it with the secret that only this response contains, and retried for three days until it answers 2xx. `http:` is allowed only to this machine, on the embedded database.',
    request: { url: 'https://hooks.example.sa/releases/7f3a', events: ['published', 'halted'] },
    response: { webhook, secret: `whsec_${'A'.repeat(43)}=` },
  },
  listWebhooks: {
    summary: 'List webhooks',
    description: 'Every address that is told of something, without its path, which often is a secret.',
    response: { webhooks: [webhook] },
  },
  removeWebhook: {
    summary: 'Remove a webhook',
    description: 'Nothing more is sent to this address, also what still waits.',
    response: { webhook },
  },
  listWebhookDeliveries: {
    summary: 'List webhook deliveries',
    description: 'The newest hundred of the last 30 days: what was sent, what waits, what was given up.',
    response: { deliveries: [delivery] },
  },
  resendWebhookDelivery: {
    summary: 'Send a delivery again',
    description: 'Sends it at once, with the same id and content, and retries it as a new one.',
    response: { delivery: { ...delivery, tries: 0, nextTryAt: '2026-11-25T09:30:00.000Z' } },
  },
  reportFailedTrial: {
    summary: 'Report a failed trial',
    description:
      'A team’s build did not open in its trial, so it was not published: webhooks are told. `npm run release` does this.',
    request: { release: '1.1.0-836890d8fa', reason: '/orders: mf-orders crashed' },
  },
});
