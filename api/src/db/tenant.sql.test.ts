import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { fullCompany } from '../../testing/full-company.ts';
import { appendEvent, marketplace } from '../events/event-log.ts';
import type { Database, Db } from './open.ts';
import { asCompany, asCustomer, asPlatform, asScheduler, asSignIn } from './tenant.ts';

let database: Database;
let db: Db;
let a: Awaited<ReturnType<typeof fullCompany>>;
let b: Awaited<ReturnType<typeof fullCompany>>;
let companyTables: string[];

beforeAll(async () => {
  database = await testDatabase();
  db = database.db;
  a = await fullCompany(db, '9000000017');
  b = await fullCompany(db, '9000000025');
  const tables = await db.introspection.getTables();
  companyTables = tables
    .filter((table) => table.columns.some((column) => column.name === 'company_id'))
    .map((table) => table.name)
    .filter((table) => !isPartOfEvents(table));
}, 60_000);
afterAll(() => database.close());

const noRight = 'permission denied';
const isPartOfEvents = (table: string) => table.startsWith('events_');
/** Tables closed to the company's role: sign-in, sessions' roles and the platform reach their rows. */
const notForCompanies = [
  ...['registrations', 'email_links', 'two_factor_secrets', 'recovery_codes'],
  ...['admin_sessions', 'driver_sessions'],
];
const owners = async (tx: Db, table: string) => {
  const { rows } = await sql<{ company_id: string }>`select company_id from ${sql.table(table)}`.execute(tx);
  return rows.map((row) => row.company_id);
};

