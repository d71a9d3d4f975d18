import type { WebhookPayload } from '@hawiyat/shared/contract/platform/webhooks';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** In the transaction of the event itself, so that a rollback sends nothing. */
export async function announce(tx: Transaction<Schema>, payload: WebhookPayload, now: Date): Promise<void> {
  const webhooks = await tx
    .selectFrom('webhooks')
    .select(['id', 'events'])
    .where('removed_at', 'is', null)
    .execute();
  const subscribed = webhooks.filter(({ events }) => events.includes(payload.type));
  if (subscribed.length === 0) return;
  const common = { payload: JSON.stringify(payload), created_at: now, next_try_at: now };
  await tx
    .insertInto('webhook_deliveries')
    .values(subscribed.map(({ id }) => ({ webhook_id: id, ...common })))
    .execute();
}
