import type { Ask } from '@hawiyat/api/testing/data-folder';
import { wall } from './wall-clock.ts';

export interface CountedStatement {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly CountedLine[];
  readonly total: Amounts;
}
interface Amounts {
  readonly gross: number;
  readonly net: number;
  readonly vat: number;
}
export interface CountedLine extends Amounts {
  readonly id: string;
  readonly day: string;
  /** Of the order, as people say it. */
  readonly orderNumber: string;
  readonly number: string;
  readonly type: string;
  readonly size: string;
  readonly driver: string | null;
}

/** From the first of last month on. Prices include 15 % VAT: the net is rounded, the rest is the VAT. */
export async function countStatement(ask: Ask, companyId: string, at: Date): Promise<CountedStatement> {
  const values = [companyId, at.toISOString()];
  const now = wall('$2::timestamptz');
  const [span] = await ask<{ from: string; to: string }>(
    `select to_char(date_trunc('month', ${now}) - interval '1 month', 'YYYY-MM-DD') as "from",
       to_char(${now}, 'YYYY-MM-DD') as "to" where $1::uuid is not null`,
    values,
  );
  const lines = `
    select o.id, o.completed_at, to_char(${wall('o.completed_at')}, 'YYYY-MM-DD') as day,
      'ح-' || o.number as "orderNumber", c.number, c.type, c.size,
      d.name as driver, total_price as gross, round(total_price / 1.15, 2) as net,
      total_price - round(total_price / 1.15, 2) as vat
    from orders o join containers c on c.id = o.container_id left join drivers d on d.id = o.driver_id
    where o.company_id = $1::uuid and o.completed_at is not null
      and ${wall('o.completed_at')} >= date_trunc('month', ${now}) - interval '1 month'
      and ${wall('o.completed_at')} < date_trunc('day', ${now}) + interval '1 day'`;
  const [total] = await ask<Amounts>(
    `select coalesce(sum(gross), 0)::float as gross, coalesce(sum(net), 0)::float as net,
       coalesce(sum(vat), 0)::float as vat from (${lines}) line`,
    values,
  );
  if (!span || !total) throw new Error('No statement came of the count');
  return {
    ...span,
    lines: await ask<CountedLine>(
      `select id, day, "orderNumber", number, type, size, driver, gross::float, net::float, vat::float
       from (${lines}) line order by completed_at, id`,
      values,
    ),
    total,
  };
}
