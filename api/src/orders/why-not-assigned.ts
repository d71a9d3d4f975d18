import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { DomainError } from '../kernel/domain-error.ts';
import { isId } from '../kernel/id.ts';
import { assignedTo, statusOf, type TaskTable } from './driver-rows.ts';
import { driverAssigned, orderMissing, orderOver } from './errors.ts';

export async function whyNotAssigned(
  tx: Transaction<Schema>,
  table: TaskTable,
  companyId: string,
  id: string,
): Promise<DomainError> {
  const status = isId(id) ? await statusOf(tx, table, companyId, id) : undefined;
  if (status === undefined) return orderMissing();
  if (['completed', 'canceled', 'failed'].includes(status)) return orderOver();
  return driverAssigned({ assigned: await assignedTo(tx, table, companyId, id) });
}
