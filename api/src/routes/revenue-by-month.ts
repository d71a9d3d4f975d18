import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { monthOf } from '../domain/calendar.ts';

/**
 * A company's completed orders and their revenue by the month in Riyadh of their completion.
 * @param months `YYYY-MM`, one after the other
 * @returns by `YYYY-MM`; revenue in riyals as the database writes them. A month without any is left out.
 */
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
