import { sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';
import { isSilenced } from '../kernel/without-messages.ts';

const second = 1000;
/** Longer than any sender's time-outs together; until then no other process takes the message. */
const lease = 60 * second;
const longestWait = 3600 * second;
const mostTries = 12;

export type Queue = 'mails' | 'text_messages';

/** `rejected` is final, the others are retried. After `no server` every other message would fail too. */
export type Outcome = 'sent' | 'rejected' | 'later' | 'no server';

export interface Due {
  readonly id: string;
  readonly to: string;
  readonly content: object;
}

export interface Outgoing<Content> {
  /** Null sends nothing but costs the database as much. */
  readonly to: string | null;
  readonly content: Content;
  readonly now: Date;
  /** The message is useless afterwards. */
  readonly until?: Date | undefined;
}

/** Stores a message in the transaction of its change: a rollback sends nothing, and a commit survives a crash. */
export async function enqueue(
  tx: Transaction<Schema>,
  queue: Queue,
  { to, content, now, until }: Outgoing<object>,
): Promise<void> {
  if (isSilenced()) return;
  await tx
    .insertInto(queue)
    .values({
      // An empty recipient gets nothing. Null marks a sent message.
      recipient: to ?? '',
      // ISO 8601; a useless message is deleted.
      body: JSON.stringify({ ...content, ...(until && { until: until.toISOString() }) }),
      created_at: now,
      next_try_at: now,
    })
    .execute();
}

const runs = new WeakMap<Context, Map<Queue, Promise<void>>>();

export async function deliveriesOf(context: Context): Promise<void> {
  await Promise.all(runs.get(context)?.values() ?? []);
}

/** Sends every due message. A failed one is retried later and never fails the caller. */
export function deliverQueue(
  context: Context,
  queue: Queue,
  send: (due: Due) => Promise<Outcome>,
): Promise<void> {
  const own = runs.get(context) ?? new Map<Queue, Promise<void>>();
  runs.set(context, own);
  const before = own.get(queue) ?? Promise.resolve();
  const run = before
    .then(() => deliverDue(context, queue, send))
    .catch((err: unknown) =>
      context.log.error({ err, queue }, 'messages wait: the database does not answer'),
    );
  own.set(queue, run);
  return run;
}

async function deliverDue(
  context: Context,
  queue: Queue,
  send: (due: Due) => Promise<Outcome>,
): Promise<void> {
  for (let due = await takeDue(context, queue); due; due = await takeDue(context, queue)) {
    const { id, recipient, tries } = due;
    const { until, ...content } = due.body ?? {};
    const isUseless = until !== undefined && new Date(until) <= context.now();
    const outcome = isUseless || !recipient ? 'rejected' : await send({ id, to: recipient, content });
    if (outcome === 'sent') await markSent(context, queue, id);
    // An unavailable server is retried forever: an approval must not be lost.
    else if (outcome === 'rejected' || (outcome === 'later' && tries >= mostTries))
      await forget(context, queue, id);
    else await postpone(context, queue, id, tries);
    // The following messages would fail too, each after its time-out.
    if (outcome === 'no server') return;
  }
}

/** Reserves one due message across processes; after a crash it is due again. */
async function takeDue({ db, now }: Context, queue: Queue) {
  return asPlatform(db, (tx) =>
    tx
      .updateTable(queue)
      .set({ tries: sql`tries + 1`, next_try_at: new Date(now().getTime() + lease) })
      .where('id', '=', (eb) =>
        eb
          .selectFrom(queue)
          .select('id')
          .where('sent_at', 'is', null)
          .where('next_try_at', '<=', now())
          .orderBy('next_try_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'recipient', 'body', 'tries'])
      .executeTakeFirst(),
  );
}

async function markSent({ db, now }: Context, queue: Queue, id: string): Promise<void> {
  await asPlatform(db, (tx) =>
    tx.updateTable(queue).set({ sent_at: now(), recipient: null, body: null }).where('id', '=', id).execute(),
  );
}

async function postpone({ db, now }: Context, queue: Queue, id: string, tries: number): Promise<void> {
  const wait = Math.min(longestWait, 15 * second * 2 ** (tries - 1));
  await asPlatform(db, (tx) =>
    tx
      .updateTable(queue)
      .set({ next_try_at: new Date(now().getTime() + wait) })
      .where('id', '=', id)
      .execute(),
  );
}

async function forget({ db }: Context, queue: Queue, id: string): Promise<void> {
  await asPlatform(db, (tx) => tx.deleteFrom(queue).where('id', '=', id).execute());
}
