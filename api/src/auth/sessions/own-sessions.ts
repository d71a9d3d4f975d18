import type { OwnSession } from '@hawiyat/shared/contract/account/own-sessions';
import type { Transaction } from 'kysely';
import type { Context } from '../../db/context.ts';
import type { Schema } from '../../db/schema.ts';
import { asCompany } from '../../db/tenant.ts';
import type { Session } from '../../http/principals.ts';
import { notFound } from '../../kernel/errors.ts';
import { isId } from '../../kernel/id.ts';
import type { Admin } from './admin.ts';
import { adminSessions, sessionOwner } from './admin-sessions.ts';
import { recordSession } from './record-session.ts';

export async function findOwnSessions({ db, now }: Context, session: Session): Promise<OwnSession[]> {
  const rows = await asCompany(db, session.companyId, (tx) =>
    adminSessions.list(tx, sessionOwner(session), now()),
  );
  return rows.map(({ id, device, network, created_at, last_used_at, token_hash }) => {
    const [browser, system] = (device ?? '- -').split(' ').map((name) => (name === '-' ? null : name));
    return {
      ...{ id, browser: browser ?? null, system: system ?? null, network },
      startedAt: created_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
      isCurrent: session.tokenHash.equals(token_hash),
    };
  });
}

export async function endOwnSession(
  { db, now }: Context,
  session: Session,
  sessionId: string,
): Promise<void> {
  if (!isId(sessionId)) throw notFound();
  await asCompany(db, session.companyId, async (tx) => {
    const ended = await adminSessions.end(tx, { ...sessionOwner(session), id: sessionId });
    if (ended === 0) throw notFound();
    await recordEnd(tx, session, now());
  });
}

export async function endOwnSessions({ db, now }: Context, session: Session): Promise<void> {
  await asCompany(db, session.companyId, async (tx) => {
    await adminSessions.end(tx, sessionOwner(session));
    await recordEnd(tx, session, now());
  });
}

const recordEnd = (tx: Transaction<Schema>, { companyId, adminId }: Admin, now: Date) =>
  recordSession(tx, { companyId, type: 'session.ended', actor: { kind: 'admin', id: adminId }, at: now });
