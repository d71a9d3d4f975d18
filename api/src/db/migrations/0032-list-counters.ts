import { closed, companyTable, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/** Rows of a table that counts: which columns they group by, and what they add up. */
interface Counters {
  readonly table: string;
  readonly by: string;
  readonly sum: string;
}

const tasks = { table: 'task_counters', by: 'company_id, kind, week, status, assigned', sum: 'tasks' };
const requests = {
  table: 'request_counters',
  by: 'delivery_date, container_type, container_size',
  sum: 'requests',
};

/** @param rows what is counted, by the counters' columns, each with how often it counts: `times` */
const count = ({ table, by, sum }: Counters, rows: string) =>
  `insert into ${table} (${by}, ${sum}) select ${by}, sum(times) from (${rows}) changed
     group by ${by} having sum(times) <> 0`;

const countedOrders = (from: string, times: number) =>
  `select company_id, 'delivery' as kind, date_trunc('week', delivery_date::timestamp)::date as week, status,
     driver_id is not null as assigned, ${times} as times from ${from}`;
const countedSubOrders = (from: string, times: number) =>
  `select company_id, type as kind, date_trunc('week', delivery_date::timestamp)::date as week, status,
     driver_id is not null as assigned, ${times} as times from ${from}`;
const countedRequests = (from: string, times: number) =>
  `select delivery_date, container_type, container_size, ${times} as times from ${from} where status = 'open'`;

/** Counters follow every change of a table, in its own transaction, whoever makes it. */
const follow = (table: string, counters: Counters, rows: (from: string, times: number) => string) =>
  [
    ['insert', 'new table as added', rows('added', 1)],
    [
      'update',
      'old table as removed new table as added',
      `${rows('added', 1)} union all ${rows('removed', -1)}`,
    ],
    ['delete', 'old table as removed', rows('removed', -1)],
  ].flatMap(([change = '', tables = '', changed = '']) => [
    `create function count_${table}_on_${change}() returns trigger language plpgsql as $$
       begin ${count(counters, changed)}; return null; end $$`,
    `create trigger count_on_${change} after ${change} on ${table} referencing ${tables}
       for each statement execute function count_${table}_on_${change}()`,
  ]);

/** The prices of accepted orders, by month in Riyadh and by the kind of their container. */
const prices = (from: string) =>
  `insert into price_counters (company_id, month, container_type, container_size, rental_type, orders, least, most)
     select o.company_id, date_trunc('month', o.created_at at time zone interval '3 hours')::date, c.type, c.size,
       o.rental_type, count(*), min(o.total_price), max(o.total_price)
     from ${from} o join containers c on c.company_id = o.company_id and c.id = o.container_id
     group by 1, 2, 3, 4, 5`;

/** Compaction takes the rows that were added since: with this index it never looks at the others. */
const notMerged = ['task_counters', 'price_counters', 'request_counters'].map(
  (table) => `create index ${table}_to_merge on ${table} (merged) where not merged`,
);

const counted = ['orders', 'sub_orders', 'requests', 'containers'];
/** The owner sees no rows of a table that is closed to it. */
const forced = (how: 'force' | 'no force') =>
  counted.map((table) => `alter table ${table} ${how} row level security`);

/**
 * What the lists' totals and distant pages, the marketplace's counts and the guidance for an offer add up, instead of counting
 * a whole history. Rows are only ever added, so that no change waits for another's; `insights/compact-counters.ts` merges them.
 */
export const listCounters: Migration = {
  name: '0032-list-counters',
  statements: [
    `create table task_counters (
       company_id uuid not null references companies,
       kind text not null check (kind in ('delivery', 'unload', 'return')),
       week date not null,
       status text not null,
       assigned boolean not null,
       tasks bigint not null,
       merged boolean not null default false
     )`,
    'create index task_counters_by_week on task_counters (company_id, kind, week)',
    `create table price_counters (
       company_id uuid not null references companies,
       month date not null,
       container_type text not null,
       container_size text not null,
       rental_type text not null,
       orders bigint not null,
       least numeric(10,2) not null,
       most numeric(10,2) not null,
       merged boolean not null default false
     )`,
    `create index price_counters_of_kind
       on price_counters (company_id, container_type, container_size, rental_type, month)`,
    `create table request_counters (
       delivery_date date not null,
       container_type text not null,
       container_size text not null,
       requests bigint not null,
       merged boolean not null default false
     )`,
    'create index request_counters_by_day on request_counters (delivery_date)',
    ...notMerged,

    ...forced('no force'),
    count(tasks, `${countedOrders('orders', 1)} union all ${countedSubOrders('sub_orders', 1)}`),
    count(requests, countedRequests('requests', 1)),
    prices('orders'),
    ...forced('force'),

    ...follow('orders', tasks, countedOrders),
    ...follow('sub_orders', tasks, countedSubOrders),
    ...follow('requests', requests, countedRequests),
    `create function count_prices() returns trigger language plpgsql as $$
       begin ${prices('added')}; return null; end $$`,
    `create trigger count_prices after insert on orders referencing new table as added
       for each statement execute function count_prices()`,

    ...companyTable('task_counters', 'select, insert'),
    ...companyTable('price_counters', 'select, insert'),
    ...closed('request_counters'),
    ...crossTenantGrant('company', 'request_counters', 'select'),
    ...crossTenantGrant('customer', 'request_counters', 'insert'),
    ...['task_counters', 'request_counters'].flatMap((table) => [
      ...crossTenantGrant('platform', table, 'insert'),
      ...crossTenantGrant('clock', table, 'select, insert, delete'),
    ]),
    ...crossTenantGrant('clock', 'price_counters', 'select, insert, delete'),
  ],
};
