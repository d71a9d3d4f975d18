import { sql, type Transaction } from 'kysely';
import type { CompanyKind } from '../../db/column-types.ts';
import type { Db, Schema } from '../../db/schema.ts';
import { asSignIn } from '../../db/tenant.ts';
import type { DriverSession } from '../../http/principals.ts';
import { signedOut } from '../../kernel/errors.ts';
import { enterCompany } from './company-gate.ts';
import { recordSession } from './record-session.ts';
import { Sessions } from './sessions.ts';

type Owner = {
  readonly company_id: string;
  readonly driver_id: string;
};
type Row = Owner & {
  readonly kind: CompanyKind;
};

export const driverSessions = new Sessions<Owner, Row, DriverSession>({
  table: 'driver_sessions',
  lifetime: 24 * 60 * 60_000,
  idleLimit: 60 * 60_000,
  columns: sql`s.company_id, s.driver_id, c.kind`,
  valid: sql`join companies c on c.id = s.company_id
    join drivers d on d.company_id = s.company_id and d.id = s.driver_id
    where c.status = 'active' and d.archived_at is null`,
  worksAs: ['hawiyat_company', 'company_id'],
  principalOf: ({ company_id, driver_id, kind }, tokenHash) => ({
    ...{ tokenHash, companyId: company_id, driverId: driver_id, kind },
  }),
});

export function startDriverSession(
  db: Db,
  { companyId, driverId, passwordHash }: { companyId: string; driverId: string; passwordHash?: string },
  now: Date,
): Promise<string> {
  return asSignIn(db, async (tx) => {
    await enterCompany(tx, companyId);
    const token = await driverSessions.start(tx, { company_id: companyId, driver_id: driverId }, { now });
    // The insert has locked the driver's row: a change of the driver is done by now, or waits and ends the session.
    if (passwordHash !== undefined && passwordHash !== (await passwordHashOf(tx, companyId, driverId)))
      throw signedOut();
    const actor = { kind: 'driver', id: driverId } as const;
    await recordSession(tx, { companyId, type: 'session.started', actor, at: now });
    return token;
  });
}

async function passwordHashOf(tx: Transaction<Schema>, companyId: string, driverId: string) {
  const { password_hash } = await tx
    .selectFrom('drivers')
    .select('password_hash')
    .where('company_id', '=', companyId)
    .where('id', '=', driverId)
    .executeTakeFirstOrThrow();
  return password_hash;
}

export async function endDriverSession(
  db: Db,
  { tokenHash, companyId, driverId }: DriverSession,
  now: Date,
): Promise<void> {
  await asSignIn(db, async (tx) => {
    await driverSessions.end(tx, { token_hash: tokenHash });
    const actor = { kind: 'driver', id: driverId } as const;
    await recordSession(tx, { companyId, type: 'session.ended', actor, at: now });
  });
}

export async function endSessionsOfDriver(
  tx: Transaction<Schema>,
  companyId: string,
  driverId: string,
): Promise<void> {
  const owner = { company_id: companyId, driver_id: driverId };
  await driverSessions.end(tx, owner);
  await tx
    .deleteFrom('driver_sign_in_links')
    .where((eb) => eb.and(owner))
    .execute();
}
