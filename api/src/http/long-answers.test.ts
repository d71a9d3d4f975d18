import { exportStatement, fetchStatement } from '@hawiyat/shared/contract/company/dashboard';
import { exportContainers, listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { driverDetails, exportDrivers, listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { listTasks } from '@hawiyat/shared/contract/orders/driver-app';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/server.ts';
import { startDriverSession } from '../auth/sessions/driver-sessions.ts';
import { readCsv } from '../csv/csv.ts';
import { asCompany } from '../db/tenant.ts';

/** More than two batches, and no whole number of them. */
const many = 2_300;

let server: TestServer;
let token: string;
let driverId: string;
let driverToken: string;
beforeAll(async () => {
  server = await testServer();
  // Orders alone: with a request and an offer each they would take minutes.
  await sql`alter table orders drop constraint orders_request_id_fkey, drop constraint orders_company_id_offer_id_fkey`.execute(
    server.db,
  );
  const company = await server.createCompany('شركة كبيرة');
  token = await company.signIn();
  const { id } = company;
  driverId = await asCompany(server.db, id, async (tx) => {
    await sql`insert into containers (company_id, number, type, size, price, created_at)
      select ${id}::uuid, 'C-' || i, 'حاويات أنقاض', '20 yard', i, now() - make_interval(secs => i / 3)
      from generate_series(1, ${many}::int) i`.execute(tx);
    await sql`insert into drivers (company_id, name, phone, identity_number, created_at)
      select ${id}::uuid, 'سائق ' || i, '+9665' || lpad(i::text, 8, '0'), '1' || lpad(i::text, 9, '0'),
        now() - make_interval(secs => i / 3)
      from generate_series(1, ${many}::int) i`.execute(tx);
    const { rows } = await sql<{ id: string }>`select id from drivers where name = 'سائق 7'`.execute(tx);
    const driver = rows[0]?.id ?? '';
    // Of each container one order that is on its way and one that is over.
    await sql`insert into orders (company_id, request_id, offer_id, container_id, driver_id, rental_type, rental_duration,
        total_price, delivery_date, status, proof_of_delivery_url, delivered_at, completed_at)
      select ${id}::uuid, gen_random_uuid(), gen_random_uuid(), containers.id, ${driver}::uuid, 'once', 7,
        containers.price + 0.35, date '2026-01-01' + (containers.price / 40)::int, kind.status, kind.proof,
        kind.moment + make_interval(days => (containers.price / 40)::int), kind.moment + make_interval(days => (containers.price / 40)::int)
      from containers, (values ('scheduled', null, null::timestamptz), ('completed', '/proof', '2026-01-02T09:00:00Z')) as
        kind (status, proof, moment)`.execute(tx);
    return driver;
  });
  driverToken = await startDriverSession(server.db, { companyId: id, driverId }, new Date());
}, 60_000);
afterAll(() => server.close());

/** A long answer has no length beforehand, because its end is not made yet. */
async function long(path: string, who = token) {
  const answer = await server.fetch(path, { token: who });
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, null]);
  return answer;
}

test.each([
  ['containers', exportContainers, listContainers, 'containerNumber'],
  ['drivers', exportDrivers, listDrivers, 'name'],
] as const)('the file of %s is whole, and in the order of their list', async (name, file, list, first) => {
  const answer = await long(file.path);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  const [, ...rows] = readCsv(await answer.text());
  const listed = list.response.parse(await (await long(list.path)).json());
  const all: readonly object[] = Object(listed)[name];
  expect(all).toHaveLength(many);
  expect(rows.map((row) => row.cells[0])).toEqual(all.map((item) => Object(item)[first]));
});

test('a driver’s page has all his orders, the newest day first, and their numbers', async () => {
  const answer = await long(driverDetails.path.replace(':driverId', driverId));
  const { driver, statistics, orders } = driverDetails.response.parse(await answer.json());
  expect(driver.name).toBe('سائق 7');
  expect(statistics).toEqual({
    currentApplications: many,
    completedApplications: many,
    totalApplications: 2 * many,
  });
  expect(new Set(orders.map((order) => order.id)).size).toBe(2 * many);
  const positions = orders.map((order) => `${order.deliveryDate} ${order.id}`);
  expect(positions).toEqual(positions.toSorted().reverse());
});

test('a driver’s tasks are all there, by day', async () => {
  const { jobs } = listTasks.response.parse(await (await long(listTasks.path, driverToken)).json());
  expect(new Set(jobs.map((job) => job.id)).size).toBe(many);
  const positions = jobs.map((job) => `${job.day} ${job.id}`);
  expect(positions).toEqual(positions.toSorted());
});

test('a statement has all its lines, and totals that are their sums', async () => {
  const span = '?from=2026-01-01&to=2026-12-31';
  const answer = await long(fetchStatement.path + span);
  const { data } = fetchStatement.response.parse(await answer.json());
  expect(data.lines).toHaveLength(many);
  const sum = (key: 'gross' | 'net' | 'vat') =>
    data.lines.reduce((all, line) => all + Math.round(Number(line[key]) * 100), 0);
  const inHalalas = (text: string) => Math.round(Number(text) * 100);
  expect(data.total.orders).toBe(many);
  for (const key of ['gross', 'net', 'vat'] as const) expect(inHalalas(data.total[key])).toBe(sum(key));
  expect(inHalalas(data.total.gross)).toBe(((many * (many + 1)) / 2) * 100 + 35 * many);

  const [, ...rows] = readCsv(await (await long(exportStatement.path + span)).text());
  expect(rows.slice(0, many).map((row) => row.cells[0])).toEqual(data.lines.map((line) => line.number));
  expect(rows.slice(0, many).map((row) => row.cells.at(-1))).toEqual(data.lines.map((line) => line.orderId));
  expect(rows[many]?.cells).toEqual([
    'الإجمالي',
    '',
    '',
    '',
    '',
    '',
    data.total.gross,
    data.total.net,
    data.total.vat,
    '',
  ]);
  expect(rows).toHaveLength(many + 3);
});
