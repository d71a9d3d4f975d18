import { restorableDays } from '@hawiyat/shared/contract/fleet/archive';
import type { AnyFields } from './fields.ts';
import { assertQuota } from './quota.ts';
import type { AnyResource, Resource, UnitOfWork } from './resource.ts';
import { appendRowEvents, authored } from './row-events.ts';
import { deletableRow, updateRow } from './rows.ts';

/** Archives a row and returns until when it can be restored. */
export async function archiveRow(work: UnitOfWork, resource: AnyResource, id: string): Promise<Date> {
  const { tx, companyId, at } = work;
  const row = await resource.locked(tx, companyId, id);
  await resource.assertFree?.(work, row, 'archive');
  await resource.leave?.(work, row);
  const restorable_until = new Date(at.getTime() + restorableDays * 24 * 3_600_000);
  await updateRow(tx, resource, { company_id: companyId, id: row.id }, { archived_at: at, restorable_until });
  await appendRowEvents(authored(work), resource, [{ happened: 'archived', row }]);
  return restorable_until;
}

export async function restoreRow<F extends AnyFields, Row extends F['row'], Shown extends Row>(
  work: UnitOfWork,
  resource: Resource<F, Row, Shown>,
  id: string,
): Promise<Shown> {
  const { tx, companyId, at } = work;
  const { errors } = resource;
  const row = await deletableRow(tx, resource, companyId, id);
  if (!row?.restorable_until || row.restorable_until <= at) throw (errors.notArchived ?? errors.missing)();
  await assertQuota(tx, resource, companyId, 1);
  const key = { company_id: companyId, id: row.id };
  await updateRow(tx, resource, key, { archived_at: null, restorable_until: null });
  await appendRowEvents(authored(work), resource, [{ happened: 'restored', row }]);
  const [restored] = await resource.shown(tx, companyId, [row.id]);
  if (!restored) throw new Error('A restored row was not found');
  return restored;
}
