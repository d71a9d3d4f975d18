import { callOperatorApi } from '@hawiyat/sdk/platform/operator-api-client';
import type { Webhook, WebhookDelivery } from '@hawiyat/shared/contract/platform/webhooks';

/** `webhook add <url>`, `list`, `remove <id>`, `log`, `resend <id>`; without `events` all; false: anything else. */
export async function webhook(action: string, subject: string, events: string | undefined): Promise<boolean> {
  const only = events === undefined ? {} : { events: events.split(',').map((text) => text.trim()) };
  if (action === 'add' && subject) {
    const { webhook, secret } = await callOperatorApi<{ webhook: Webhook; secret: string }>(
      'POST',
      'webhooks',
      { url: subject, ...only },
    );
    console.log(`${webhook.id}  ${webhook.address} is told of ${webhook.events.join(', ')}.`);
    console.log(`What is sent there is signed with this secret, shown this once:\n${secret}`);
  } else if (action === 'list') {
    const { webhooks } = await callOperatorApi<{ webhooks: Webhook[] }>('GET', 'webhooks');
    if (webhooks.length === 0) console.log('There is no webhook.');
    for (const { id, address, events, by, createdAt } of webhooks)
      console.log(`${id}  ${address}  ${events.join(',')}  by ${by} since ${createdAt}`);
  } else if (action === 'remove' && subject) {
    const path = `webhooks/${encodeURIComponent(subject)}/remove`;
    const { webhook } = await callOperatorApi<{ webhook: Webhook }>('POST', path);
    console.log(`Nothing more is sent to ${webhook.address}.`);
  } else if (action === 'log') {
    const { deliveries } = await callOperatorApi<{ deliveries: WebhookDelivery[] }>(
      'GET',
      'webhook-deliveries',
    );
    if (deliveries.length === 0) console.log('Nothing was sent.');
    for (const delivery of deliveries) console.log(lineOf(delivery));
  } else if (action === 'resend' && subject) {
    const path = `webhook-deliveries/${encodeURIComponent(subject)}/resend`;
    const { delivery } = await callOperatorApi<{ delivery: WebhookDelivery }>('POST', path);
    console.log(lineOf(delivery));
  } else return false;
  return true;
}

function lineOf({ id, createdAt, event, remote, release, state, tries, status, nextTryAt }: WebhookDelivery) {
  const next = nextTryAt ? `, next try ${nextTryAt}` : '';
  return `${id}  ${createdAt}  ${event} ${remote} ${release}  ${state} after ${tries} tries (${status ?? 'no answer'})${next}`;
}
