import type { OwnSession } from '@hawiyat/shared/contract/account/own-sessions';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { notFound } from '../kernel/errors.ts';
import { isId } from '../kernel/id.ts';
import type { Session } from '../server/principals.ts';
import { endSessionsOfAdmin } from './end-session.ts';
import { earlier, idleLimit, latestStart, recordSession } from './session-row.ts';

/** The person's open sessions, the last used first. */
export async function findOwnSessions(
  { db, now }: Context,
  { companyId, adminId, tokenHash }: Session,
): Promise<OwnSession[]> {
  const rows = await asCompany(db, companyId, (tx) =>
    tx
      .selectFrom('sessions')
      .select(['id', 'device', 'network', 'created_at', 'last_used_at'])
      .select(sql<boolean>`token_hash = ${tokenHash}`.as('is_current'))
      .where('company_id', '=', companyId)
      .where('admin_id', '=', adminId)
      .where('expires_at', '>', now())
      .where('last_used_at', '>', earlier(now(), idleLimit))
      .where('created_at', '<=', latestStart(now()))
      .orderBy('last_used_at', 'desc')
      .orderBy('id')
      .execute(),
  );
  return rows.map(({ id, device, network, created_at, last_used_at, is_current }) => {
    const [browser, system] = (device ?? '- -').split(' ').map((name) => (name === '-' ? null : name));
    return {
      ...{ id, browser: browser ?? null, system: system ?? null, network },
      startedAt: created_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
      isCurrent: is_current,
    };
  });
}

/** @throws DomainError `not-found`, also for somebody else's */
export async function endOwnSession(
  { db, now }: Context,
  { companyId, adminId }: Session,
  sessionId: string,
): Promise<void> {
  if (!isId(sessionId)) throw notFound();
  await asCompany(db, companyId, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('sessions')
      .where('company_id', '=', companyId)
      .where('admin_id', '=', adminId)
      .where('id', '=', sessionId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
    await recordEnd(tx, companyId, adminId, now());
  });
}

/** Ends all of them, also the one that asks. */
export async function endOwnSessions({ db, now }: Context, { companyId, adminId }: Session): Promise<void> {
  await asCompany(db, companyId, async (tx) => {
    await endSessionsOfAdmin(tx, companyId, adminId);
    await recordEnd(tx, companyId, adminId, now());
  });
}

const recordEnd = (tx: Transaction<Schema>, companyId: string, adminId: string, now: Date) =>
  recordSession(tx, 'session.ended', companyId, { kind: 'admin', id: adminId }, now);
