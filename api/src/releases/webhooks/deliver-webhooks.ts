import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import { asPlatform } from '../../db/tenant.ts';
import { type AllowedAddresses, isAllowed, lookupAllowed } from './webhook-address.ts';
import { webhookHeaders, webhookSecret } from './webhook-signature.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
/** Waits after failed tries, as Standard Webhooks proposes: three days in all. */
const waits = [
  ...[5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour],
  ...[10 * hour, 14 * hour, 20 * hour, 24 * hour],
];
const timeout = 10 * second;
/** Longer than a try takes; until then no other process takes the delivery. */
const lease = minute;

interface Options {
  readonly operatorToken: string;
  readonly operatorTokenOpens: 'everything' | 'first-operator';
  readonly privateWebhooks: boolean;
}

export const allowedAddresses = ({
  operatorTokenOpens,
  privateWebhooks,
}: Pick<Options, 'operatorTokenOpens' | 'privateWebhooks'>): AllowedAddresses => ({
  thisMachine: operatorTokenOpens === 'everything',
  privateNetworks: privateWebhooks,
});

const atOnce = 4;

/** One delivery per address at a time, so that a slow address delays no other. */
export async function deliverWebhooks(context: Context & Options): Promise<void> {
  const underWay = new Map<string, Promise<void>>();
  for (;;) {
    const busy = [...underWay.keys()];
    const due = busy.length < atOnce ? await takeDue(context, busy) : undefined;
    if (due)
      underWay.set(
        due.webhook_id,
        deliver(context, due).finally(() => underWay.delete(due.webhook_id)),
      );
    else if (busy.length === 0) return;
    else if (underWay.size === busy.length) await Promise.race(underWay.values());
  }
}

async function deliver(context: Context & Options, due: Due): Promise<void> {
  const { id, webhook_id, tries } = due;
  const status = await send(context, due);
  const isSent = status !== null && status >= 200 && status < 300;
  if (!isSent)
    context.log.warn({ delivery: id, webhook: webhook_id, status, tries }, 'a webhook was not taken');
  const wait = waits[tries - 1];
  // 410: the receiver wants no more.
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

interface Due {
  readonly id: string;
  readonly webhook_id: string;
  readonly url: string;
  readonly tries: number;
  readonly payload: object;
}

/** The status of the answer, which is neither read nor followed. */
async function send(
  context: Context & Options,
  { id, webhook_id, url, payload }: Due,
): Promise<number | null> {
  const allowed = allowedAddresses(context);
  if (!isAllowed(url, allowed)) return null;
  const body = JSON.stringify(payload);
  const headers = webhookHeaders(webhookSecret(context.operatorToken, webhook_id), id, body, context.now());
  const request = url.startsWith('https:') ? tlsRequest : plainRequest;
  return new Promise((resolve) => {
    const sent = request(url, {
      ...{ method: 'POST', headers, lookup: lookupAllowed(allowed) },
      // Nobody reads the answer's body, so its connection serves no other request.
      agent: false,
      signal: AbortSignal.timeout(timeout),
    });
    sent.once('response', (answer) => {
      answer.destroy();
      const { statusCode = 0 } = answer;
      // A redirect could lead anywhere.
      resolve(statusCode >= 300 && statusCode < 400 ? null : statusCode);
    });
    sent.once('error', () => resolve(null));
    sent.end(body);
  });
}

/** Reserves one due delivery across processes; after a crash it is due again. */
async function takeDue({ db, now }: Context, underWay: readonly string[]): Promise<Due | undefined> {
  return asPlatform(db, async (tx) => {
    const taken = await tx
      .updateTable('webhook_deliveries')
      .set({ tries: sql`tries + 1`, next_try_at: new Date(now().getTime() + lease) })
      .where('id', '=', (eb) =>
        eb
          .selectFrom('webhook_deliveries')
          .select('id')
          .where('next_try_at', '<=', now())
          .where(sql<boolean>`webhook_id <> all(${underWay}::uuid[])`)
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
