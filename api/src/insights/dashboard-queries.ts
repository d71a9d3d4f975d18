import type { ContainerSize, ContainerType } from '@hawiyat/shared/contract/core/container-kinds';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { monthOf } from '../kernel/calendar.ts';
import {
  lateOrder,
  openOrder,
  openSubOrder,
  overdueSubOrder,
  requestsWithoutOffer,
  tasksWithoutDriver,
} from '../orders/index.ts';
import { revenueByMonth } from './revenue-by-month.ts';

export function findStatistics({ db }: Context, companyId: string, months: readonly string[]) {
  return asCompany(db, companyId, async (tx) => ({
    containers: await containersByStatus(tx, companyId),
    drivers: await countDrivers(tx, companyId),
    orders: await ordersByMonth(tx, companyId),
    revenue: await revenueByMonth(tx, companyId, months),
  }));
}

export interface BreakdownRow {
  readonly type: ContainerType;
  readonly size: ContainerSize;
  readonly total: number;
  readonly available: number;
  readonly rented: number;
  readonly maintenance: number;
  readonly reserved: number;
}

export async function findContainerBreakdown({ db }: Context, companyId: string): Promise<BreakdownRow[]> {
  const { rows } = await asCompany(db, companyId, (tx) =>
    sql<BreakdownRow>`
        select type, size, count(*) as total, count(*) filter (where status = 'available') as available,
          count(*) filter (where status = 'rented') as rented,
          count(*) filter (where status = 'maintenance') as maintenance,
          count(*) filter (where status = 'reserved') as reserved
        from containers where company_id = ${companyId} and archived_at is null
        group by type, size`.execute(tx),
  );
  return rows;
}

export function countActions({ db }: Context, companyId: string, day: string) {
  return asCompany(db, companyId, async (tx) => {
    const { now, tomorrow } = await tasksWithoutDriver(tx, companyId, day);
    const counts = await tx
      .selectNoFrom([
        sql<number>`(select count(*) from orders where company_id = ${companyId} and driver_id is null
            and delivery_date = ${day}::date and ${openOrder})`.as('unassignedOrdersToday'),
        sql<number>`(select count(*) from sub_orders where company_id = ${companyId} and driver_id is null
            and delivery_date = ${day}::date and ${openSubOrder})`.as('unassignedSubOrdersToday'),
        sql<number>`(select count(*) from orders
            where company_id = ${companyId} and ${lateOrder(day)})`.as('lateOrders'),
        sql<number>`(select count(*) from sub_orders where company_id = ${companyId} and type = 'return'
            and ${overdueSubOrder(day)})`.as('overdueReturns'),
        requestsWithoutOffer(companyId, day).as('requestsWithoutOffer'),
      ])
      .executeTakeFirstOrThrow();
    return { ...counts, withoutDriver: { now, tomorrow } };
  });
}

async function containersByStatus(tx: Transaction<Schema>, companyId: string) {
  const rows = await tx
    .selectFrom('containers')
    .select(['status', sql<number>`count(*)`.as('count')])
    .where('company_id', '=', companyId)
    .where('archived_at', 'is', null)
    .groupBy('status')
    .execute();
  return new Map(rows.map((row) => [row.status, row.count]));
}

async function countDrivers(tx: Transaction<Schema>, companyId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('drivers')
    .select(sql<number>`count(*)`.as('count'))
    .where('company_id', '=', companyId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The month of acceptance, with the current status. */
async function ordersByMonth(tx: Transaction<Schema>, companyId: string) {
  const rows = await tx
    .selectFrom('order_tally')
    .select(['month', 'status', sql<string>`sum(orders)`.as('orders')])
    .where('company_id', '=', companyId)
    .groupBy(['month', 'status'])
    .execute();
  return rows.map((row) => ({ ...row, month: monthOf(row.month), orders: Number(row.orders) }));
}
