import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { Transaction } from 'kysely';
import type { StoredTime } from '../../db/canary-columns.ts';
import type { Schema } from '../../db/schema.ts';
import { pseudonym, type SampleSource } from './canary-sample.ts';

type Tx = Transaction<Schema>;

/** Times of a company with one release that are stored: as many of its sessions can be compared in a rollout. */
const most = 20;

/** Whose times, and with which release. */
export interface TimesKey {
  readonly remote: Releasable;
  readonly release: string;
  /** Pseudonyms that outlive a rollout, but are of one remote. */
  readonly company: string;
  readonly session: string;
}

/** @param key of the platform, without which nobody can compute the pseudonyms */
export function timesKey(
  key: string,
  { companyId, session }: SampleSource,
  of: Pick<TimesKey, 'remote' | 'release'>,
): TimesKey {
  const name = (what: string, whose: string) => pseudonym(key, `times ${of.remote} ${what} ${whose}`);
  return { ...of, company: name('company', companyId), session: name('session', session).slice(0, 8) };
}

/**
 * Adds a session's time to those of its company, the latest last.
 * @param isRollout whether a candidate is being compared: times from before it stay
 * @returns null when nothing changes
 */
export function withEarlierTime(
  times: readonly StoredTime[],
  time: StoredTime,
  isRollout: boolean,
): readonly StoredTime[] | null {
  if (times.some(({ session }) => session === time.session)) return null;
  if (isRollout && times.length >= most) return null;
  return [...times, time].slice(-most);
}

/** @returns the stored times in milliseconds, the latest last */
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

/** Stores a session's time with the others of its company and release. */
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
