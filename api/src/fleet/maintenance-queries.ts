import type { Maintenance } from '@hawiyat/shared/contract/fleet/container-details';
import type { Transaction } from 'kysely';
import { sameCompany } from '../db/same-company.ts';
import type { Schema } from '../db/schema.ts';
import { toRiyals } from '../kernel/money.ts';

export function maintenanceOf(tx: Transaction<Schema>, companyId: string, containerId: string) {
  return tx
    .selectFrom('container_maintenance as note')
    .leftJoin('admins', sameCompany('admins.id', 'note.admin_id'))
    .select(['note.id', 'note.day', 'note.text', 'note.cost', 'admins.name as by'])
    .where('note.company_id', '=', companyId)
    .where('note.container_id', '=', containerId)
    .orderBy('note.day', 'desc')
    .orderBy('note.id', 'desc');
}

export type MaintenanceRow = Awaited<ReturnType<ReturnType<typeof maintenanceOf>['executeTakeFirstOrThrow']>>;

export function presentMaintenance({ cost, ...note }: MaintenanceRow): Maintenance {
  return { ...note, cost: cost === null ? null : toRiyals(cost) };
}
