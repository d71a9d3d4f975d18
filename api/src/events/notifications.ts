import type { Notification } from '@hawiyat/shared/contract/core/events';
import { sql, type Transaction } from 'kysely';
import { cursorInvalid } from '../db/errors.ts';
import type { Schema } from '../db/schema.ts';
import { notFound } from '../kernel/errors.ts';

const month = 31 * 86_400_000;
/** The count of unseen notifications stops here. */
const mostUnseen = 100;

export interface NotificationRow {
  readonly id: number;
  readonly at: Date;
  readonly notification: Notification;
}

/** A partial index covers exactly these events. */
const isNotification = sql`data -> 'notification' is not null`;

/** A page of the last month's notifications, newest first. */
export async function findNotifications(
  tx: Transaction<Schema>,
  companyId: string,
  { now, limit, cursor }: { readonly now: Date; readonly limit: number; readonly cursor: string | undefined },
): Promise<{ rows: NotificationRow[]; nextCursor: string | null }> {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) throw cursorInvalid();
  const { rows } = await sql<NotificationRow>`
    select id, at, data -> 'notification' as notification from events
    where company_id = ${companyId} and ${isNotification} and at > ${new Date(now.getTime() - month)}
      and (${cursor ?? null}::bigint is null or id < ${cursor ?? null}::bigint)
    order by id desc limit ${limit + 1}`.execute(tx);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last ? String(last.id) : null };
}

/** The last seen notification, and how many newer ones there are. */
export async function seenNotifications(tx: Transaction<Schema>, companyId: string, now: Date) {
  const mark = await tx
    .selectFrom('notification_marks')
    .select(['seen_id', 'seen_at'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  const seenId = mark?.seen_id ?? 0;
  const { rows } = await sql<{ unseen: number }>`
    select count(*)::int as unseen from (
      select from events
      where company_id = ${companyId} and ${isNotification} and at > ${new Date(now.getTime() - month)}
        and id > ${seenId}
      order by id desc limit ${mostUnseen}
    ) as unseen`.execute(tx);
  return { seenId, seenAt: mark?.seen_at ?? null, unseen: rows[0]?.unseen ?? 0 };
}

/** Marks notifications up to `id` as seen; an older id changes nothing. Without an id only requests were seen. */
export async function markSeen(
  tx: Transaction<Schema>,
  companyId: string,
  id: string | undefined,
  now: Date,
): Promise<void> {
  if (id !== undefined) await assertListed(tx, companyId, id);
  await tx
    .insertInto('notification_marks')
    .values({ company_id: companyId, seen_id: Number(id ?? 0), seen_at: now })
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet({
        seen_id: sql<number>`greatest(notification_marks.seen_id, excluded.seen_id)`,
        seen_at: now,
      }),
    )
    .execute();
}

async function assertListed(tx: Transaction<Schema>, companyId: string, id: string): Promise<void> {
  if (!/^\d{1,15}$/.test(id)) throw notFound();
  const { rows } = await sql`
    select from events where company_id = ${companyId} and id = ${id}::bigint and ${isNotification}`.execute(
    tx,
  );
  if (rows.length === 0) throw notFound();
}
