// @ts-check
import { callOperatorApi } from './operator-api-client.mjs';

/** @typedef {import('@hawiyat/shared/contract/platform/webhooks').Webhook} Webhook */
/** @typedef {import('@hawiyat/shared/contract/platform/webhooks').WebhookDelivery} WebhookDelivery */

/**
 * Carries out `webhook add <url>`, `list`, `remove <id>`, `log` and `resend <id>`.
 * @param {string} action
 * @param {string} subject an address or an id
 * @param {string | undefined} events separated by commas; all when left out
 * @returns {Promise<boolean>} whether there is such an action, with all that it needs
 */
export async function webhook(action, subject, events) {
  const only = events === undefined ? {} : { events: events.split(',').map((text) => text.trim()) };
  if (action === 'add' && subject) {
    const { webhook, secret } = /** @type {{ webhook: Webhook, secret: string }} */ (
      await callOperatorApi('POST', 'webhooks', { url: subject, ...only })
    );
    console.log(`${webhook.id}  ${webhook.address} is told of ${webhook.events.join(', ')}.`);
    console.log(`What is sent there is signed with this secret, shown this once:\n${secret}`);
  } else if (action === 'list') {
    const { webhooks } = /** @type {{ webhooks: Webhook[] }} */ (await callOperatorApi('GET', 'webhooks'));
    if (webhooks.length === 0) console.log('There is no webhook.');
    for (const { id, address, events, by, createdAt } of webhooks)
      console.log(`${id}  ${address}  ${events.join(',')}  by ${by} since ${createdAt}`);
  } else if (action === 'remove' && subject) {
    const path = `webhooks/${encodeURIComponent(subject)}/remove`;
    const { webhook } = /** @type {{ webhook: Webhook }} */ (await callOperatorApi('POST', path));
    console.log(`Nothing more is sent to ${webhook.address}.`);
  } else if (action === 'log') {
    const { deliveries } = /** @type {{ deliveries: WebhookDelivery[] }} */ (
      await callOperatorApi('GET', 'webhook-deliveries')
    );
    if (deliveries.length === 0) console.log('Nothing was sent.');
    for (const delivery of deliveries) console.log(lineOf(delivery));
  } else if (action === 'resend' && subject) {
    const path = `webhook-deliveries/${encodeURIComponent(subject)}/resend`;
    const { delivery } = /** @type {{ delivery: WebhookDelivery }} */ (await callOperatorApi('POST', path));
    console.log(lineOf(delivery));
  } else return false;
  return true;
}

/** @param {WebhookDelivery} delivery */
function lineOf({ id, createdAt, event, remote, release, state, tries, status, nextTryAt }) {
  const next = nextTryAt ? `, next try ${nextTryAt}` : '';
  return `${id}  ${createdAt}  ${event} ${remote} ${release}  ${state} after ${tries} tries (${status ?? 'no answer'})${next}`;
}
