import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { adminSessions } from './admin-sessions.ts';
import { closeCompany } from './company-gate.ts';
import { driverSessions } from './driver-sessions.ts';

export async function endSessionsOfCompany(tx: Transaction<Schema>, companyId: string): Promise<void> {
  await closeCompany(tx, companyId);
  await adminSessions.end(tx, { company_id: companyId });
  await driverSessions.end(tx, { company_id: companyId });
}
