import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { monthOf } from '../kernel/calendar.ts';

/** Completed orders and revenue (decimal riyals) by Riyadh month of completion, without months that have none. */
export async function revenueByMonth(tx: Transaction<Schema>, companyId: string, months: readonly string[]) {
  const rows = await tx
    .selectFrom('revenue_tally')
    .select(['month', sql<string>`sum(orders)`.as('orders'), sql<string>`sum(revenue)`.as('revenue')])
    .where('company_id', '=', companyId)
    .where('month', '>=', `${months[0]}-01`)
    .where('month', '<=', `${months.at(-1)}-01`)
    .groupBy('month')
    .execute();
  return new Map(
    rows.map((row) => [monthOf(row.month), { orders: Number(row.orders), revenue: row.revenue }]),
  );
}
