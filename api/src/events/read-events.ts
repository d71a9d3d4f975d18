import type { LiveEvent } from '@hawiyat/shared/contract/core/events';
import { sql, type Transaction } from 'kysely';
import type { Db, Schema } from '../db/schema.ts';
import { asCompany, asPlatform } from '../db/tenant.ts';
import { type EventCursor, isAfter, oldestOpen, textOfCursor } from './event-feed.ts';
import { marketplace } from './event-log.ts';

export interface FeedEvent {
  /** `marketplace` when the event concerns all companies. */
  readonly companyId: string;
  readonly type: LiveEvent['type'];
  readonly cursor: EventCursor;
  /** A server-sent message, serialized once for all streams. */
  readonly message: string;
}

const batch = 200;
/** A client that has missed more fetches everything again. */
const mostMissed = 2_000;
const longestGap = 24 * 60 * 60_000;

interface Row {
  readonly company_id: string;
  readonly xid: string;
  readonly id: string;
  readonly type: LiveEvent['type'];
  readonly entity_id: string;
  readonly at: Date;
  readonly data: LiveEvent['data'];
}

const columns = sql`company_id, events.xid, events.id, type, entity_id, at, data`;
const place = ({ xid, id }: EventCursor) => sql`(${String(xid)}::xid8, ${String(id)}::bigint)`;
/** Events from before a restore carry another cluster's numbers (`event-clusters.ts`). */
const ofThisCluster = sql`events.id > (select coalesce(max(after_id), 0) from event_clusters)`;

/**
 * Reads the events after a cursor, of every company and the marketplace. Ids alone would lose events: a transaction
 * with an earlier id may commit later, so reading stops before the oldest open transaction. `held` says that some
 * events are committed but not safe to read yet.
 */
export async function readNewEvents(db: Db, from: EventCursor) {
  // A second statement would see other open transactions and miss held events.
  const { rows } = await asPlatform(db, (tx) =>
    sql<{ horizon: string; safe: boolean } & (Row | { [column in keyof Row]: null })>`
      select horizon.xid::text as horizon, new.xid < horizon.xid as safe, new.company_id, new.xid::text as xid,
        new.id::text as id, new.type, new.entity_id, new.at, new.data
      from (select ${oldestOpen} as xid) as horizon
      left join (
        select ${columns} from events
        where (events.xid, events.id) > ${place(from)} and events.xid < pg_snapshot_xmax(pg_current_snapshot())
          and ${ofThisCluster}
        order by events.xid, events.id limit ${batch}
      ) as new on true
      order by new.xid, new.id`.execute(tx),
  );
  const found = rows.filter((row): row is typeof row & Row => row.id !== null);
  const safe = found.filter((row) => row.safe);
  const events = (await withNames(db, safe)).map(feedEvent);
  const more = safe.length === batch;
  const last = events.at(-1)?.cursor ?? from;
  const horizon = { xid: BigInt(rows[0]?.horizon ?? 0), id: 0n };
  // After a failover the numbers of open transactions may be lower than before.
  const upTo = !more && isAfter(horizon, last) ? horizon : last;
  return { events, upTo, more, held: safe.length < found.length };
}

/** Reads a batch of a company's events between two cursors. Null when the client has missed too much. */
export async function readMissedEvents(
  db: Db,
  companyId: string,
  { from, upTo, now }: { readonly from: EventCursor; readonly upTo: EventCursor; readonly now: Date },
): Promise<{ events: FeedEvent[]; more: boolean } | null> {
  return asCompany(db, companyId, async (tx) => {
    // Each branch reads an index in its order; one sort over both would read all of it for each batch.
    const branch = (owner: string, wanted: ReturnType<typeof sql>, most: number) => sql`(
      select ${wanted} from events
      where company_id = ${owner} and (events.xid, events.id) > ${place(from)}
        and (events.xid, events.id) <= ${place(upTo)} and ${ofThisCluster}
      order by events.xid, events.id limit ${most})`;
    const union = (wanted: ReturnType<typeof sql>, most: number) =>
      sql`${branch(companyId, wanted, most)} union all ${branch(marketplace, wanted, most)}`;
    const { rows } = await sql<Row>`
      select company_id, missed.xid::text as xid, missed.id::text as id, type, entity_id, at, data
      from (${union(columns, batch)}) as missed
      order by missed.xid, missed.id limit ${batch}`.execute(tx);
    const [oldest] = rows;
    if (oldest && now.getTime() - oldest.at.getTime() > longestGap) return null;
    const more = rows.length === batch;
    if (more) {
      const { rows: counted } = await sql<{ missed: number }>`
        select count(*) as missed from (${union(sql`1`, mostMissed + 1)}) as missed`.execute(tx);
      if ((counted[0]?.missed ?? 0) > mostMissed) return null;
    }
    return { events: (await addNames(tx, companyId, rows)).map(feedEvent), more };
  });
}

/** Events hold no names: a driver's name is in a row that only the driver's company may read. */
async function withNames(db: Db, rows: readonly Row[]): Promise<Row[]> {
  const named = new Map<Row, Row>();
  const companies = new Set(rows.filter((row) => driverOf(row) !== null).map((row) => row.company_id));
  for (const companyId of companies) {
    const own = rows.filter((row) => row.company_id === companyId);
    const result = await asCompany(db, companyId, (tx) => addNames(tx, companyId, own));
    for (const [index, row] of own.entries()) named.set(row, result[index] ?? row);
  }
  return rows.map((row) => named.get(row) ?? row);
}

async function addNames(tx: Transaction<Schema>, companyId: string, rows: readonly Row[]): Promise<Row[]> {
  const ids = [...new Set(rows.flatMap((row) => driverOf(row) ?? []))];
  if (ids.length === 0) return [...rows];
  const drivers = await tx
    .selectFrom('drivers')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute();
  const names = new Map(drivers.map(({ id, name }) => [id, name]));
  return rows.map((row) => {
    const name = names.get(driverOf(row) ?? '');
    if (name === undefined) return row;
    const field = row.type.startsWith('driver.') ? 'name' : 'driverName';
    return { ...row, data: { ...row.data, [field]: name } };
  });
}

function driverOf({ type, entity_id, data }: Row): string | null {
  if (type.startsWith('driver.')) return entity_id;
  return type === 'order.assigned' || type === 'sub_order.assigned' ? (data.driverId ?? null) : null;
}

function feedEvent({ company_id, xid, id, type, entity_id, at, data }: Row): FeedEvent {
  const cursor = { xid: BigInt(xid), id: BigInt(id) };
  const event: LiveEvent = { seq: textOfCursor(cursor), type, id: entity_id, at: at.toISOString(), data };
  const message = `id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`;
  return { companyId: company_id, type, cursor, message };
}
