import { nobody } from './0001-roles.ts';
import { closed, companyTable } from './company-table.ts';
import type { Migration } from './migration.ts';

const monthIn = (column: string) => `date_trunc('month', ${column} at time zone interval '3 hours')::date`;

const added = (rows: (from: string, times: number) => string) => rows('added', 1);
const removed = (rows: (from: string, times: number) => string) => rows('removed', -1);

/** `times` is 1 for a row after the change and -1 for one before; the change's transaction counts. */
const follow = (
  trigger: string,
  table: string,
  rows: (from: string, times: number) => string,
  count: (rows: string) => readonly string[],
) =>
  [
    ['insert', 'new table as added', added(rows)],
    ['update', 'old table as removed new table as added', `${added(rows)} union all ${removed(rows)}`],
    ['delete', 'old table as removed', removed(rows)],
  ].flatMap(([change = '', tables = '', changed = '']) => [
    `create function ${trigger}_${table}_on_${change}() returns trigger language plpgsql as $$
       begin ${count(changed).join(';\n')}; return null; end $$`,
    `create trigger ${trigger}_on_${change} after ${change} on ${table} referencing ${tables}
       for each statement execute function ${trigger}_${table}_on_${change}()`,
  ]);

const tally = (rows: string) => [
  `insert into order_tally (company_id, month, status, orders)
     select company_id, ${monthIn('created_at')}, status, sum(times) from (${rows}) changed
     group by 1, 2, 3 having sum(times) <> 0`,
  `insert into revenue_tally (company_id, month, orders, revenue)
     select company_id, ${monthIn('completed_at')}, sum(times), sum(times * total_price) from (${rows}) changed
     where status = 'completed'
     group by 1, 2 having sum(times) <> 0 or sum(times * total_price) <> 0`,
];

const count = (table: string, by: string, sum: string) => (rows: string) => [
  `insert into ${table} (${by}, ${sum}) select ${by}, sum(times) from (${rows}) changed
     group by ${by} having sum(times) <> 0`,
];
const countTasks = count('task_counters', 'company_id, kind, week, status, assigned', 'tasks');
const countRequests = count('request_counters', 'delivery_date, container_type, container_size', 'requests');
const tasks = (kind: string) => (from: string, times: number) =>
  `select company_id, ${kind} as kind, date_trunc('week', delivery_date::timestamp)::date as week, status,
     driver_id is not null as assigned, ${times} as times from ${from}`;

const rights = 'select, insert';
const key = null;
const id = null;

/** Rows are only added, so that no change waits for another; `insights/compact-counters.ts` merges them. */
export const insights: Migration = {
  name: '0009-insights',
  statements: [
    ...companyTable('order_tally', {
      ...{ id, key, rights },
      columns: `
        month date not null,
        status text not null,
        orders bigint not null`,
      indexes: ['create index order_tally_by_month on order_tally (company_id, month)'],
    }),
    ...companyTable('revenue_tally', {
      ...{ id, key, rights },
      columns: `
        month date not null,
        orders bigint not null,
        revenue numeric(16,2) not null`,
      indexes: ['create index revenue_tally_by_month on revenue_tally (company_id, month)'],
    }),
    ...follow('tally', 'orders', (from, times) => `select *, ${times} as times from ${from}`, tally),

    ...companyTable('task_counters', {
      ...{ id, key, rights },
      columns: `
        kind text not null check (kind in ('delivery', 'unload', 'return')),
        week date not null,
        status text not null,
        assigned boolean not null,
        tasks bigint not null,
        merged boolean not null default false`,
      indexes: [
        'create index task_counters_by_week on task_counters (company_id, kind, week)',
        // Serves the numbers beside the lists: few tasks of a history are open.
        `create index task_counters_of_open on task_counters (company_id, kind, assigned) include (tasks)
           where status not in ('completed', 'canceled', 'failed')`,
      ],
    }),
    ...follow('count', 'orders', tasks(`'delivery'`), countTasks),
    ...follow('count', 'sub_orders', tasks('type'), countTasks),

    // By month in Riyadh and kind of container.
    ...companyTable('price_counters', {
      ...{ id, key, rights },
      columns: `
        month date not null,
        container_type text not null,
        container_size text not null,
        rental_type text not null,
        orders bigint not null,
        least numeric(10,2) not null,
        most numeric(10,2) not null,
        merged boolean not null default false`,
      indexes: [
        `create index price_counters_of_kind
           on price_counters (company_id, container_type, container_size, rental_type, month)`,
      ],
    }),
    `create function count_prices() returns trigger language plpgsql as $$
       begin
         insert into price_counters (company_id, month, container_type, container_size, rental_type, orders, least, most)
           select o.company_id, ${monthIn('o.created_at')}, c.type, c.size,
             o.rental_type, count(*), min(o.total_price), max(o.total_price)
           from added o join containers c on c.company_id = o.company_id and c.id = o.container_id
           group by 1, 2, 3, 4, 5;
         return null;
       end $$`,
    `create trigger count_prices after insert on orders referencing new table as added
       for each statement execute function count_prices()`,

    // Only the real marketplace: a sandbox counts its few requests directly.
    `create table request_counters (
       delivery_date date not null,
       container_type text not null,
       container_size text not null,
       requests bigint not null,
       merged boolean not null default false
     )`,
    'create index request_counters_by_day on request_counters (delivery_date)',
    ...closed('request_counters'),
    'grant insert on request_counters to hawiyat_sandbox',
    ...follow(
      'count',
      'requests',
      (from, times) =>
        `select delivery_date, container_type, container_size, ${times} as times from ${from}
           where status = 'open' and world = '${nobody}'`,
      countRequests,
    ),

    // Compaction reads only the rows added since the last one.
    ...['task_counters', 'price_counters', 'request_counters'].map(
      (table) => `create index ${table}_to_merge on ${table} (merged) where not merged`,
    ),
    // Deleting a sandbox is counted, too.
    ...['order_tally', 'revenue_tally', 'task_counters', 'price_counters'].map(
      (table) => `grant insert on ${table} to hawiyat_sandbox`,
    ),
  ],
};
