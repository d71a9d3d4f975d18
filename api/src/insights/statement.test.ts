import { exportStatement, fetchStatement, statementLimit } from '@hawiyat/shared/contract/company/dashboard';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/server.ts';
import { asCompany } from '../db/tenant.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

test('a statement of more lines than anybody reads is rejected with a message, and one of as many as allowed is whole', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const company = await server.createCompany('شركة كبيرة');
  const token = await company.signIn();
  // Orders alone: with a request, an offer and a container each they would take minutes.
  const { rows: constraints } = await sql<{ name: string }>`
    select conname as name from pg_constraint where conrelid = 'orders'::regclass and contype = 'f'
      and pg_get_constraintdef(oid) ~ '(requests|offers)'`.execute(server.db);
  for (const { name } of constraints)
    await sql`alter table orders drop constraint ${sql.id(name)}`.execute(server.db);
  const add = (orders: number) =>
    asCompany(server.db, company.id, (tx) =>
      sql`
        with container as (
          insert into containers (company_id, number, type, size, price)
          values (${company.id}, gen_random_uuid()::text, 'حاويات أنقاض', '20 yard', 450) returning id
        )
        insert into orders (company_id, request_id, offer_id, container_id, rental_type, rental_duration, total_price,
          delivery_date, status, driver_id, proof_of_delivery_url, delivered_at, completed_at)
        select ${company.id}::uuid, gen_random_uuid(), gen_random_uuid(), container.id, 'once', 7, 0.01,
          '2026-01-01', 'completed', null, '/proof', '2026-01-02T09:00:00Z', '2026-01-02T09:00:00Z'
        from generate_series(1, ${orders}::int), container`.execute(tx),
    );
  await sql`alter table orders drop constraint driver_before_departure`.execute(server.db);
  const ask = (path: string) => server.fetch(`${path}?from=2026-01-01&to=2026-01-31`, { token });

  await add(statementLimit);
  const { data } = fetchStatement.response.parse(await (await ask(fetchStatement.path)).json());
  expect(data.lines).toHaveLength(statementLimit);
  expect(data.total).toEqual({ orders: 20_000, gross: '200.00', net: '200.00', vat: '0.00' });

  await add(1);
  const message = 'في هذه الفترة أكثر من 20,000 طلب. يرجى اختيار فترة أقصر.';
  for (const { path } of [fetchStatement, exportStatement]) {
    const answer = await ask(path);
    expect([answer.status, await answer.json()]).toEqual([400, { message, fields: { to: message } }]);
  }
});