describe('a company, with statements that name no company at all', () => {
  test('sees its own rows and no other in every table', async () => {
    expect(companyTables).toEqual(
      expect.arrayContaining(['admins', 'containers', 'drivers', 'offers', 'orders', 'sub_orders']),
    );
    for (const table of companyTables) {
      const seen = asCompany(db, a.company, (tx) => owners(tx, table));
      if (notForCompanies.includes(table)) await expect(seen, table).rejects.toThrow(noRight);
      else expect(new Set(await seen), table).toEqual(new Set([a.company]));
    }
    const companies = await asCompany(db, a.company, (tx) =>
      tx.selectFrom('companies').select('id').execute(),
    );
    expect(companies).toEqual([{ id: a.company }]);
  });

  test('sees nothing when no company is set', async () => {
    for (const table of companyTables.filter((text) => !notForCompanies.includes(text))) {
      expect(await asCompany(db, '', (tx) => owners(tx, table)), table).toEqual([]);
    }
    expect(await asCompany(db, '', (tx) => tx.selectFrom('requests').select('id').execute())).toEqual([]);
  });

  test('changes no row of another company, whatever it targets', async () => {
    const changed = await asCompany(db, a.company, (tx) =>
      tx.updateTable('containers').set({ price: 1 }).where('id', '=', b.container).executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(0n);
    const price = await asCompany(db, b.company, (tx) =>
      tx.selectFrom('containers').select('price').execute(),
    );
    expect(price).toEqual([{ price: '450.50' }]);
  });

  test('cannot insert a row for another company or transfer one to it', async () => {
    const driver = { name: 'سائق', phone: '+966500000002', identity_number: '1001244019' };
    await expect(
      asCompany(db, a.company, (tx) =>
        tx
          .insertInto('drivers')
          .values({ ...driver, company_id: b.company })
          .execute(),
      ),
    ).rejects.toThrow('row-level security');
    await expect(
      asCompany(db, a.company, (tx) => tx.updateTable('drivers').set({ company_id: b.company }).execute()),
    ).rejects.toThrow('row-level security');
  });

  test("cannot link its own order to another company's driver or container", async () => {
    for (const foreign of [{ driver_id: b.driver }, { container_id: b.container }]) {
      await expect(
        asCompany(db, a.company, (tx) =>
          tx.updateTable('orders').set(foreign).where('id', '=', a.order).execute(),
        ),
      ).rejects.toThrow('foreign key');
    }
  });

  test('cannot delete history or raise its own status', async () => {
    await expect(asCompany(db, a.company, (tx) => tx.deleteFrom('containers').execute())).rejects.toThrow(
      'violates foreign key',
    );
    await expect(asCompany(db, a.company, (tx) => tx.deleteFrom('orders').execute())).rejects.toThrow(
      noRight,
    );
    await expect(
      asCompany(db, a.company, (tx) => tx.updateTable('companies').set({ status: 'active' }).execute()),
    ).rejects.toThrow(noRight);
    await expect(
      asCompany(db, a.company, (tx) => tx.selectFrom('admins').select('password_hash').execute()),
    ).rejects.toThrow(noRight);
  });
});

describe('the marketplace', () => {
  test("shows open requests to every company, without the customer, and hides another company's closed ones", async () => {
    const seen = await asCompany(db, a.company, (tx) => tx.selectFrom('requests').select('id').execute());
    expect(seen.map((item) => item.id).sort()).toEqual([a.open, b.open, a.accepted].sort());
    for (const column of ['customer_id', 'accepted_company_id', 'accepted_offer_id'] as const) {
      await expect(
        asCompany(db, a.company, (tx) => tx.selectFrom('requests').select(column).execute()),
      ).rejects.toThrow(noRight);
    }
    await expect(
      asCompany(db, a.company, (tx) => tx.selectFrom('customers').select('id').execute()),
    ).rejects.toThrow(noRight);
  });
});

describe('events', () => {
  const change = { container: { name: 'x' } };
  const domainEvent = (companyId: string | null) =>
    ({
      companyId,
      type: 'request.placed',
      entityId: a.open,
      actor: { kind: 'customer', id: a.customer },
      at: new Date(),
      data: {},
      after: change,
    }) as const;

  test('a company appends events to its own audit log only, and none to the marketplace', async () => {
    for (const foreign of [b.company, null])
      await expect(asCompany(db, a.company, (tx) => appendEvent(tx, domainEvent(foreign)))).rejects.toThrow(
        'row-level security',
      );
  });

  test('every company sees marketplace events, which name no one', async () => {
    await asCustomer(db, a.customer, (tx) => appendEvent(tx, domainEvent(null)));
    for (const company of [a.company, b.company]) {
      const seen = await asCompany(db, company, (tx) =>
        tx.selectFrom('events').selectAll().where('company_id', '=', marketplace).execute(),
      );
      expect(seen).toMatchObject([{ type: 'request.placed', actor_id: null, before: null, after: null }]);
    }
    expect(await asCompany(db, '', (tx) => tx.selectFrom('events').select('id').execute())).toEqual([]);
  });

  test('the parts of their table show nothing by their own names, and take nothing', async () => {
    const parts = (await db.introspection.getTables()).map(({ name }) => name).filter(isPartOfEvents);
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) {
      expect(await asCompany(db, a.company, (tx) => owners(tx, part)), part).toEqual([]);
      for (const as of [asPlatform, asScheduler, asSignIn])
        await expect(as(db, (tx) => owners(tx, part))).rejects.toThrow(noRight);
      const copy = sql`insert into ${sql.table(part)} select * from events`;
      await expect(asCompany(db, a.company, (tx) => copy.execute(tx))).rejects.toThrow(noRight);
      await expect(sql`truncate ${sql.table(part)}`.execute(db)).rejects.toThrow('never changed');
    }
  });

  test('no role can change events, not even their owner', async () => {
    for (const statement of ['update events set type = type', 'delete from events', 'truncate events']) {
      await expect(sql.raw(statement).execute(db), statement).rejects.toThrow('never changed');
      await expect(
        asCompany(db, a.company, (tx) => sql.raw(statement).execute(tx)),
        statement,
      ).rejects.toThrow(noRight);
    }
  });
});

