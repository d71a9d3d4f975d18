import type { Ask } from '@hawiyat/api/testing/data-folder';
import { wall } from './wall-clock.ts';

/** The sum of a type has no size. */
export interface CountedKind {
  readonly type: string;
  readonly size: string | null;
  readonly available: number;
  readonly rented: number;
  readonly reserved: number;
  readonly maintenance: number;
  readonly total: number;
}

export interface CountedRevenue {
  readonly months: readonly CountedPeriod[];
  readonly quarters: readonly CountedPeriod[];
  readonly total: number;
  readonly previous: number;
}
interface CountedPeriod {
  readonly year: string;
  /** The month or quarter of its year. */
  readonly number: number;
  readonly orders: number;
  readonly revenue: number;
}

export function countBreakdown(ask: Ask, companyId: string): Promise<CountedKind[]> {
  const state = (name: string) => `count(case when status = '${name}' then 1 end)::int as ${name}`;
  return ask<CountedKind>(
    `select type, size, ${['available', 'rented', 'reserved', 'maintenance'].map(state)}, count(*)::int as total
     from containers where company_id = $1::uuid and archived_at is null
     group by grouping sets ((type), (type, size))
     order by array_position(array['حاويات أنقاض', 'مكابس نفايات', 'حاويات نفايات'], type), size is not null,
       array_position(array['2 yard', '4 yard', '4 yard with lid', '6 yard', '12 yard', '20 yard', '30 yard'], size)`,
    [companyId],
  );
}

export async function countRevenue(ask: Ask, companyId: string, at: Date): Promise<CountedRevenue> {
  const values = [companyId, at.toISOString()];
  const begun = `date_trunc('month', ${wall('$2::timestamptz')})`;
  const earned = `select ${wall('completed_at')} as day, total_price from orders where company_id = $1::uuid and completed_at is not null`;
  const by = (unit: string, number: string) =>
    ask<CountedPeriod>(
      `with earned as (${earned}),
         months as (select ${begun} - make_interval(months => k) as m from generate_series(0, 11) k)
       select to_char(min(m), 'YYYY') as year, to_char(min(m), '${number}')::int as number,
         count(day)::int as orders, coalesce(sum(total_price), 0)::float as revenue
       from months left join earned on date_trunc('month', day) = m
       group by date_trunc('${unit}', m) order by min(m)`,
      values,
    );
  const [sums] = await ask<{ total: number; previous: number }>(
    `with earned as (${earned})
     select coalesce(sum(case when day >= ${begun} - interval '11 months' then total_price end), 0)::float as total,
       coalesce(sum(case when day < ${begun} - interval '11 months' and day >= ${begun} - interval '23 months'
         then total_price end), 0)::float as previous from earned`,
    values,
  );
  if (!sums) throw new Error('No sums came of the count');
  return { months: await by('month', 'MM'), quarters: await by('quarter', 'Q'), ...sums };
}
