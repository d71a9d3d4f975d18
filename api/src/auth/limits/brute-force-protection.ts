import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { asSignIn } from '../../db/tenant.ts';
import type { ErrorType } from '../../kernel/domain-error.ts';
import { firstOperatorOnly, tooOften } from '../../kernel/errors.ts';
import {
  type AttemptContext,
  type Counter,
  countIn,
  endOfWindow,
  keyOf,
} from '../../server/attempt-limit.ts';
import { siteOf } from '../../server/network.ts';
import { adminUnknown, operatorUnknown, phoneOrPasswordWrong, secondStepWrong } from '../errors.ts';
import {
  type AttemptCount,
  type Decision,
  decision,
  longestTurn,
  rounds,
  triesEverywhere,
  triesHere,
  triesOfSite,
} from './brute-force-rules.ts';

/**
 * Who waits for a hash: a stranger's network, or a person who is known by a session, a device or a link. Whether the
 * account exists plays no part: a lane of its own would tell who has an account by the time that an answer takes.
 */
export type Asker = { readonly network: string } | { readonly person: string };

export interface SigningIn {
  /** Namespace of its counters. */
  readonly what: string;
  /** What identifies the person. */
  readonly account: string;
  /** Network of the attempt. */
  readonly address: string;
  /** The secret of a browser or device that has signed in to the account before. */
  readonly device?: string | null;
}

/** Only these count as a guess. */
const wrongCredentials: readonly ErrorType[] = [
  adminUnknown,
  phoneOrPasswordWrong,
  secondStepWrong,
  operatorUnknown,
  firstOperatorOnly,
];

/**
 * Protects an account against password guessing. `networkLimit` has limited the network's requests before.
 * @param attempt throws one of `wrongCredentials`; nothing else it throws counts as an attempt
 * @returns what `attempt` returns; the counters of the browser and the network are then reset
 * @throws DomainError `too-often` with the time to wait, and whatever `attempt` throws
 */
export async function protectedSignIn<T>(
  context: AttemptContext,
  who: SigningIn,
  attempt: (asker: Asker) => Promise<T>,
): Promise<T> {
  const counters = countersOf(who);
  const decided = await decide(context, counters);
  if ('wait' in decided) throw tooOften({ wait: Math.ceil(decided.wait) });
  const site = siteOf(who.address);
  const asker = decided.as === 'stranger' ? { network: site } : { person: `${who.what} ${who.account}` };
  try {
    const right = await attempt(asker);
    const from: Counter[] = [...new Set([who.address, site])].map((network) => [`${who.what} from`, network]);
    await takeBack(context, counters, { decided, isReset: true, also: from });
    return right;
  } catch (error) {
    if (!wrongCredentials.some((type) => type.made(error)))
      await takeBack(context, counters, { decided, isReset: false });
    throw error;
  }
}

interface Counters {
  readonly browser: Counter | null;
  readonly here: Counter;
  /** Null where the network is the site. */
  readonly site: Counter | null;
  readonly ofSite: Counter;
  readonly everywhere: Counter;
  readonly rounds: readonly { readonly tries: Counter; readonly turn: Counter }[];
}

function countersOf({ what, account, address, device = null }: SigningIn): Counters {
  const site = siteOf(address);
  return {
    browser: device === null ? null : [`${what} with`, device],
    here: [`${what} here`, `${account}\n${address}`],
    site: site === address ? null : [`${what} here`, `${account}\n${site}`],
    ofSite: [`${what} in an hour`, `${account}\n${site}`],
    everywhere: [`${what} everywhere`, account],
    rounds: Array.from({ length: rounds }, (_, round) => ({
      tries: [`${what} round ${round}`, account],
      turn: [`${what} turn ${round}`, account],
    })),
  };
}

