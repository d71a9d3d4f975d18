import { companyTable, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/** The month in Riyadh that a moment falls in, as its first day. */
const monthIn = (column: string) => `date_trunc('month', ${column} at time zone interval '3 hours')::date`;

/** @param rows orders, each with how often it counts, `times`: 1 as it is now, -1 as it was before */
const tally = (rows: string) => [
  `insert into order_tally (company_id, month, status, orders)
     select company_id, ${monthIn('created_at')}, status, sum(times) from (${rows}) changed
     group by 1, 2, 3 having sum(times) <> 0`,
  `insert into revenue_tally (company_id, month, orders, revenue)
     select company_id, ${monthIn('completed_at')}, sum(times), sum(times * total_price) from (${rows}) changed
     where status = 'completed'
     group by 1, 2 having sum(times) <> 0 or sum(times * total_price) <> 0`,
];

const added = 'select *, 1 as times from added';
const removed = 'select *, -1 as times from removed';

/** Tallies follow every change of an order, in its own transaction, whoever makes it. */
const follow = (change: 'insert' | 'update' | 'delete', tables: string, rows: string) => [
  `create function tally_orders_on_${change}() returns trigger language plpgsql as $$
     begin ${tally(rows).join(';\n')}; return null; end $$`,
  `create trigger tally_on_${change} after ${change} on orders referencing ${tables}
     for each statement execute function tally_orders_on_${change}()`,
];

/**
 * How many orders a company has accepted by month and what became of them, and its revenue by month of completion. Lines are
 * only ever added, so that no change waits for another's, and add up to what a count of the orders themselves would say;
 * now and then many lines become one (`work/fold-tallies.ts`).
 */
export const tallies: Migration = {
  name: '0012-tallies',
  statements: [
    `create table order_tally (
       company_id uuid not null references companies,
       month date not null,
       status text not null,
       orders bigint not null
     )`,
    'create index order_tally_by_month on order_tally (company_id, month)',
    `create table revenue_tally (
       company_id uuid not null references companies,
       month date not null,
       orders bigint not null,
       revenue numeric(16,2) not null
     )`,
    'create index revenue_tally_by_month on revenue_tally (company_id, month)',
    // What is there already is counted by the tables' owner, whom FORCE would show nothing.
    'alter table orders no force row level security',
    ...tally('select *, 1 as times from orders'),
    'alter table orders force row level security',
    ...follow('insert', 'new table as added', added),
    ...follow('update', 'old table as removed new table as added', `${added} union all ${removed}`),
    ...follow('delete', 'old table as removed', removed),
    ...['order_tally', 'revenue_tally'].flatMap((table) => [
      ...companyTable(table, 'select, insert'),
      ...crossTenantGrant('clock', table, 'select, insert, delete'),
      ...crossTenantGrant('platform', table, 'insert'),
    ]),
    'drop index orders_in_numbers',
  ],
};
