import { sql, type Transaction } from 'kysely';
import { startCustomerSession } from '../src/auth/sessions/customer-sessions.ts';
import { startDriverSession } from '../src/auth/sessions/driver-sessions.ts';
import { startSession } from '../src/auth/sign-in/start-session.ts';
import type { Db, Schema } from '../src/db/schema.ts';
import { cheapHash } from './credentials.ts';

export type ScaleWorld = Awaited<ReturnType<typeof scaleWorld>>;

/** Filled at once: their indexes and foreign keys are built afterwards, which takes a fraction of the time. */
const filled = ['requests', 'offers', 'orders', 'sub_orders', 'events'];
/** Tables whose rows the owner inserts for all companies. */
const owned = [
  ...filled,
  'companies',
  'admins',
  'customers',
  'containers',
  'drivers',
  'trucks',
  'documents',
  'task_counters',
];
const counters = ['request_counters', 'price_counters', 'order_tally', 'revenue_tally'];

/**
 * Fills an empty migrated PostgreSQL database with a marketplace: at scale 1 2,000 companies with two million
 * orders, of which one company has 400,000, and 20,000 open requests. Whatever a search compares has to be filled here too:
 * of an empty column no plan is slow.
 * @returns a large company, a small one and ten others, with tokens of those who may call
 */
export async function scaleWorld(db: Db, scale: number) {
  const size = (atOne: number, least: number) => Math.max(least, Math.round(atOne * scale));
  const companies = size(2_000, 20);
  const large = { orders: size(400_000, 2_000), containers: size(2_061, 60), drivers: size(312, 20) };
  const small = { orders: Math.round(size(1_600_000, 1_000) / companies), containers: 40, drivers: 8 };
  const ids = await db.transaction().execute(async (tx) => {
    await sql`select set_config('statement_timeout', '0', true)`.execute(tx);
    await forced(tx, 'no force');
    const rebuild = await takeDown(tx);
    await people(tx, companies, large, small, size(20_000, 200));
    await orders(tx);
    await openRequests(tx, size(20_000, 400));
    await events(tx, size(4_000_000, 4_000));
    for (const statement of rebuild) await sql.raw(statement).execute(tx);
    const { rows } = await sql<{ company: string; n: number; admin: string; driver: string }>`
      select c.id as company, c.n, a.id as admin, d.id as driver from w_companies c
      join admins a on a.company_id = c.id join w_drivers d on d.company_id = c.id and d.k = 1
      where c.n <= 12 order by c.n`.execute(tx);
    const { rows: asked } = await sql<{ id: string }>`
      select customer_id as id from requests group by 1 order by count(*) desc limit 1`.execute(tx);
    await forced(tx, 'force');
    return { rows, customer: asked[0]?.id ?? '' };
  });
  await sql`vacuum (analyze)`.execute(db);
  const now = new Date();
  const [one, other, ...others] = await Promise.all(
    ids.rows.map(async ({ company, n, admin, driver }) => ({
      id: company,
      ...{ identifier: identifierOf(n), email: emailOf(n) },
      driverId: driver,
      token: await startSession(db, { companyId: company, adminId: admin }, now),
      driverToken: await startDriverSession(db, { companyId: company, driverId: driver }, now),
    })),
  );
  if (!one || !other) throw new Error('The world has no companies');
  return {
    large: one,
    small: other,
    others,
    customerToken: await startCustomerSession(db, ids.customer, now),
  };
}

const firstIdentifier = 9_100_000_000;
const identifierOf = (n: number) => String(firstIdentifier + n);
const emailOf = (n: number) => `admin@${n}.example`;

type Tx = Transaction<Schema>;
interface Fleet {
  readonly orders: number;
  readonly containers: number;
  readonly drivers: number;
}

async function forced(tx: Tx, how: 'force' | 'no force'): Promise<void> {
  for (const table of [...owned, ...counters])
    await sql`alter table ${sql.table(table)} ${sql.raw(how)} row level security`.execute(tx);
  // Nobody listens yet to what four million events would announce.
  await sql`alter table events ${sql.raw(how === 'force' ? 'enable' : 'disable')} trigger user`.execute(tx);
}

/** Drops secondary indexes and foreign keys. @returns the statements that bring them back */
async function takeDown(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ drop: string; add: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and conrelid::regclass::text = any(${filled}::text[])
    union all
    select format('drop index %s', indexrelid::regclass), replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ')
    from pg_index
    where indrelid::regclass::text = any(${filled}::text[])
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(tx);
  for (const { drop } of rows) await sql.raw(drop).execute(tx);
  return rows.map(({ add }) => add);
}