/** What an attempt counts for. */
function countedOf({ browser, here, site, ofSite, everywhere, rounds: all }: Counters, decided: Decision) {
  if ('wait' in decided) return [];
  if (decided.as === 'known browser') return browser ? [[browser, triesHere] as const] : [];
  const hour = [ofSite, everywhere, ...all.slice(decided.round, decided.round + 1).map(({ tries }) => tries)];
  return [
    [here, triesHere] as const,
    ...(site ? [[site, triesOfSite] as const] : []),
    ...hour.map((counter) => [counter, triesEverywhere] as const),
  ];
}

/** The turn that an attempt takes, if any. */
const takenTurns = ({ rounds: all }: Counters, decided: Decision) =>
  'round' in decided ? all.slice(decided.round, decided.round + 1).map(({ turn }) => turn) : [];

/** One transaction for each account at a time. */
function ofAccount<T>(
  context: AttemptContext,
  { everywhere }: Counters,
  work: (tx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  const name = keyOf(everywhere).toString('base64');
  return asSignIn(context.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
    return work(tx);
  });
}

/**
 * Decides and counts in one transaction, so that of simultaneous attempts no more than allowed pass.
 */
function decide(context: AttemptContext, counters: Counters): Promise<Decision> {
  const now = context.now();
  const { browser, here, site, ofSite, everywhere, rounds: all } = counters;
  return ofAccount(context, counters, async (tx) => {
    const named = [
      browser,
      here,
      site,
      ofSite,
      everywhere,
      ...all.flatMap(({ tries, turn }) => [tries, turn]),
    ];
    const tried = await triedOf(
      tx,
      named.filter((counter) => counter !== null),
      now,
    );
    const tries = {
      browser: browser && tried(browser, triesHere),
      here: tried(here, triesHere),
      site: site ? tried(site, triesOfSite) : { count: 0, endsIn: 0 },
      everywhere: tried(everywhere, triesEverywhere),
      ofSite: tried(ofSite, triesEverywhere).count,
      rounds: all.map((round) => ({
        count: tried(round.tries, triesEverywhere).count,
        turnIn: tried(round.turn, { seconds: longestTurn }).endsIn,
      })),
    };
    const decided = decision(tries, context.attemptFactor);
    const turns = 'round' in decided && decided.nextTurnIn > 0 ? takenTurns(counters, decided) : [];
    const seconds = 'round' in decided ? decided.nextTurnIn : 0;
    const counted = [...countedOf(counters, decided), ...turns.map((turn) => [turn, { seconds }] as const)];
    if (counted.length > 0) await countIn(tx, counted, now);
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
  return (counted: Counter, window: { readonly seconds: number }): AttemptCount => {
    const key = keyOf(counted);
    const row = rows.find((other) => key.equals(other.key));
    const endsAt = row ? endOfWindow(row.ends_at, window, now) : null;
    if (!row || !endsAt) return { count: 0, endsIn: 0 };
    return { count: row.count, endsIn: (endsAt.getTime() - now.getTime()) / 1000 };
  };
}

/**
 * Uncounts an attempt that was no guess, and gives its turn back.
 * @param isReset a success also resets the person's own counters
 */
function takeBack(
  context: AttemptContext,
  counters: Counters,
  { decided, isReset, also = [] }: { decided: Decision; isReset: boolean; also?: readonly Counter[] },
): Promise<void> {
  const { browser, here, site, ofSite } = counters;
  const own = new Set([browser, here, ...(site ? [] : [ofSite])]);
  const counted = countedOf(counters, decided).map(([counter]) => counter);
  const forgotten = isReset ? counted.filter((counter) => own.has(counter)) : [];
  const released = [...counted.filter((counter) => !forgotten.includes(counter)), ...also];
  return ofAccount(context, counters, async (tx) => {
    const gone = [...forgotten, ...takenTurns(counters, decided)].map(keyOf);
    if (gone.length > 0) await tx.deleteFrom('attempts').where('key', 'in', gone).execute();
    if (released.length > 0)
      await tx
        .updateTable('attempts')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .where('key', 'in', released.map(keyOf))
        .where('count', '>', 0)
        .execute();
  });
}
