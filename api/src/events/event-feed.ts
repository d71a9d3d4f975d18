import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/** A cursor in the order of events: after this transaction's event with this id. */
export interface EventCursor {
  readonly xid: bigint;
  readonly id: bigint;
}

/** Null when the text encodes no cursor. */
export function cursorOf(seq: string): EventCursor | null {
  const [, xid, id] = /^(\d{1,19})-(\d{1,18})$/.exec(seq) ?? [];
  return xid !== undefined && id !== undefined ? { xid: BigInt(xid), id: BigInt(id) } : null;
}

export const textOfCursor = ({ xid, id }: EventCursor): string => `${xid}-${id}`;

export const isAfter = (cursor: EventCursor, other: EventCursor): boolean =>
  cursor.xid > other.xid || (cursor.xid === other.xid && cursor.id > other.id);

/** The oldest open transaction of this database: a long one of another, which a snapshot lists too, would delay events. */
export const oldestOpen = sql<string>`coalesce(
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

/** The cursor for a reader that has just fetched everything, and the next transaction number. */
export async function presentCursor(db: Db): Promise<{ cursor: EventCursor; nextXid: bigint }> {
  const { rows } = await sql<{ oldest: string; next: string }>`
    select ${oldestOpen}::text as oldest,
           pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(db);
  const { oldest = '0', next = '0' } = rows[0] ?? {};
  return { cursor: { xid: BigInt(oldest), id: 0n }, nextXid: BigInt(next) };
}

export interface StreamStart {
  readonly cursor: EventCursor;
  /** Whether the client may have missed events. */
  readonly isReset: boolean;
  readonly present: EventCursor;
}

/** The client's own cursor when it is valid, otherwise the present one. */
export async function startCursor(db: Db, lastEventId: string | undefined): Promise<StreamStart> {
  const { cursor: present, nextXid } = await presentCursor(db);
  if (!lastEventId) return { cursor: present, isReset: false, present };
  const known = cursorOf(lastEventId);
  // An idle page gets the next transaction's cursor. A later cursor is from another database or a restored backup.
  return known && known.xid <= nextXid
    ? { cursor: known, isReset: false, present }
    : { cursor: present, isReset: true, present };
}
