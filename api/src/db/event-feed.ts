import type { LiveEvent } from '@hawiyat/shared/contract/events';
import { sql } from 'kysely';
import { marketplace } from './events.ts';
import type { Db } from './schema.ts';
import { asCompany } from './tenant.ts';

/** A place in the order of events: after this transaction's event of this id. */
export interface EventCursor {
  readonly xid: string;
  readonly id: string;
}

/** @returns the place that a `seq` names, or null when it names none */
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
 * The oldest transaction still open that may write here. A snapshot knows those of all the databases that the server has, so
 * one that is certain to be another database's is left out: its work, of hours perhaps, would hold up every event here.
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
 * Reads on from a place, the company's events and the marketplace's. Ids alone would lose events: a transaction that
 * took its id earlier may commit later. So nothing is read from the oldest transaction still open, or after it. Events from
 * before a restore carry another cluster's numbers, and are left out: one that is numbered beyond this cluster's next
 * transaction, and everything up to where this cluster began (`event-clusters.ts`).
 * @param begins is called when the reading begins: what is committed later, it does not see
 * @returns the events in order; `more` when another batch is there; `held` when some are committed but not safe yet
 */
export async function readEvents(db: Db, companyId: string, from: EventCursor, begins = () => {}) {
  // One statement, because the next one would see other transactions open, and take what is held for nothing at all.
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
 * Where a reader begins who has just fetched everything: whatever is not visible yet comes after it.
 * @param db any connection
 * @returns the place, and the number that no transaction has reached yet
 */
export async function presentCursor(db: Db): Promise<{ place: EventCursor; ahead: bigint }> {
  const { rows } = await sql<{ oldest: string; next: string }>`
    select ${oldestOpen}::text as oldest,
           pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(db);
  const { oldest = '0', next = '0' } = rows[0] ?? {};
  return { place: { xid: oldest, id: '0' }, ahead: BigInt(next) };
}
