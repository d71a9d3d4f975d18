import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import { sql, type Transaction } from 'kysely';
import type { Db, Schema } from '../src/db/schema.ts';
import { asCompany, asPlatform } from '../src/db/tenant.ts';
import { addDays, dayOf, momentOf } from '../src/kernel/calendar.ts';
import { addOrders, type BusyOrder } from './busy-company.ts';
import { addCompany } from './data-folder.ts';

type OrderAbout = Partial<BusyOrder> & { readonly status: OrderStatus };

/**
 * A company with everything that is easily miscounted: orders of each state and urgency, archived rows, and
 * completions within seconds of midnight in Riyadh.
 * @param size `none`: no orders, containers or drivers; `many`: 5,000 orders of two years besides the few
 */
export async function companyOfFigures(
  db: Db,
  domain: string,
  size: 'none' | 'few' | 'many',
  at: Date,
): Promise<Awaited<ReturnType<typeof addCompany>>> {
  const company = await addCompany(db, domain, `شركة ${domain}`);
  if (size === 'none') return company;
  await addOrders(db, company.id, telling(at));
  await asCompany(db, company.id, (tx) => addRest(tx, company.id, at));
  if (size === 'many') await asCompany(db, company.id, (tx) => addMany(tx, company.id, at));
  await offerOnOne(db, company.id, at);
  return company;
}

