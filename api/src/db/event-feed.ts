import type { LiveEvent } from '@hawiyat/shared/contract/events';
import { sql } from 'kysely';
import { marketplace } from './events.ts';
import type { Db } from './schema.ts';
import { asCompany } from './tenant.ts';

/** A place in the order of events: after this transaction's event of this id. */
export interface Place {
  readonly xid: string;
  readonly id: string;
}

/** @returns the place that a `seq` names, or null when it names none */
export function placeOf(seq: string): Place | null {
  const [, xid, id] = /^(\d{1,19})-(\d{1,18})$/.exec(seq) ?? [];
  return xid !== undefined && id !== undefined ? { xid, id } : null;
}

export const seqOf = ({ xid, id }: Place): string => `${xid}-${id}`;

const batch = 200;

interface Row extends Place {
  readonly type: LiveEvent['type'];
  readonly entity_id: string;
  readonly at: Date;
  readonly data: LiveEvent['data'];
}

/**
 * Reads on from a place, the company's events and the marketplace's. Ids alone would lose events: a transaction that
 * took its id earlier may commit later. So nothing is read from the oldest transaction still open, or after it.
 * @returns the events in order; `more` when another batch is there; `held` when some are committed but not safe yet
 */
export async function readEvents(db: Db, companyId: string, from: Place) {
  const { rows, held } = await asCompany(db, companyId, async (tx) => {
    const found = await sql<Row>`
      select xid::text as xid, id::text as id, type, entity_id, at, data from events
      where company_id in (${companyId}, ${marketplace})
        and (xid, id) > (${from.xid}::xid8, ${from.id}::bigint)
        and xid < pg_snapshot_xmin(pg_current_snapshot())
      order by events.xid, events.id limit ${batch}`.execute(tx);
    const later = await sql<{ held: boolean }>`
      select exists (
        select from events where company_id in (${companyId}, ${marketplace})
          and xid >= pg_snapshot_xmin(pg_current_snapshot()) and (xid, id) > (${from.xid}::xid8, ${from.id}::bigint)
      ) as held`.execute(tx);
    return { rows: found.rows, held: later.rows[0]?.held === true };
  });
  const events = rows.map(({ type, entity_id, at, data, ...place }): LiveEvent => {
    return { seq: seqOf(place), type, id: entity_id, at: at.toISOString(), data };
  });
  return { events, more: rows.length === batch, held };
}

/**
 * Where a reader begins who has just fetched everything: whatever is not visible yet comes after it.
 * @param db any connection
 * @returns the place, and the number that no transaction has reached yet
 */
export async function presentPlace(db: Db): Promise<{ place: Place; ahead: bigint }> {
  const { rows } = await sql<{ oldest: string; next: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as oldest,
           pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(db);
  const { oldest = '0', next = '0' } = rows[0] ?? {};
  return { place: { xid: oldest, id: '0' }, ahead: BigInt(next) };
}