async function people(tx: Tx, companies: number, large: Fleet, small: Fleet, customers: number) {
  await sql`create temp table w_companies on commit drop as
    select n, gen_random_uuid() as id,
      case when n = 1 then ${large.orders}::int else ${small.orders}::int end as orders,
      case when n = 1 then ${large.containers}::int else ${small.containers}::int end as containers,
      case when n = 1 then ${large.drivers}::int else ${small.drivers}::int end as drivers
    from generate_series(1, ${companies}::int) n`.execute(tx);
  await sql`insert into companies (id, identifier, name, commercial_number, tax_number, phone, last_container_number)
    select id, (${firstIdentifier}::bigint + n)::text, 'شركة ' || n, '7000000001', '300000000000003', '0112345678', containers
    from w_companies`.execute(tx);
  await sql`insert into admins (company_id, name, email, password_hash)
    select id, 'مدير', 'admin@' || n || '.example', ${cheapHash} from w_companies`.execute(tx);
  // Whoever measures places and accepts as much as it takes.
  await sql`insert into customers (name, phone, birth_date, phone_proven_at, most_open_requests, most_undelivered_orders)
    select 'عميل ' || n, '+9665' || lpad(n::text, 8, '0'), '1990-01-01', now(), 1000, 1000
    from generate_series(1, ${customers}::int) n`.execute(tx);
  await sql`create temp table w_customers on commit drop as
    select (row_number() over ()) - 1 as k, id from customers`.execute(tx);
  await sql`create temp table w_kinds on commit drop as select * from (values
    (0, 'حاويات أنقاض', '12 yard'), (1, 'حاويات أنقاض', '20 yard'), (2, 'حاويات أنقاض', '30 yard'),
    (3, 'مكابس نفايات', '12 yard'), (4, 'مكابس نفايات', '20 yard'), (5, 'حاويات نفايات', '2 yard'),
    (6, 'حاويات نفايات', '4 yard'), (7, 'حاويات نفايات', '4 yard with lid'), (8, 'حاويات نفايات', '6 yard')
  ) as kinds (k, type, size)`.execute(tx);
  await sql`create temp table w_containers on commit drop as
    select id as company_id, k, gen_random_uuid() as id from w_companies, generate_series(1, containers) k`.execute(
    tx,
  );
  await sql`insert into containers (company_id, id, number, type, size, price)
    select c.company_id, c.id, 'C-' || lpad(c.k::text, 4, '0'), w.type, w.size, 400 + c.k % 300
    from w_containers c join w_kinds w on w.k = c.k % 9`.execute(tx);
  await sql`create temp table w_drivers on commit drop as
    select id as company_id, k, gen_random_uuid() as id from w_companies, generate_series(1, drivers) k`.execute(
    tx,
  );
  await sql`insert into drivers (company_id, id, name, phone, identity_number)
    select company_id, id, 'سائق أحمد ' || k, '+9665' || lpad(k::text, 8, '0'), '1' || lpad(k::text, 9, '0')
    from w_drivers`.execute(tx);
  // A truck and two documents for each driver; one in twenty has expired.
  await sql`insert into trucks (company_id, id, plate, driver_id)
    select company_id, id, k || ' ABJ', id from w_drivers`.execute(tx);
  await sql`insert into documents (company_id, owner, truck_id, driver_id, kind, expires_on)
    select company_id, 'truck', id, null::uuid, 'insurance', current_date + k * 3 % 400 - 20 from w_drivers
    union all
    select company_id, 'driver', null::uuid, id, 'driving-license', current_date + k * 5 % 400 - 20 from w_drivers`.execute(
    tx,
  );
  for (const table of ['w_containers', 'w_drivers', 'w_customers', 'w_companies'])
    await sql`analyze ${sql.table(table)}`.execute(tx);
}

/** Every fifth is not in the city. */
const placeOf = (number: string) =>
  sql.raw(`(array['شمال الرياض', 'جنوب الرياض', 'وسط الرياض', 'قرب الخرج', 'الدرعية'])[1 + ${number} % 5]`);

