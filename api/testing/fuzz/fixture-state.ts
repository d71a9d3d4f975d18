import { sql } from 'kysely';
import { asCompany, asCustomer, asPlatform, asSessions } from '../../src/db/tenant.ts';
import type { TestServer } from '../server.ts';
import type { FuzzWorld } from './world.ts';

/** Ids of the newest existing rows. */
export type FixtureState = Awaited<ReturnType<typeof readFixtureState>>;

/** Reads existing rows, so that deleted ones are no longer chosen. */
export async function readFixtureState({ db }: TestServer, { company: own }: FuzzWorld) {
  const newest = (from: string, where = 'true') =>
    `select id from ${from} where ${where} order by created_at desc limit 30`;
  type Read = Parameters<typeof asPlatform>[1];
  const idsBy = async (run: (work: Read) => Promise<unknown>, text: string): Promise<string[]> => {
    let ids: string[] = [];
    await run(async (tx) => {
      ids = (await sql<{ id: string }>`${sql.raw(text)}`.execute(tx)).rows.map((row) => row.id);
    });
    return ids;
  };
  const mine = (text: string) => idsBy((work) => asCompany(db, own.company, work), text);
  const platform = (text: string) => idsBy((work) => asPlatform(db, work), text);
  const offers = await asCustomer(db, own.customer, (tx) =>
    tx
      .selectFrom('offers')
      .innerJoin('requests', 'requests.id', 'offers.request_id')
      .select(['offers.id', 'offers.request_id'])
      .where('requests.status', '=', 'open')
      .where('offers.status', '=', 'submitted')
      .limit(30)
      .execute(),
  );
  const requests = await asPlatform(db, (tx) =>
    tx
      .selectFrom('requests')
      .select(['id', 'rental_type', 'customer_id'])
      .where('status', '=', 'open')
      .orderBy('created_at', 'desc')
      .limit(30)
      .execute(),
  );
  const tasks = await asCompany(db, own.company, (tx) =>
    tx
      .selectFrom('orders')
      .select(['id', sql<string>`status`.as('status'), sql<string>`'orders'`.as('kind')])
      .where('driver_id', '=', own.driver)
      .where('status', 'in', ['scheduled', 'late', 'in_transit'])
      .unionAll(
        tx
          .selectFrom('sub_orders')
          .select(['id', sql<string>`status`.as('status'), sql<string>`'sub-orders'`.as('kind')])
          .where('driver_id', '=', own.driver)
          .where('status', 'not in', ['completed', 'failed']),
      )
      .limit(60)
      .execute(),
  );
  return {
    jobs: tasks,
    offers,
    requests,
    containers: await mine(newest('containers', 'archived_at is null')),
    drivers: await mine(newest('drivers', `archived_at is null and id <> '${own.driver}'`)),
    orders: await mine(newest('orders')),
    subOrders: await mine(newest('sub_orders')),
    // Who is signed in must stay, and stay signed in.
    people: await mine(newest('admins', `removed_at is null and id <> '${own.admin}'`)),
    invites: await mine(newest('invites')),
    sessions: await idsBy(
      (work) => asSessions(db, 'admin_sessions', work),
      newest('admin_sessions', `company_id = '${own.company}' and admin_id <> '${own.admin}'`),
    ),
    registrations: await platform(newest('registrations')),
    otherCompanies: await platform(newest('companies', `id <> '${own.company}'`)),
  };
}
