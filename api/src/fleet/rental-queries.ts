import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { addDays, momentOf, monthOf } from '../kernel/calendar.ts';
import { openOrder } from '../orders/index.ts';
import type { Rental } from './utilization.ts';

const rental = sql`delivered_at as "deliveredAt", coalesce(completed_at, canceled_at) as "backAt",
  case when status = 'completed' then total_price end as earned`;

export async function rentalsOf(tx: Transaction<Schema>, companyId: string, containerId: string) {
  const { rows } = await sql<Rental>`
    select ${rental} from orders
    where company_id = ${companyId} and container_id = ${containerId} and delivered_at is not null`.execute(
    tx,
  );
  return rows;
}

export async function rentalsInMonth(tx: Transaction<Schema>, companyId: string, month: string) {
  const [start, end] = [`${month}-01`, `${monthOf(addDays(`${month}-01`, 31))}-01`].map((day) =>
    momentOf(day, 0),
  );
  const delivered = sql`company_id = ${companyId} and delivered_at is not null and delivered_at < ${end}`;
  // An index answers each part.
  const { rows } = await sql<Rental & { readonly containerId: string }>`
    select container_id as "containerId", ${rental} from orders
    where ${delivered} and status = 'completed' and completed_at >= ${start}
    union all
    select container_id, ${rental} from orders where ${delivered} and ${openOrder}
    union all
    select container_id, ${rental} from orders
    where ${delivered} and status = 'canceled' and canceled_at >= ${start}`.execute(tx);
  const byContainer = new Map<string, Rental[]>();
  for (const { containerId, ...rental } of rows)
    byContainer.set(containerId, [...(byContainer.get(containerId) ?? []), rental]);
  return byContainer;
}
