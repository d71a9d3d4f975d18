import type { LiveEvent } from '@hawiyat/shared/contract/events';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { marketplace } from './event-log.ts';

/** A cursor in the order of events: after this transaction's event with this id. */
export interface EventCursor {
  readonly xid: string;
  readonly id: string;
}

/** @returns the cursor that a `seq` encodes, or null when it encodes none */
export function cursorOf(seq: string): EventCursor | null {
  const [, xid, id] = /^(\d{1,19})-(\d{1,18})$/.exec(seq) ?? [];
  return xid !== undefined && id !== undefined ? { xid, id } : null;
}

export const textOfCursor = ({ xid, id }: EventCursor): string => `${xid}-${id}`;

const batch = 200;

interface Row extends EventCursor {
  readonly type: LiveEvent['type'];
  readonly entity_id: string;
  readonly at: Date;
  readonly data: LiveEvent['data'];
  readonly safe: boolean;
}

/**
 * The oldest open transaction that may write here. A snapshot lists those of every database on the server;
 * those of another database are left out, because one that runs for hours would delay every event here.
 */
const oldestOpen = sql<string>`coalesce(
  (
    select open from pg_snapshot_xip(pg_current_snapshot()) as open
    where not exists (
      select from pg_stat_activity
      where backend_xid = open::xid
        and datid <> (select oid from pg_database where datname = current_database())
    )
    order by open limit 1
  ),
  pg_snapshot_xmax(pg_current_snapshot())
)`;

/**
 * Reads the events of the company and of the marketplace after a cursor. Ids alone would lose events: a
 * transaction with an earlier id may commit later. So reading stops before the oldest open transaction.
 * Events from before a restore carry another cluster's numbers and are skipped: those numbered beyond this
 * cluster's next transaction, and all up to where this cluster began (`event-clusters.ts`).
 * @param begins is called when the read starts; it misses what commits later
 * @returns the events in order; `more` when another batch exists; `held` when some are committed but not safe
 *   to read yet
 */
export async function readEvents(db: Db, companyId: string, from: EventCursor, begins = () => {}) {
  // One statement: a second one would see a different set of open transactions and take held events for none.
  const { rows: found } = await asCompany(db, companyId, (tx) => {
    begins();
    return sql<Row>`
      select xid::text as xid, id::text as id, type, entity_id, at, data,
        xid < pg_snapshot_xmin(pg_current_snapshot()) or xid < ${oldestOpen} as safe
      from events
      where company_id in (${companyId}, ${marketplace})
        and (xid, id) > (${from.xid}::xid8, ${from.id}::bigint)
        and xid < pg_snapshot_xmax(pg_current_snapshot())
        and id > (select coalesce(max(after_id), 0) from event_clusters)
      order by events.xid, events.id limit ${batch}`.execute(tx);
  });
  const rows = found.filter((row) => row.safe);
  const events = rows.map(({ type, entity_id, at, data, xid, id }): LiveEvent => {
    return { seq: textOfCursor({ xid, id }), type, id: entity_id, at: at.toISOString(), data };
  });
  return { events, more: rows.length === batch, held: rows.length < found.length };
}

/**
 * The cursor for a reader that has just fetched everything.
 * @returns the cursor, and the transaction number that no transaction has reached yet
 */
export async function presentCursor(db: Db): Promise<{ cursor: EventCursor; nextXid: bigint }> {
  const { rows } = await sql<{ oldest: string; next: string }>`
    select ${oldestOpen}::text as oldest,
           pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(db);
  const { oldest = '0', next = '0' } = rows[0] ?? {};
  return { cursor: { xid: oldest, id: '0' }, nextXid: BigInt(next) };
}

/**
 * Where a client's stream continues.
 * @param lastEventId the cursor that the client has, if any
 * @returns its cursor if it is valid, otherwise the present one; `isReset`: it may have missed something
 */
export async function startCursor(
  db: Db,
  lastEventId: string | undefined,
): Promise<{ cursor: EventCursor; isReset: boolean }> {
  const { cursor, nextXid } = await presentCursor(db);
  if (!lastEventId) return { cursor, isReset: false };
  const known = cursorOf(lastEventId);
  // While nothing happens a page gets the next transaction's cursor. A later one is from another database or
  // from before a restored backup.
  return known && BigInt(known.xid) <= nextXid
    ? { cursor: known, isReset: false }
    : { cursor, isReset: true };
}
