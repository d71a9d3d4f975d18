import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { asSignIn } from '../db/tenant.ts';
import type { Server } from './server-context.ts';

export type AttemptContext = Pick<Server, 'db' | 'now' | 'attemptFactor'>;

/** A window starts with the first attempt; after `allowed` attempts the caller waits until it ends. */
export interface Limit {
  readonly allowed: number;
  readonly seconds: number;
}

/** A key hashes both, so that the database holds no address. */
export type Counter = readonly [what: string, whose: string];

export const keyOf = ([kind, subject]: Counter) =>
  createHash('sha256').update(`${kind}\n${subject}`).digest();

export interface CountedWindow {
  readonly left: number;
  /** Seconds until it ends. */
  readonly endsIn: number;
  /** Seconds to wait; 0 when the attempt may go on. */
  readonly wait: number;
}

/** Milliseconds between the clocks of two servers. A window further ahead comes from a wrong clock. */
const clockSkew = 60_000;

/** Null when the window is over. A wrong clock never makes it longer than a whole one from now. */
export function endOfWindow(endsAt: Date, { seconds }: Pick<Limit, 'seconds'>, now: Date): Date | null {
  const latest = now.getTime() + seconds * 1000;
  if (endsAt <= now || endsAt.getTime() > latest + clockSkew) return null;
  return new Date(Math.min(endsAt.getTime(), latest));
}

export async function countInWindow(
  context: AttemptContext,
  counted: Counter,
  limit: Limit,
): Promise<CountedWindow> {
  const now = context.now();
  const [window] = await asSignIn(context.db, (tx) => countIn(tx, [[counted, limit]], now));
  const { count, ends_at } = window ?? { count: 1, ends_at: new Date(now.getTime() + limit.seconds * 1000) };
  const left = Math.floor(limit.allowed * context.attemptFactor) - count;
  const endsIn = Math.max(1, Math.ceil((ends_at.getTime() - now.getTime()) / 1000));
  return { left: Math.max(0, left), endsIn, wait: left < 0 ? endsIn : 0 };
}

export async function countAttempt(context: AttemptContext, counted: Counter, limit: Limit): Promise<number> {
  return (await countInWindow(context, counted, limit)).wait;
}

/** The counters must differ, because one statement counts them all; the windows come in no order. */
export async function countIn(
  tx: Transaction<Schema>,
  counted: readonly (readonly [Counter, Pick<Limit, 'seconds'>])[],
  now: Date,
): Promise<readonly { count: number; ends_at: Date }[]> {
  const values = counted.map(
    ([counter, { seconds }]) => sql`(${keyOf(counter)}, 1, ${new Date(now.getTime() + seconds * 1000)})`,
  );
  const isOver = sql`(a.ends_at <= ${now} or a.ends_at > excluded.ends_at + ${clockSkew} * interval '1 millisecond')`;
  const { rows } = await sql<{ count: number; ends_at: Date }>`
    insert into attempts as a (key, count, ends_at) values ${sql.join(values)}
    on conflict (key) do update set
      count = case when ${isOver} then 1 else a.count + 1 end,
      ends_at = case when ${isOver} then excluded.ends_at else least(a.ends_at, excluded.ends_at) end
    returning count, ends_at`.execute(tx);
  return rows;
}

export async function forgetAttempts(context: AttemptContext, counted: Counter): Promise<void> {
  await asSignIn(context.db, (tx) => tx.deleteFrom('attempts').where('key', '=', keyOf(counted)).execute());
}

/** Uncounts an attempt that proved legitimate. */
export async function releaseAttempt(context: AttemptContext, counted: Counter): Promise<void> {
  await asSignIn(context.db, (tx) => releaseIn(tx, [counted]));
}

export async function releaseIn(tx: Transaction<Schema>, counted: readonly Counter[]): Promise<void> {
  await tx
    .updateTable('attempts')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', 'in', counted.map(keyOf))
    .where('count', '>', 0)
    .execute();
}

export async function forgetEndedAttempts(context: AttemptContext): Promise<void> {
  await asSignIn(context.db, (tx) =>
    tx.deleteFrom('attempts').where('ends_at', '<=', context.now()).execute(),
  );
}
