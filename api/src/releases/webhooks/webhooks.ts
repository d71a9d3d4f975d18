import {
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
  webhookEvents,
} from '@hawiyat/shared/contract/platform/webhooks';
import type { Selectable } from 'kysely';
import type { Context } from '../../db/context.ts';
import type { WebhookDeliveries, Webhooks } from '../../db/schema.ts';
import { asPlatform } from '../../db/tenant.ts';
import { notFound } from '../../kernel/errors.ts';
import { isId } from '../../kernel/id.ts';
import { webhookAddressWrong } from './errors.ts';
import { type AllowedAddresses, isAllowed } from './webhook-address.ts';
import { webhookSecret } from './webhook-signature.ts';

const retentionDays = 30;

export async function addWebhookAddress(
  { db, now }: Context,
  { url, events = [...webhookEvents] }: { url: string; events?: readonly WebhookEvent[] | undefined },
  by: string,
  { key, allowed }: { key: string; allowed: AllowedAddresses },
): Promise<{ webhook: Webhook; secret: string }> {
  if (!isAllowed(url, allowed)) throw webhookAddressWrong();
  const row = await asPlatform(db, (tx) =>
    tx
      .insertInto('webhooks')
      .values({ url, events: JSON.stringify(events), created_by: by, created_at: now() })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  return { webhook: presentWebhook(row), secret: webhookSecret(key, row.id) };
}

export async function allWebhooks({ db }: Context): Promise<Webhook[]> {
  const rows = await asPlatform(db, (tx) =>
    tx
      .selectFrom('webhooks')
      .selectAll()
      .where('removed_at', 'is', null)
      .orderBy('created_at')
      .limit(100)
      .execute(),
  );
  return rows.map(presentWebhook);
}

export async function removeWebhookAddress({ db, now }: Context, id: string): Promise<Webhook> {
  if (!isId(id)) throw notFound();
  return asPlatform(db, async (tx) => {
    const row = await tx
      .updateTable('webhooks')
      .set({ removed_at: now() })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound();
    await tx
      .updateTable('webhook_deliveries')
      .set({ next_try_at: null })
      .where('webhook_id', '=', id)
      .execute();
    return presentWebhook(row);
  });
}

export async function newestDeliveries({ db }: Context): Promise<WebhookDelivery[]> {
  const rows = await asPlatform(db, (tx) =>
    tx.selectFrom('webhook_deliveries').selectAll().orderBy('seq', 'desc').limit(100).execute(),
  );
  return rows.map(presentDelivery);
}

export async function sendAgain({ db, now }: Context, id: string): Promise<WebhookDelivery> {
  if (!isId(id)) throw notFound();
  const row = await asPlatform(db, (tx) =>
    tx
      .updateTable('webhook_deliveries')
      .set({ tries: 0, next_try_at: now(), sent_at: null })
      .where('id', '=', id)
      .where('webhook_id', 'in', (eb) =>
        eb.selectFrom('webhooks').select('webhooks.id').where('removed_at', 'is', null),
      )
      .returningAll()
      .executeTakeFirst(),
  );
  if (!row) throw notFound();
  return presentDelivery(row);
}

export async function deleteOldDeliveries({ db, now }: Context): Promise<void> {
  const until = new Date(now().getTime() - retentionDays * 86_400_000);
  await asPlatform(db, (tx) => tx.deleteFrom('webhook_deliveries').where('created_at', '<', until).execute());
}

/** Paths of chat channels are secrets. */
function addressOf(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return pathname.length + search.length > 1 ? `${origin}/…` : origin;
}

function presentWebhook({ id, url, events, created_by, created_at }: Selectable<Webhooks>): Webhook {
  return { id, address: addressOf(url), events, by: created_by, createdAt: created_at.toISOString() };
}

function presentDelivery(row: Selectable<WebhookDeliveries>): WebhookDelivery {
  const { id, payload, tries, status } = row;
  const { remote, release } = payload.data;
  const unsent = row.next_try_at ? 'waiting' : 'given-up';
  return {
    ...{ id, webhookId: row.webhook_id, event: payload.type, remote, release, tries, status },
    createdAt: row.created_at.toISOString(),
    state: row.sent_at ? 'sent' : unsent,
    nextTryAt: row.next_try_at?.toISOString() ?? null,
  };
}
