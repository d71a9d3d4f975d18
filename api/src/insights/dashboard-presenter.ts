import { containerSizes, containerTypes } from '@hawiyat/shared/contract/core/container-kinds';
import type { ContainerStatus } from '@hawiyat/shared/contract/fleet/containers';
import { toRiyals } from '../kernel/money.ts';
import { closedOrders } from '../orders/index.ts';
import type { BreakdownRow, findStatistics } from './dashboard-queries.ts';

export function presentStatistics(
  counted: Awaited<ReturnType<typeof findStatistics>>,
  today: string,
  months: readonly string[],
  showsRevenue: boolean,
) {
  const ofStatus = (status: ContainerStatus) => counted.containers.get(status) ?? 0;
  const ordersOf = (fits: (order: (typeof counted.orders)[number]) => boolean) =>
    counted.orders.filter(fits).reduce((all, order) => all + order.orders, 0);
  const total = ordersOf(() => true);
  const completed = ordersOf((item) => item.status === 'completed');
  const monthlyData = months.map((month, index) => ({
    month: index + 1,
    requests: ordersOf((item) => item.month === month),
    revenue: showsRevenue ? toRiyals(counted.revenue.get(month)?.revenue ?? '0') : 0,
  }));
  const [year = 0, month = 0] = today.split('-').map(Number);
  const current = monthlyData[month - 1];
  return {
    data: {
      containerStats: {
        ...{ rented: ofStatus('rented'), available: ofStatus('available') },
        total: [...counted.containers.values()].reduce((all, container) => all + container, 0),
      },
      // Canceled orders are neither pending nor completed.
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
}

export function presentBreakdown(rows: readonly BreakdownRow[]) {
  const place = (item: BreakdownRow) =>
    containerTypes.indexOf(item.type) * containerSizes.length + containerSizes.indexOf(item.size);
  return { data: rows.toSorted((a, b) => place(a) - place(b)) };
}