/** A tenth of the containers is free, the others have an open order each; all other orders are over. */
async function orders(tx: Tx): Promise<void> {
  await sql`create temp table w_orders on commit drop as
    select c.id as company_id, gen_random_uuid() as id, gen_random_uuid() as request_id, gen_random_uuid() as offer_id,
      container.id as container_id, driver.id as driver_id, w.type, w.size, i,
      i <= c.containers * 9 / 10 as is_open, i % 20 = 7 as is_canceled,
      case when i <= c.containers * 9 / 10 then current_date + 10 - i % 20
        else current_date - 12 - (i::bigint * 800 / c.orders)::int end as day,
      case when i % 10 < 7 then 'once' when i % 10 < 9 then 'monthly' else 'yearly' end as rental_type,
      300 + i % 700 as price
    from w_companies c cross join lateral generate_series(1, c.orders) i
    join w_containers container on container.company_id = c.id
      and container.k = case when i <= c.containers * 9 / 10 then i else 1 + (i * 7919::bigint) % c.containers end
    join w_kinds w on w.k = container.k % 9
    join w_drivers driver on driver.company_id = c.id and driver.k = 1 + (i * 104729::bigint) % c.drivers`.execute(
    tx,
  );
  await sql`insert into requests (id, customer_id, container_type, container_size, delivery_date, rental_type,
      unload_count, status, accepted_company_id, accepted_offer_id, created_at, closed_at)
    select request_id, customer.id, type, size, day, rental_type, case when rental_type <> 'once' then 4 end,
      'accepted', company_id, offer_id, day - interval '9 days', day - interval '8 days'
    from w_orders join w_customers customer on customer.k = i % (select count(*) from w_customers)`.execute(
    tx,
  );
  await sql`insert into offers (company_id, id, request_id, price, status, created_at)
    select company_id, offer_id, request_id, price, 'accepted', day - interval '9 days' from w_orders`.execute(
    tx,
  );
  const isOver = sql`(not is_open and not is_canceled)`;
  await sql`create temp table w_states on commit drop as
    select *, case
        when not is_open then case when is_canceled then 'canceled' else 'completed' end
        when day < current_date then (array['late', 'late', 'delivered', 'picked_up'])[1 + i % 4]
        else (array['pending', 'scheduled', 'in_transit', 'delivered'])[1 + i % 4] end as status
    from w_orders`.execute(tx);
  await sql`insert into orders (company_id, id, number, request_id, offer_id, container_id, driver_id, delivery_date,
      rental_type, rental_duration, unload_count, total_price, status, place, contact_name, proof_of_delivery_url, created_at,
      delivered_at, completed_at, canceled_at, canceled_by, refund, refunded_at)
    select company_id, id, 10000 + i, request_id, offer_id, container_id,
      case when status = 'pending' or (status = 'canceled' and i % 80 = 7) then null else driver_id end, day,
      rental_type, case when rental_type = 'once' then 7 end, case when rental_type <> 'once' then 4 end, price,
      status, ${placeOf('i')}, 'أحمد ' || i % 400, case when ${isOver} or status in ('delivered', 'picked_up') then '/proof' end,
      day - interval '8 days', case when ${isOver} or status in ('delivered', 'picked_up') then day::timestamptz end,
      case when ${isOver} then day + interval '7 days' end,
      case when status = 'canceled' then day - interval '1 day' end,
      case when status = 'canceled' then 'customer' end, case when status = 'canceled' then 100 end,
      case when status = 'canceled' and i % 500 <> 7 then day::timestamptz end
    from w_states`.execute(tx);
  await sql`insert into sub_orders (company_id, order_id, position, type, delivery_date, place, status, driver_id, created_at, completed_at)
    select company_id, id, case when rental_type <> 'once' and kind = 'return' then 2 else 1 end, kind, day + 7, ${placeOf('i')},
      case when is_open then (array['pending', 'scheduled'])[1 + i % 2] else 'completed' end,
      case when is_open and i % 2 = 0 then null else driver_id end, day - interval '8 days',
      case when not is_open then day + interval '7 days' end
    from (select w_states.*, kind from w_states, unnest(case when rental_type = 'once'
            then array['return'] else array['unload', 'return'] end) kind
          where not is_canceled or is_open) as tasks`.execute(tx);
}

/** The two companies have made an offer on every twentieth of them. */
async function openRequests(tx: Tx, count: number): Promise<void> {
  await sql`with open as (
      insert into requests (customer_id, container_type, container_size, delivery_date, rental_type, place)
      select customer.id, w.type, w.size, current_date + 1 + i % 60, 'once', ${placeOf('i')}
      from generate_series(1, ${count}::int) i
      join w_customers customer on customer.k = i % (select count(*) from w_customers)
      join w_kinds w on w.k = i % 9
      returning id
    ), numbered as (select id, row_number() over () as i from open)
    insert into offers (company_id, request_id, price, rental_duration)
    select c.id, r.id, 450, 7 from numbered r join w_companies c on c.n in (1, 2) where r.i % 20 = 0`.execute(
    tx,
  );
}

async function events(tx: Tx, count: number): Promise<void> {
  await sql`insert into events (company_id, type, entity_id, actor_kind, at, data, before, after)
    select company_id, 'order.moved', id, 'system', day::timestamptz, jsonb_build_object('status', status),
      '{"status": "pending"}', jsonb_build_object('status', status)
    from w_states, generate_series(1, 2) order by day, i limit ${count}`.execute(tx);
}
