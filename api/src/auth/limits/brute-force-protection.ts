import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { asSignIn } from '../../db/tenant.ts';
import {
  type AttemptContext,
  type Counter,
  countIn,
  endOfWindow,
  keyOf,
  releaseIn,
} from '../../http/attempt-limit.ts';
import { siteOf } from '../../http/network.ts';
import { boundedQueue } from '../../kernel/bounded-queue.ts';
import type { ErrorType } from '../../kernel/domain-error.ts';
import { firstOperatorOnly, tooOften } from '../../kernel/errors.ts';
import { adminUnknown, operatorUnknown, phoneOrPasswordWrong, twoFactorWrong } from '../errors.ts';
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

/** Existing accounts have no separate lane: the time of an answer would reveal them. */
export type Asker = { readonly network: string } | { readonly person: string };

export interface SigningIn {
  readonly what: string;
  readonly account: string;
  readonly address: string;
  readonly device?: string | null;
}

const wrongCredentials: readonly ErrorType[] = [
  adminUnknown,
  phoneOrPasswordWrong,
  twoFactorWrong,
  operatorUnknown,
  firstOperatorOnly,
];

/** Only `wrongCredentials` count as attempts; a success resets the counters of the browser and the network. */
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

const takenTurns = ({ rounds: all }: Counters, decided: Decision) =>
  'round' in decided ? all.slice(decided.round, decided.round + 1).map(({ turn }) => turn) : [];

/** A crowd that signs in leaves most connections and most of the processor to those who work. */
export const fewAtOnce = boundedQueue(2, Number.POSITIVE_INFINITY);

function ofAccount<T>(
  context: AttemptContext,
  { everywhere }: Counters,
  work: (tx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  const name = keyOf(everywhere).toString('base64');
  const locked = async (tx: Transaction<Schema>) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
    return work(tx);
  };
  return fewAtOnce(() => asSignIn(context.db, locked));
}

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
    if (released.length > 0) await releaseIn(tx, released);
  });
}
