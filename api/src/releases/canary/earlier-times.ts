import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { Transaction } from 'kysely';
import type { StoredTime } from '../../db/canary-columns.ts';
import type { Schema } from '../../db/schema.ts';
import { pseudonym, type SampleSource } from './canary-sample.ts';

type Tx = Transaction<Schema>;

/** The longest history of a company with one release: a rollout compares as many of its sessions. */
const mostTimes = 20;

export interface TimesKey {
  readonly remote: Releasable;
  readonly release: string;
  /** Pseudonyms that outlive a rollout, but belong to one remote. */
  readonly company: string;
  readonly session: string;
}

export function timesKey(
  key: string,
  { companyId, session }: SampleSource,
  remoteRelease: Pick<TimesKey, 'remote' | 'release'>,
): TimesKey {
  const name = (what: string, whose: string) =>
    pseudonym(key, `times ${remoteRelease.remote} ${what} ${whose}`);
  return {
    ...remoteRelease,
    company: name('company', companyId),
    session: name('session', session).slice(0, 8),
  };
}

/** Adds a session's time, the latest last; null when nothing changes. During a rollout, times from before it stay. */
export function withEarlierTime(
  times: readonly StoredTime[],
  time: StoredTime,
  isRollout: boolean,
): readonly StoredTime[] | null {
  if (times.some(({ session }) => session === time.session)) return null;
  if (isRollout && times.length >= mostTimes) return null;
  return [...times, time].slice(-mostTimes);
}

export async function earlierTimes(
  tx: Tx,
  { remote, release, company }: TimesKey,
): Promise<readonly StoredTime[]> {
  const row = await tx
    .selectFrom('canary_earlier_times')
    .select('times')
    .where((eb) => eb.and({ remote, release, company }))
    .forUpdate()
    .executeTakeFirst();
  return row?.times ?? [];
}

export async function storeEarlierTime(
  tx: Tx,
  key: TimesKey,
  { milliseconds, isRollout, now }: { milliseconds: number; isRollout: boolean; now: Date },
): Promise<void> {
  const { session, ...company } = key;
  const after = withEarlierTime(await earlierTimes(tx, key), { session, milliseconds }, isRollout);
  if (!after) return;
  const row = { times: JSON.stringify(after), changed_at: now };
  await tx
    .insertInto('canary_earlier_times')
    .values({ ...company, ...row })
    .onConflict((conflict) => conflict.columns(['remote', 'release', 'company']).doUpdateSet(row))
    .execute();
}
