import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { asSignIn } from '../db/tenant.ts';
import { type DomainCode, DomainError } from '../kernel/domain-error.ts';
import {
  type AttemptContext,
  type Counter,
  countIn,
  keyOf,
  releaseAttempt,
} from '../server/attempt-limit.ts';
import {
  type AttemptCount,
  type Decision,
  decision,
  triesEverywhere,
  triesHere,
} from './brute-force-rules.ts';

export interface SigningIn {
  /** Namespace of its counters. */
  readonly what: string;
  /** What identifies the person. */
  readonly account: string;
  /** Network of the attempt. */
  readonly address: string;
  /** The secret of a browser that has signed in to the account before. */
  readonly device?: string | null;
}

/** Only these count as a guess. */
const wrongCredentials: ReadonlySet<DomainCode> = new Set([
  'admin-unknown',
  'password-wrong',
  'phone-or-password-wrong',
  'own-password-wrong',
  'second-step-wrong',
  'second-step-code-wrong',
  'operator-unknown',
  'first-operator-only',
]);

/**
 * Protects an account against password guessing. `networkLimit` has limited the network's requests before.
 * @param attempt throws one of `wrongCredentials`; nothing else it throws counts as an attempt
 * @returns what `attempt` returns; the counters of the browser and the network are then reset
 * @throws DomainError `too-often` with the time to wait, and whatever `attempt` throws
 */
export async function protectedSignIn<T>(
  context: AttemptContext,
  { what, account, address, device = null }: SigningIn,
  attempt: () => Promise<T>,
): Promise<T> {
  const counted: Counters = {
    browser: device === null ? null : [`${what} with`, device],
    here: [`${what} here`, `${account}\n${address}`],
    everywhere: [`${what} everywhere`, account],
    turn: [`${what} turn`, account],
  };
  const decided = await decide(context, counted);
  if ('wait' in decided) throw new DomainError('too-often', { values: { wait: Math.ceil(decided.wait) } });
  const own = decided.as === 'known browser' && counted.browser ? [counted.browser] : [counted.here];
  const both = decided.as === 'stranger' ? [counted.here, counted.everywhere] : own;
  try {
    const right = await attempt();
    await forget(context, own, both);
    await releaseAttempt(context, [`${what} from`, address]);
    return right;
  } catch (error) {
    if (!(error instanceof DomainError && wrongCredentials.has(error.code)))
      for (const counter of both) await releaseAttempt(context, counter);
    throw error;
  }
}

interface Counters {
  readonly browser: Counter | null;
  readonly here: Counter;
  readonly everywhere: Counter;
  readonly turn: Counter;
}

/**
 * Decides and counts in one transaction for each account, so that of simultaneous attempts no more than
 * allowed pass.
 */
function decide(context: AttemptContext, { browser, here, everywhere, turn }: Counters): Promise<Decision> {
  const now = context.now();
  return asSignIn(context.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${keyOf(everywhere).toString('base64')}, 0))`.execute(
      tx,
    );
    const tried = await triedOf(tx, [here, everywhere, turn, ...(browser ? [browser] : [])], now);
    const decided = decision(
      {
        browser: browser && tried(browser),
        here: tried(here),
        everywhere: tried(everywhere),
        turnIn: tried(turn).endsIn,
      },
      context.attemptFactor,
    );
    if ('wait' in decided) return decided;
    if (decided.as === 'known browser' && browser) await countIn(tx, browser, triesHere, now);
    if (decided.as === 'stranger') {
      await countIn(tx, here, triesHere, now);
      await countIn(tx, everywhere, triesEverywhere, now);
      if (decided.nextTurnIn > 0) await countIn(tx, turn, { seconds: decided.nextTurnIn }, now);
    }
    return decided;
  });
}

async function triedOf(tx: Transaction<Schema>, all: readonly Counter[], now: Date) {
  const rows = await tx
    .selectFrom('attempts')
    .select(['key', 'count', 'ends_at'])
    .where('key', 'in', all.map(keyOf))
    .where('ends_at', '>', now)
    .execute();
  return (counted: Counter): AttemptCount => {
    const row = rows.find(({ key }) => keyOf(counted).equals(key));
    return { count: row?.count ?? 0, endsIn: row ? (row.ends_at.getTime() - now.getTime()) / 1000 : 0 };
  };
}

/** A success resets the person's own counters and takes this attempt off the shared ones. */
async function forget(
  context: AttemptContext,
  own: readonly Counter[],
  counted: readonly Counter[],
): Promise<void> {
  await asSignIn(context.db, (tx) => tx.deleteFrom('attempts').where('key', 'in', own.map(keyOf)).execute());
  for (const counter of counted) if (!own.includes(counter)) await releaseAttempt(context, counter);
}
