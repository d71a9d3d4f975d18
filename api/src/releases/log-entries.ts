import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { RolloutLogEntry } from '@hawiyat/shared/contract/platform/rollouts';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { AreaEvent } from './areas/area-event.ts';
import { beginning, hashOfEntry } from './chain.ts';
import type { RolloutEvent } from './rollout.ts';
import type { LogKey, SealedEntry } from './seal.ts';

type Tx = Transaction<Schema>;

export interface Author {
  /** e.g. `operator`, `server`, `canary`. */
  readonly actor: string;
  readonly reason: string;
}

export type LoggedEvent = RolloutEvent | AreaEvent;

export interface NewEntry {
  readonly remote: Releasable;
  readonly author: Author;
  readonly event: LoggedEvent;
  readonly at: Date;
}

/** Any constant unique to this lock. */
const lockKey = 4_826_196;

/** Makes writers take turns until their transactions end, so that ids commit in order. */
export async function lockLog(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(tx);
}

export const eventsAfter = (tx: Tx, version: number) =>
  tx
    .selectFrom('release_events')
    .select(['id', 'remote', 'event', 'at'])
    .where('id', '>', String(version))
    .orderBy('id')
    .execute();

export const lastEntryOf = (tx: Tx, remote: Releasable) =>
  tx
    .selectFrom('release_events')
    .select(['remote', 'seq', 'hash'])
    .where('remote', '=', remote)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function entriesOf(tx: Tx, remote: Releasable): Promise<SealedEntry[]> {
  const rows = await tx
    .selectFrom('release_events')
    .selectAll()
    .where('remote', '=', remote)
    .orderBy('seq')
    .execute();
  return rows.map(({ id: _, at, ...entry }) => ({ ...entry, at: at.toISOString() }));
}

export async function appendEntry(
  tx: Tx,
  { remote, author: { actor, reason }, event, at }: NewEntry,
  key: LogKey,
): Promise<RolloutLogEntry> {
  const last = await lastEntryOf(tx, remote);
  const unhashed = {
    remote,
    seq: (last?.seq ?? 0) + 1,
    at: at.toISOString(),
    actor,
    reason,
    event: JSON.stringify(event),
    previous: last?.hash ?? beginning,
  };
  const entry = { ...unhashed, hash: hashOfEntry(unhashed) };
  await tx
    .insertInto('release_events')
    .values({ ...entry, at, seal: key.sealEntry(entry) })
    .execute();
  return entry;
}
