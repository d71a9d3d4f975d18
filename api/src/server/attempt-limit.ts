import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { asSignIn } from '../db/tenant.ts';
import type { Server } from './server-context.ts';

export type AttemptContext = Pick<Server, 'db' | 'now' | 'attemptFactor'>;

/** A number of attempts within a window that starts with the first; then a wait until it ends. */
export interface Limit {
  readonly allowed: number;
  readonly seconds: number;
}

/**
 * What is counted, and for whom, e.g. `sign-in` and an address; hashed, so that the database holds no
 * address.
 */
export type Counter = readonly [what: string, whose: string];

export const keyOf = ([kind, subject]: Counter) =>
  createHash('sha256').update(`${kind}\n${subject}`).digest();

/** A window of a limit, after an attempt. */
export interface CountedWindow {
  /** Attempts that it has left, never below 0. */
  readonly left: number;
  /** Seconds until it ends. */
  readonly endsIn: number;
  /** 0 when the attempt may go on, else the seconds to wait. */
  readonly wait: number;
}

/** Milliseconds by which the clocks of two servers may differ. A window further ahead is of a clock that was wrong. */
const clockSkew = 60_000;

/**
 * The end of a window that still counts: never later than a whole one from now, whatever the clock said when it began.
 * @returns null when it is over, or began in the future
 */
export function endOfWindow(endsAt: Date, { seconds }: Pick<Limit, 'seconds'>, now: Date): Date | null {
  const latest = now.getTime() + seconds * 1000;
  if (endsAt <= now || endsAt.getTime() > latest + clockSkew) return null;
  return new Date(Math.min(endsAt.getTime(), latest));
}

/** Counts one attempt across all server processes. */
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

/**
 * Counts one attempt across all server processes.
 * @returns 0 when it may go on, else the seconds to wait
 */
export async function countAttempt(context: AttemptContext, counted: Counter, limit: Limit): Promise<number> {
  return (await countInWindow(context, counted, limit)).wait;
}

/**
 * Counts one attempt for several counters, no two of them the same, in one statement of a transaction.
 * @returns the window of each with it, in no order
 */
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
  await asSignIn(context.db, (tx) =>
    tx
      .updateTable('attempts')
      .set((eb) => ({ count: eb('count', '-', 1) }))
      .where('key', '=', keyOf(counted))
      .where('count', '>', 0)
      .execute(),
  );
}

export async function forgetEndedAttempts(context: AttemptContext): Promise<void> {
  await asSignIn(context.db, (tx) =>
    tx.deleteFrom('attempts').where('ends_at', '<=', context.now()).execute(),
  );
}
