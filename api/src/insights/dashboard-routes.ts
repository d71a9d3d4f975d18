import {
  type ContainerSize,
  type ContainerStatus,
  type ContainerType,
  containerSizes,
  containerTypes,
} from '@hawiyat/shared/contract/containers';
import { fetchActions, fetchContainerBreakdown, fetchStats } from '@hawiyat/shared/contract/dashboard';
import { sql, type Transaction } from 'kysely';
import type { App } from '../app-context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { dayOf, lastMonths, monthOf } from '../kernel/calendar.ts';
import { toRiyals } from '../kernel/money.ts';
import {
  lateOrder,
  offeredBy,
  openOrder,
  openRequest,
  openSubOrder,
  overdueSubOrder,
} from '../orders/order-filters.ts';
import { closedOrders } from '../orders/order-states.ts';
import { serve } from '../server/serve.ts';
import { revenueByMonth } from './revenue-by-month.ts';

export function dashboardRoutes(app: App): void {
  serve(app, fetchStats, async ({ session: { companyId } }) => {
    const today = dayOf(app.now());
    const months = lastMonths(`${today.slice(0, 4)}-12-31`, 12);
    const counted = await asCompany(app.db, companyId, async (tx) => ({
      containers: await containersByStatus(tx, companyId),
      drivers: await countDrivers(tx, companyId),
      orders: await ordersByMonth(tx, companyId),
      revenue: await revenueByMonth(tx, companyId, months),
    }));
    const ofStatus = (status: ContainerStatus) => counted.containers.get(status) ?? 0;
    const ordersOf = (fits: (order: (typeof counted.orders)[number]) => boolean) =>
      counted.orders.filter(fits).reduce((all, order) => all + order.orders, 0);
    const total = ordersOf(() => true);
    const completed = ordersOf((item) => item.status === 'completed');
    const monthlyData = months.map((month, index) => ({
      month: index + 1,
      requests: ordersOf((item) => item.month === month),
      revenue: toRiyals(counted.revenue.get(month)?.revenue ?? '0'),
    }));
    const [year = 0, month = 0] = today.split('-').map(Number);
    const current = monthlyData[month - 1];
    return {
      data: {
        containerStats: {
          ...{ rented: ofStatus('rented'), available: ofStatus('available') },
          total: [...counted.containers.values()].reduce((all, container) => all + container, 0),
        },
        // In progress: what is neither pending nor completed here was canceled.
        orderStats: {
          pending: ordersOf((item) => !closedOrders.some((closed) => closed === item.status)),
          completed,
          total,
        },
        driverStats: {
          total: counted.drivers,
          completionRate: total === 0 ? 0 : Math.round((completed / total) * 100),
        },
        monthlyData,
        currentMonth: { orders: current?.requests ?? 0, revenue: current?.revenue ?? 0, month, year },
      },
    };
  });

  serve(app, fetchContainerBreakdown, async ({ session: { companyId } }) => {
    const { rows } = await asCompany(app.db, companyId, (tx) =>
      sql<{
        type: ContainerType;
        size: ContainerSize;
        total: number;
        available: number;
        rented: number;
        maintenance: number;
        reserved: number;
      }>`
        select type, size, count(*) as total, count(*) filter (where status = 'available') as available,
          count(*) filter (where status = 'rented') as rented,
          count(*) filter (where status = 'maintenance') as maintenance,
          count(*) filter (where status = 'reserved') as reserved
        from containers where company_id = ${companyId} and archived_at is null
        group by type, size`.execute(tx),
    );
    const place = (item: (typeof rows)[number]) =>
      containerTypes.indexOf(item.type) * containerSizes.length + containerSizes.indexOf(item.size);
    return { data: rows.sort((a, b) => place(a) - place(b)) };
  });

  serve(app, fetchActions, async ({ session: { companyId } }) => {
    const day = dayOf(app.now());
    const counts = await asCompany(app.db, companyId, (tx) =>
      tx
        .selectNoFrom([
          sql<number>`(select count(*) from orders where company_id = ${companyId} and driver_id is null
            and delivery_date = ${day}::date and ${openOrder})`.as('unassignedOrdersToday'),
          sql<number>`(select count(*) from sub_orders where company_id = ${companyId} and driver_id is null
            and delivery_date = ${day}::date and ${openSubOrder})`.as('unassignedSubOrdersToday'),
          sql<number>`(select count(*) from orders
            where company_id = ${companyId} and ${lateOrder(day)})`.as('lateOrders'),
          sql<number>`(select count(*) from sub_orders where company_id = ${companyId} and type = 'return'
            and ${overdueSubOrder(day)})`.as('overdueReturns'),
          sql<number>`(select count(*) from requests
            where ${openRequest(day)} and not ${offeredBy(companyId)})`.as('requestsWithoutOffer'),
        ])
        .executeTakeFirstOrThrow(),
    );
    return { data: { day, ...counts } };
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

/** Orders by month (`YYYY-MM`) of acceptance, with their current status. */
async function ordersByMonth(tx: Transaction<Schema>, companyId: string) {
  const rows = await tx
    .selectFrom('order_tally')
    .select(['month', 'status', sql<string>`sum(orders)`.as('orders')])
    .where('company_id', '=', companyId)
    .groupBy(['month', 'status'])
    .execute();
  return rows.map((row) => ({ ...row, month: monthOf(row.month), orders: Number(row.orders) }));
}
