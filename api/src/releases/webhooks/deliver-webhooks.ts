import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import { asPlatform } from '../../db/tenant.ts';
import { webhookHeaders, webhookSecret } from './webhook-signature.ts';
import { isAllowed } from './webhooks.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
/** Waits after each failed try, as Standard Webhooks proposes them: three days in all. */
const waits = [
  ...[5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour],
  ...[10 * hour, 14 * hour, 20 * hour, 24 * hour],
];
const timeout = 10 * second;
/** Longer than a try takes; until then no other process takes the delivery. */
const lease = minute;

interface Options {
  /** The platform's key. */
  readonly operatorToken: string;
  readonly operatorTokenOpens: 'everything' | 'first-operator';
}

/** Sends every due delivery, one after the other. A failed one is retried later. */
export async function deliverWebhooks(context: Context & Options): Promise<void> {
  for (let due = await takeDue(context); due; due = await takeDue(context)) {
    const { id, webhook_id, tries } = due;
    const status = await send(context, due);
    const isSent = status !== null && status >= 200 && status < 300;
    if (!isSent)
      context.log.warn({ delivery: id, webhook: webhook_id, status, tries }, 'a webhook was not taken');
    const wait = waits[tries - 1];
    // 410: who is there wants no more.
    const mayRetry = !isSent && status !== 410 && wait !== undefined;
    const now = context.now();
    await asPlatform(context.db, (tx) =>
      tx
        .updateTable('webhook_deliveries')
        .set({
          status,
          sent_at: isSent ? now : null,
          next_try_at: mayRetry ? new Date(now.getTime() + wait) : null,
        })
        .where('id', '=', id)
        .where('tries', '=', tries)
        .execute(),
    );
  }
}

interface Due {
  readonly id: string;
  readonly webhook_id: string;
  readonly url: string;
  readonly tries: number;
  readonly payload: object;
}

/** @returns the status of the answer; null without one */
async function send(
  { operatorToken, operatorTokenOpens, now }: Context & Options,
  { id, webhook_id, url, payload }: Due,
): Promise<number | null> {
  if (!isAllowed(url, operatorTokenOpens === 'everything')) return null;
  const body = JSON.stringify(payload);
  const headers = webhookHeaders(webhookSecret(operatorToken, webhook_id), id, body, now());
  const answer = await fetch(url, {
    ...{ method: 'POST', headers, body },
    // Elsewhere could be anywhere.
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  }).catch(() => null);
  await answer?.body?.cancel().catch(() => undefined);
  return answer?.status ?? null;
}

/** Reserves one due delivery across processes; after a crash it is due again. */
async function takeDue({ db, now }: Context): Promise<Due | undefined> {
  return asPlatform(db, async (tx) => {
    const taken = await tx
      .updateTable('webhook_deliveries')
      .set({ tries: sql`tries + 1`, next_try_at: new Date(now().getTime() + lease) })
      .where('id', '=', (eb) =>
        eb
          .selectFrom('webhook_deliveries')
          .select('id')
          .where('next_try_at', '<=', now())
          .orderBy('next_try_at')
          .orderBy('seq')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'webhook_id', 'payload', 'tries'])
      .executeTakeFirst();
    if (!taken) return undefined;
    const { url } = await tx
      .selectFrom('webhooks')
      .select('url')
      .where('id', '=', taken.webhook_id)
      .executeTakeFirstOrThrow();
    return { ...taken, url };
  });
}
