import * as z from '@hawiyat/shared/contract/core/schema';
import { containerSizes, containerTypes } from '../core/container-kinds.ts';
import { endpoint } from '../core/endpoint.ts';
import { givenDay } from '../core/given-day.ts';
import { object, pure } from '../core/pure.ts';
import { answeredEnum, day, decimal } from '../core/values.ts';
import { shownNumber } from '../orders/orders.ts';

const periodWrong = 'الفترة المطلوبة غير صحيحة.';
const count = pure(() => z.number());

export const dashboardStats = object(() => ({
  containerStats: z.object({ rented: count, available: count, total: count }),
  orderStats: z.object({ pending: count, completed: count, total: count }),
  driverStats: z.object({ total: count, completionRate: count }),
  /** January to December in Riyadh; riyals of completed orders, 0 without the right `see-revenue`. */
  monthlyData: z.array(z.object({ month: z.number(), requests: count, revenue: z.number() })),
  currentMonth: z.object({ orders: count, revenue: z.number(), month: z.number(), year: z.number() }),
}));
export type DashboardStats = z.infer<typeof dashboardStats>;

export const fetchStats = endpoint('GET /api/company/dashboard/stats', () => ({
  right: 'see-work',
  response: z.object({ data: dashboardStats }),
  defaultMessage: 'Failed to fetch dashboard statistics',
}));

export const fetchContainerBreakdown = endpoint('GET /api/company/dashboard/containers/breakdown', () => ({
  right: 'see-work',
  response: z.object({
    data: z.array(
      z.object({
        type: answeredEnum(containerTypes),
        size: answeredEnum(containerSizes),
        total: count,
        available: count,
        rented: count,
        maintenance: count,
        reserved: count,
      }),
    ),
  }),
  defaultMessage: 'Failed to fetch container breakdown',
}));

const period = pure(() =>
  z._default(
    z
      .string(periodWrong)
      .check(z.regex(/^([1-9]|[12]\d|3[0-6])months$/, periodWrong), z.maxLength(8, periodWrong)),
    '12months',
  ),
);
const sum = object(() => ({ orders: count, revenue: z.number() }));

export const fetchRevenue = endpoint('GET /api/company/dashboard/revenue', () => ({
  right: 'see-revenue',
  query: z.object({
    period,
    groupBy: z._default(z.enum(['month', 'quarter', 'year'], periodWrong), 'month'),
  }),
  response: z.object({
    data: z.object({
      period: z.string(),
      /** `period` is `2026-11`, `2026-Q4` or `2026`. */
      analytics: z.array(z.object({ period: z.string(), orders: count, revenue: z.number() })),
      total: sum,
      previous: sum,
    }),
  }),
  defaultMessage: 'Failed to fetch revenue analytics',
}));

export const fetchActions = endpoint('GET /api/company/dashboard/actions', () => ({
  right: 'see-work',
  response: z.object({
    data: z.object({
      day,
      unassignedOrdersToday: count,
      unassignedSubOrdersToday: count,
      lateOrders: count,
      overdueReturns: count,
      requestsWithoutOffer: count,
      withoutDriver: z.object({ now: count, tomorrow: count }),
    }),
  }),
  defaultMessage: 'Failed to fetch dashboard statistics',
}));

const span = pure(() =>
  z
    .object({ from: givenDay, to: givenDay })
    .check(
      z.refine(
        (value) =>
          value.from <= value.to && value.to <= `${Number(value.from.slice(0, 4)) + 2}${value.from.slice(4)}`,
        { error: periodWrong, path: ['to'] },
      ),
    ),
);

export const statementLine = object(() => ({
  orderId: z.string(),
  number: shownNumber,
  completedOn: day,
  Container: z.object({ containerNumber: z.string(), type: z.string(), size: z.string() }),
  driverName: z.nullable(z.string()),
  gross: decimal,
  net: decimal,
  vat: decimal,
}));
export type StatementLine = z.infer<typeof statementLine>;

export const statementLimit = 20_000;

export const fetchStatement = endpoint('GET /api/company/dashboard/statement', () => ({
  right: 'see-revenue',
  query: span,
  response: z.object({
    data: z.object({
      from: day,
      to: day,
      lines: z.array(statementLine),
      total: z.object({ orders: count, gross: decimal, net: decimal, vat: decimal }),
    }),
  }),
  defaultMessage: 'Failed to fetch revenue analytics',
}));

export const exportStatement = endpoint('GET /api/company/dashboard/statement/export', () => ({
  right: 'see-revenue',
  query: span,
  response: z.string(),
  answers: 'csv',
  defaultMessage: 'Failed to fetch revenue analytics',
}));