/** Open requests of a past day, of today and later; and a closed one. */
export async function openRequests(db: Db, at: Date): Promise<void> {
  const day = dayOf(at);
  await asPlatform(db, async (tx) => {
    const { id: customer_id } = await tx
      .insertInto('customers')
      .values({ name: 'عميل', phone: randomUUID(), birth_date: '1990-01-01' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const request = {
      ...{ customer_id, container_type: 'حاويات أنقاض' as const, container_size: '20 yard' as const },
      ...({ latitude: 24.7, longitude: 46.7, rental_type: 'once' } as const),
      created_at: before(at, 5 * dayLength),
    };
    await tx
      .insertInto('requests')
      .values([
        ...[-1, 0, 0, 1, 1, 1, 6].map((days) => ({ ...request, delivery_date: addDays(day, days) })),
        { ...request, delivery_date: addDays(day, 2), status: 'canceled', closed_at: before(at, 1) },
      ])
      .execute();
  });
}

const dayLength = 86_400_000;
const second = 1000;
const before = (at: Date, milliseconds: number) => new Date(at.getTime() - milliseconds);

function telling(at: Date): BusyOrder[] {
  const today = dayOf(at);
  const midnight = momentOf(today, 0);
  const newYear = momentOf(`${today.slice(0, 4)}-01-01`, 0);
  const order = (days: number, about: OrderAbout): BusyOrder => ({
    ...{ day: addDays(today, days), price: 450, hasDriver: true, completedAt: null },
    createdAt: before(at, 20 * dayLength),
    ...about,
  });
  const completed = (completedAt: Date, price: number) =>
    order(-30, {
      ...({ status: 'completed', completedAt, price } as const),
      createdAt: before(completedAt, 9 * dayLength),
    });
  const none = { hasDriver: false };
  const returned = (days: number, status: 'pending' | 'scheduled' | 'failed', hasDriver: boolean) => ({
    returnOn: { day: addDays(today, days), status, hasDriver },
  });
  return [
    // Last and first second of the year, and of today.
    completed(before(newYear, second), 1000.01),
    completed(newYear, 2000.02),
    completed(before(midnight, second), 3000.03),
    completed(midnight, 4000.04),
    // A few seconds ago, possibly before midnight.
    completed(before(at, 5 * second), 500.5),
    completed(before(at, 45 * second), 600.6),
    completed(before(at, 400 * dayLength), 700.7),
    order(0, { status: 'canceled', createdAt: newYear, ...none }),
    order(0, { status: 'pending', createdAt: before(newYear, second), ...none }),
    order(0, { status: 'pending', ...none }),
    order(0, { status: 'scheduled' }),
    order(1, { status: 'pending', ...none }),
    order(-1, { status: 'pending', ...none }),
    order(-1, { status: 'scheduled' }),
    order(-9, { status: 'late', ...none }),
    order(-3, { status: 'in_transit' }),
    order(-8, { status: 'delivered', ...returned(-1, 'pending', false) }),
    order(-8, { status: 'delivered', ...returned(0, 'pending', false) }),
    order(-8, { status: 'delivered', ...returned(0, 'scheduled', true) }),
    order(-8, { status: 'delivered', ...returned(-2, 'failed', true) }),
    order(-8, { status: 'pick_up_in_progress', ...returned(-4, 'scheduled', true) }),
    order(-8, { status: 'delivered', ...returned(1, 'pending', false) }),
  ];
}

/** Unloads, which are no returns; containers of every kind and status; drivers; and what was archived of both. */
async function addRest(tx: Transaction<Schema>, companyId: string, at: Date): Promise<void> {
  const today = dayOf(at);
  await sql`
    insert into sub_orders (company_id, order_id, type, delivery_date)
    select ${companyId}::uuid, id, 'unload', ${today}::date - (n % 3)::int
    from (select id, row_number() over (order by id) as n from orders
      where company_id = ${companyId} and status = 'delivered') it`.execute(tx);
  await sql`
    insert into containers (company_id, number, type, size, price, status, archived_at)
    select ${companyId}::uuid, 'K-' || row_number() over (), kind.type, kind.size, 450, state,
      case when copy = 1 then ${at}::timestamptz end
    from (values ('حاويات أنقاض', '12 yard', 1), ('حاويات أنقاض', '20 yard', 3), ('حاويات أنقاض', '30 yard', 2),
      ('مكابس نفايات', '12 yard', 1), ('مكابس نفايات', '20 yard', 2), ('حاويات نفايات', '2 yard', 4),
      ('حاويات نفايات', '4 yard', 2), ('حاويات نفايات', '4 yard with lid', 1), ('حاويات نفايات', '6 yard', 5)
      ) kind (type, size, copies)
    cross join unnest(array['available', 'rented', 'maintenance', 'reserved']) with ordinality states (state, at)
    cross join lateral generate_series(1, 1 + (kind.copies * states.at)::int % 4) copy`.execute(tx);
  await sql`
    insert into drivers (company_id, name, phone, identity_number, archived_at)
    select ${companyId}::uuid, 'سائق ' || i, '+9665' || lpad(i::text, 8, '0'), '1' || lpad(i::text, 9, '0'),
      case when i % 5 = 0 then ${at}::timestamptz end
    from generate_series(1, 12) i`.execute(tx);
}

/**
 * An order every three and a half hours for two years; the latest are open, each with a container of its own.
 */
async function addMany(tx: Transaction<Schema>, companyId: string, at: Date): Promise<void> {
  const today = dayOf(at);
  await sql`
    insert into containers (company_id, number, type, size, price, status)
    select ${companyId}::uuid, 'M-' || lpad(i::text, 4, '0'), 'حاويات أنقاض', '30 yard', 450, 'reserved'
    from generate_series(1, 200) i`.execute(tx);
  await sql`
    with c as (select array_agg(id) as ids from containers where company_id = ${companyId} and number like 'M-%'),
      d as (select array_agg(id) as ids from drivers where company_id = ${companyId} and archived_at is null),
      o as (
        select i, ${at}::timestamptz - make_interval(mins => i * 210) as created,
          case when i <= 200 then (array['pending', 'scheduled', 'late', 'in_transit', 'delivered'])[1 + i % 5]
            when i % 13 = 0 then 'canceled' else 'completed' end as status
        from generate_series(1, 5000) i
      )
    insert into orders (company_id, request_id, offer_id, container_id, driver_id, rental_type, rental_duration,
      total_price, delivery_date, status, created_at, proof_of_delivery_url, delivered_at, completed_at,
      canceled_at, canceled_by, refund)
    select ${companyId}::uuid, gen_random_uuid(), gen_random_uuid(), c.ids[1 + i % 200],
      case when status not in ('pending', 'late') then d.ids[1 + i % 8] end, 'once', 7,
      300 + i % 700 + i % 100 / 100.0, ${today}::date - i / 7 + case when i <= 200 then 14 else 0 end, status, created,
      case when status in ('delivered', 'completed') then 'https://proofs.example/x' end,
      case when status in ('delivered', 'completed') then created + interval '1 day' end,
      case when status = 'completed' then created + make_interval(hours => 24 + i % 200) end,
      case when status = 'canceled' then created + interval '2 hours' end,
      case when status = 'canceled' then 'customer' end, case when status = 'canceled' then 100 end
    from o, c, d`.execute(tx);
  await sql`
    insert into sub_orders (company_id, order_id, type, delivery_date, driver_id, status)
    select ${companyId}::uuid, o.id, kind, ${today}::date + (o.n % 9)::int - 4,
      case when o.n % 3 = 0 then o.driver_id end, case when o.n % 3 = 0 then 'scheduled' else 'pending' end
    from (
      select id, driver_id, row_number() over (order by created_at) as n from orders o
      where company_id = ${companyId} and status = 'delivered'
        and not exists (select from sub_orders s where s.company_id = o.company_id and s.order_id = o.id)
    ) o cross join unnest(array['unload', 'return']) kind`.execute(tx);
}

/** An offer on an open request of tomorrow. */
async function offerOnOne(db: Db, company_id: string, at: Date): Promise<void> {
  const { id: request_id } = await asPlatform(db, (tx) =>
    tx
      .selectFrom('requests')
      .select('id')
      .where('status', '=', 'open')
      .where('delivery_date', '=', addDays(dayOf(at), 1))
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  await asCompany(db, company_id, (tx) =>
    tx.insertInto('offers').values({ company_id, request_id, price: 450, rental_duration: 7 }).execute(),
  );
}
