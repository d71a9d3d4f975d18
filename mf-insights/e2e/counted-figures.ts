import type { Ask } from '@hawiyat/api/testing/data-folder';
import { type CountedStatement, countStatement } from './counted-statement.ts';
import { type CountedKind, type CountedRevenue, countBreakdown, countRevenue } from './counted-widgets.ts';
import { wall } from './wall-clock.ts';

export interface CountedFigures {
  readonly today: string;
  readonly containers: { readonly rented: number; readonly available: number; readonly total: number };
  readonly orders: { readonly pending: number; readonly completed: number; readonly total: number };
  readonly drivers: { readonly total: number; readonly rate: number };
  readonly months: readonly { readonly month: number; readonly orders: number; readonly revenue: number }[];
  readonly actions: {
    readonly withoutDriver: number;
    readonly tomorrow: number;
    readonly late: number;
    readonly overdue: number;
    readonly requests: number;
  };
  readonly breakdown: readonly CountedKind[];
  readonly revenue: CountedRevenue;
  readonly statement: CountedStatement;
}

/** Counted from the rows alone, in SQL that shares nothing with the server's; $1 is the company, $2 the moment. */
export async function countFigures(ask: Ask, companyId: string, at: Date): Promise<CountedFigures> {
  const one = async <Row>(text: string) => {
    const [row] = await ask<Row>(text, [companyId, at.toISOString()]);
    if (!row) throw new Error(`Nothing was counted by ${text}`);
    return row;
  };
  const many = <Row>(text: string) => ask<Row>(text, [companyId, at.toISOString()]);
  const today = `${wall('$2::timestamptz')}::date`;
  const ofCompany = `company_id = $1::uuid and $2::timestamptz is not null`;

  const { today: day } = await one<{ today: string }>(
    `select to_char(${today}, 'YYYY-MM-DD') as today where $1::uuid is not null`,
  );
  const containers = await one<CountedFigures['containers']>(
    `select count(case when status = 'rented' then 1 end)::int as rented,
       count(case when status = 'available' then 1 end)::int as available, count(*)::int as total
     from containers where ${ofCompany} and archived_at is null`,
  );
  const orders = await one<CountedFigures['orders']>(
    `select count(*)::int as total, count(completed_at)::int as completed,
       count(case when completed_at is null and canceled_at is null then 1 end)::int as pending
     from orders where ${ofCompany}`,
  );
  const drivers = await one<CountedFigures['drivers']>(
    `select (select count(*) from drivers where ${ofCompany} and archived_at is null)::int as total,
       coalesce(round(100.0 * count(completed_at) / nullif(count(*), 0)), 0)::int as rate
     from orders where ${ofCompany}`,
  );
  const months = await many<CountedFigures['months'][number]>(
    `select m as month,
       (select count(*) from orders where company_id = $1::uuid and to_char(${wall('created_at')}, 'YYYY-MM')
         = to_char(${today}, 'YYYY') || '-' || lpad(m::text, 2, '0'))::int as orders,
       (select coalesce(sum(total_price), 0) from orders where company_id = $1::uuid
         and to_char(${wall('completed_at')}, 'YYYY-MM')
         = to_char(${today}, 'YYYY') || '-' || lpad(m::text, 2, '0'))::float as revenue
     from generate_series(1, 12) m order by m`,
  );
  const unassigned = (days: string) => `
       (select count(*) from orders where company_id = $1::uuid and delivery_date ${days} and driver_id is null
         and delivered_at is null and canceled_at is null)::int
       + (select count(*) from sub_orders where company_id = $1::uuid and delivery_date ${days}
         and driver_id is null and completed_at is null and failure_reason is null)::int`;
  const actions = await one<CountedFigures['actions']>(
    `select ${unassigned(`<= ${today}`)} as "withoutDriver", ${unassigned(`= ${today} + 1`)} as tomorrow,
       (select count(*) from orders where company_id = $1::uuid and delivery_date < ${today}
         and delivered_at is null and canceled_at is null)::int as late,
       (select count(*) from sub_orders where company_id = $1::uuid and delivery_date < ${today} and type = 'return'
         and completed_at is null and failure_reason is null)::int as overdue,
       (select count(*) from requests where closed_at is null and delivery_date >= ${today}
         and id not in (select request_id from offers where company_id = $1::uuid))::int as requests`,
  );
  return {
    ...{ today: day, containers, orders, drivers, months, actions },
    breakdown: await countBreakdown(ask, companyId),
    revenue: await countRevenue(ask, companyId, at),
    statement: await countStatement(ask, companyId, at),
  };
}
