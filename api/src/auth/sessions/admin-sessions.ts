import type { Role } from '@hawiyat/shared/contract/core/roles';
import { sql, type Transaction } from 'kysely';
import type { CompanyKind } from '../../db/column-types.ts';
import type { Db, Schema } from '../../db/schema.ts';
import { actingAs, asSignIn } from '../../db/tenant.ts';
import type { Session } from '../../http/principals.ts';
import type { Admin } from './admin.ts';
import { recordSession } from './record-session.ts';
import type { SessionDevice } from './session-device.ts';
import { type SessionRow, Sessions } from './sessions.ts';

type Tx = Transaction<Schema>;

/** Milliseconds. */
export const adminSessionLifetime = 24 * 60 * 60_000;

type Owner = {
  readonly company_id: string;
  readonly admin_id: string;
};
type Row = Owner & {
  readonly role: Role;
  readonly kind: CompanyKind;
  readonly sandbox_of: string | null;
};

const openedFrom = (tokenHash: Buffer) =>
  sql`(select opened_from from admin_sessions where token_hash = ${tokenHash})`;

export const adminSessions = new Sessions<Owner, Row, Session, SessionRow & SessionDevice>({
  table: 'admin_sessions',
  lifetime: adminSessionLifetime,
  idleLimit: 60 * 60_000,
  columns: sql`s.company_id, s.admin_id, a.role, c.kind, c.sandbox_of`,
  valid: sql`join companies c on c.id = s.company_id
    join admins a on a.company_id = s.company_id and a.id = s.admin_id
    where c.status = 'active' and a.removed_at is null`,
  worksAs: ['hawiyat_company', 'company_id'],
  principalOf: ({ company_id, admin_id, role, kind, sandbox_of }, tokenHash) => ({
    ...{ tokenHash, companyId: company_id, adminId: admin_id, role, kind, sandboxOf: sandbox_of },
  }),
  // The person's time of last use outlives the session. Work in a sandbox keeps the real session open.
  touches: ({ now, tokenHash }) => sql`
    with used as (
      update admin_sessions set last_used_at = ${now}
      where token_hash = ${tokenHash} or token_hash = ${openedFrom(tokenHash)}
      returning token_hash, company_id, admin_id
    )
    update admins a set last_used_at = ${now} from used
    where used.token_hash = ${tokenHash} and a.company_id = used.company_id and a.id = used.admin_id`,
});

export const sessionOwner = ({ companyId, adminId }: Admin): Owner => ({
  company_id: companyId,
  admin_id: adminId,
});

export async function endSession(
  db: Db,
  { tokenHash, companyId, adminId }: Session,
  now: Date,
): Promise<void> {
  // Signing out in a sandbox ends the real session, which ends the sandbox's.
  const outermost = sql<Buffer>`coalesce(${openedFrom(tokenHash)}, ${tokenHash})`;
  await asSignIn(db, async (tx) => {
    await adminSessions.end(tx, { token_hash: outermost });
    const actor = { kind: 'admin', id: adminId } as const;
    await recordSession(tx, { companyId, type: 'session.ended', actor, at: now });
  });
}

/** Omits companies without a session. */
export function lastUses(tx: Tx, companies: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  return actingAs(tx, 'hawiyat_admin_sessions', '', async (reached) => {
    const { rows } = await sql<{ company_id: string; at: Date }>`
      select company_id, max(last_used_at) as at from admin_sessions
      where company_id = any(${companies}::uuid[]) group by company_id`.execute(reached);
    return new Map(rows.map(({ company_id, at }) => [company_id, at]));
  });
}
