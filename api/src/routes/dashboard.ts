import {
  type ContainerSize,
  type ContainerStatus,
  type ContainerType,
  containerSizes,
  containerTypes,
} from '@hawiyat/shared/contract/containers';
import { fetchActions, fetchContainerBreakdown, fetchStats } from '@hawiyat/shared/contract/dashboard';
import { sql, type Transaction } from 'kysely';
import {
  lateOrder,
  offeredBy,
  openOrder,
  openRequest,
  openSubOrder,
  overdueSubOrder,
} from '../db/order-filters.ts';
import { isWithin, monthOf } from '../db/riyadh.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { dayOf, lastMonths } from '../domain/calendar.ts';
import { riyals } from '../domain/money.ts';
import type { App } from '../http/context.ts';
import { serve } from '../http/serve.ts';

/** A company in numbers, counted in the database (specification, section 2 "Dashboard"). */
export function dashboardRoutes(app: App): void {
  serve(app, fetchStats, async ({ session: { companyId } }) => {
    const today = dayOf(app.now());
    const months = lastMonths(`${today.slice(0, 4)}-12-31`, 12);
    const counted = await asCompany(app.db, companyId, async (tx) => ({
      containers: await containersByStatus(tx, companyId),
      drivers: await countDrivers(tx, companyId),
      orders: await ordersByMonth(tx, companyId, months),
      revenue: await revenueByMonth(tx, companyId, months),
    }));
    const ofStatus = (status: ContainerStatus) => counted.containers.get(status) ?? 0;
    const sum = (of: 'total' | 'open' | 'completed') => counted.orders.reduce((all, it) => all + it[of], 0);
    const [total, completed] = [sum('total'), sum('completed')];
    const monthlyData = Array.from({ length: 12 }, (_, index) => ({
      month: index + 1,
      requests: counted.orders.find((it) => it.month === index + 1)?.total ?? 0,
      revenue: counted.revenue.get(index + 1) ?? 0,
    }));
    const month = Number(today.slice(5, 7));
    const current = monthlyData[month - 1];
    return {
      data: {
        containerStats: {
          ...{ rented: ofStatus('rented'), available: ofStatus('available') },
          total: [...counted.containers.values()].reduce((all, it) => all + it, 0),
        },
        // Under way, whatever its state: what is neither pending nor completed here was canceled.
        orderStats: { pending: sum('open'), completed, total },
        driverStats: {
          total: counted.drivers,
          completionRate: total === 0 ? 0 : Math.round((completed / total) * 100),
        },
        monthlyData,
        currentMonth: { orders: current?.requests ?? 0, revenue: current?.revenue ?? 0, month },
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
    const place = (it: (typeof rows)[number]) =>
      containerTypes.indexOf(it.type) * containerSizes.length + containerSizes.indexOf(it.size);
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
  return new Map(rows.map((it) => [it.status, it.count]));
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

/** All orders in one pass, by the month in which they were accepted; those before `months` are month 0. */
async function ordersByMonth(tx: Transaction<Schema>, companyId: string, months: readonly string[]) {
  const { rows } = await sql<{ month: number; total: number; open: number; completed: number }>`
    select ${monthOf('created_at', months)} as month, count(*) as total,
      count(*) filter (where ${openOrder}) as open, count(*) filter (where status = 'completed') as completed
    from orders where company_id = ${companyId}
    group by 1`.execute(tx);
  return rows;
}

/** Revenue of completed orders by the month in which they were completed. */
async function revenueByMonth(tx: Transaction<Schema>, companyId: string, months: readonly string[]) {
  const { rows } = await sql<{ month: number; revenue: string }>`
    select ${monthOf('completed_at', months)} as month, sum(total_price) as revenue
    from orders
    where company_id = ${companyId} and status = 'completed'
      and ${isWithin('completed_at', `${months[0]}-01`, `${months.at(-1)}-31`)}
    group by 1`.execute(tx);
  return new Map(rows.map((it) => [it.month, riyals(it.revenue)]));
}