describe('a customer, with statements that name no customer at all', () => {
  test('sees own requests, the offers on them, their orders, and the companies behind them', async () => {
    const seen = await asCustomer(db, a.customer, async (tx) => ({
      requests: (await tx.selectFrom('requests').select('id').execute()).map((item) => item.id).sort(),
      offers: await tx.selectFrom('offers').select('id').execute(),
      orders: await tx.selectFrom('orders').select('id').execute(),
      companies: await tx.selectFrom('companies').select('id').execute(),
      containers: await tx.selectFrom('containers').select('id').execute(),
      customers: await tx.selectFrom('customers').select('id').execute(),
    }));
    expect(seen).toEqual({
      requests: [a.accepted, a.open].sort(),
      offers: [{ id: a.offer }],
      orders: [{ id: a.order }],
      companies: [{ id: a.company }],
      containers: [{ id: a.container }],
      customers: [{ id: a.customer }],
    });
  });

  test('sees nothing when no customer is set, and never drivers, bank accounts or passwords', async () => {
    for (const table of ['requests', 'offers', 'orders', 'companies', 'containers', 'customers'] as const)
      expect(await asCustomer(db, '', (tx) => tx.selectFrom(table).select('id').execute()), table).toEqual(
        [],
      );
    for (const text of [
      'select 1 from drivers',
      'select 1 from bank_accounts',
      'select password_hash from customers',
    ])
      await expect(
        asCustomer(db, a.customer, (tx) => sql.raw(text).execute(tx)),
        text,
      ).rejects.toThrow(noRight);
  });
});

test('the scheduler reads dates and statuses of orders and requests, and nothing else', async () => {
  for (const text of [
    'select total_price from orders',
    'select customer_id from requests',
    'select price from offers',
  ])
    await expect(
      asScheduler(db, (tx) => sql.raw(text).execute(tx)),
      text,
    ).rejects.toThrow(noRight);
});

describe('sign-in and platform', () => {
  test('sign-in finds companies and admins across companies, and reads none of their business data', async () => {
    const found = await asSignIn(db, (tx) =>
      tx
        .selectFrom('admins')
        .innerJoin('companies', 'companies.id', 'admins.company_id')
        .select(['companies.id', 'companies.status', 'admins.password_hash'])
        .execute(),
    );
    expect(found.map((item) => item.id).sort()).toEqual([a.company, b.company].sort());
    for (const table of ['containers', 'offers', 'orders', 'sub_orders', 'bank_accounts', 'events']) {
      await expect(
        asSignIn(db, (tx) => owners(tx, table)),
        table,
      ).rejects.toThrow(noRight);
    }
  });

  test('the platform reads no business data of companies and no passwords', async () => {
    for (const table of ['containers', 'drivers', 'offers', 'sub_orders']) {
      await expect(
        asPlatform(db, (tx) => owners(tx, table)),
        table,
      ).rejects.toThrow(noRight);
    }
    await expect(
      asPlatform(db, (tx) => tx.selectFrom('admins').select('password_hash').execute()),
    ).rejects.toThrow(noRight);
    await expect(
      asPlatform(db, (tx) => tx.selectFrom('orders').select('container_id').execute()),
    ).rejects.toThrow(noRight);
  });

  test('no tenant setting stays on the connection, whether the work succeeds or fails', async () => {
    const who = () =>
      sql<{ who: string }>`select current_user || current_setting('app.company_id', true) as who`;
    const before = await sql<{ who: string }>`select current_user::text as who`.execute(db);
    await asCompany(db, a.company, (tx) => sql`select 1`.execute(tx));
    await expect(asCompany(db, a.company, (tx) => sql`select 1 / 0`.execute(tx))).rejects.toThrow('division');
    expect((await who().execute(db)).rows).toEqual(before.rows);
  });
});

test('containers added at the same time get distinct numbers', async () => {
  const { nextContainerNumbers } = await import('../fleet/container-number.ts');
  const take = () => asCompany(db, b.company, (tx) => nextContainerNumbers(tx, b.company, 1));
  const numbers = (await Promise.all(Array.from({ length: 12 }, take))).flat();
  expect(new Set(numbers).size).toBe(12);
  expect(numbers.sort().at(0)).toBe('C-0002');
});

test('a row reads the same from either engine', async () => {
  const [row] = await asCompany(db, a.company, (tx) =>
    tx
      .selectFrom('orders')
      .select((eb) => [
        'total_price',
        'delivery_date',
        'created_at',
        'rental_duration',
        'driver_id',
        eb.fn.countAll<number>().over().as('count'),
      ])
      .execute(),
  );
  expect(row).toEqual({
    total_price: '450.50',
    delivery_date: '2026-03-01',
    rental_duration: 7,
    driver_id: null,
    count: 1,
    created_at: expect.any(Date),
  });
});
