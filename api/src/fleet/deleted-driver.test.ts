import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import { addDriver, deleteDriver, updateDriver } from '@hawiyat/shared/contract/fleet/drivers';
import { assignDriver, listAcceptedOrders } from '@hawiyat/shared/contract/orders/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fullCompany } from '../../testing/full-company.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { startSession } from '../auth/sign-in/start-session.ts';
import { asCompany } from '../db/tenant.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

const salim = {
  ...{ name: 'سالم الدوسري', phone: '0559876543', email: 'salim@example.com' },
  ...{ identityNumber: '1098765432', licenseNumber: '7654321', password: 'salim-2026' },
};

test('of a deleted driver nothing is left that tells who he was; what he did stays', async () => {
  const { company, admin, order } = await fullCompany(server.db, '9000000781');
  const token = await startSession(server.db, { companyId: company, adminId: admin }, new Date());
  const ask = async (path: string, method = 'GET', json?: object) => {
    const answer = await server.fetch(path, { method, token, ...(json && { json }) });
    return { status: answer.status, text: await answer.text() };
  };
  const added = await ask(addDriver.path, 'POST', salim);
  const { id } = addDriver.response.parse(JSON.parse(added.text)).driver;
  const own = (path: string) => path.replace(':driverId', id).replace(':orderId', order);
  await ask(own(updateDriver.path), 'PATCH', { name: 'سالم بن سعد الدوسري' });
  expect((await ask(own(assignDriver.path), 'PATCH', { driverId: id })).status).toBe(200);
  await asCompany(server.db, company, (tx) =>
    tx
      .updateTable('orders')
      .set({ status: 'canceled', canceled_at: new Date(), canceled_by: 'customer', refund: 1 })
      .where('company_id', '=', company)
      .where('id', '=', order)
      .execute(),
  );
  const storedAndAnswered = async () => {
    const { rows } = await asCompany(server.db, company, (tx) =>
      sql<{ row: string }>`
        select to_jsonb(drivers)::text as row from drivers where company_id = ${company} and id = ${id}
        union all select to_jsonb(events)::text from events where company_id = ${company}`.execute(tx),
    );
    const answers = await Promise.all([ask(listAudit.path), ask(listAcceptedOrders.path)]);
    return [...rows.map((row) => row.row), ...answers.map((item) => item.text)].join('\n');
  };
  const traces = ['سالم', '559876543', 'salim@', salim.identityNumber, salim.licenseNumber];
  const before = await storedAndAnswered();
  for (const trace of traces) expect(before, trace).toContain(trace);

  expect((await ask(own(deleteDriver.path), 'DELETE')).status).toBe(200);
  const after = await storedAndAnswered();
  for (const trace of traces) expect(after, trace).not.toContain(trace);
  const orders = listAcceptedOrders.response.parse(
    JSON.parse((await ask(listAcceptedOrders.path)).text),
  ).orders;
  expect(orders.find((item) => item.id === order)).toMatchObject({
    driverId: id,
    Driver: { user: { name: 'سائق محذوف' }, picture: null },
  });
  const { entries } = listAudit.response.parse(
    JSON.parse((await ask(`${listAudit.path}?entityId=${id}`)).text),
  );
  expect(entries.map((entry) => entry.type)).toEqual(['driver.deleted', 'driver.changed', 'driver.added']);
  expect(entries[0]?.before).toMatchObject({ name: 'سائق محذوف', phone: null, availability: 'available' });
  expect((await ask(own(deleteDriver.path), 'DELETE')).status).toBe(404);
  expect((await ask(addDriver.path, 'POST', salim)).status).toBe(201);
});

test('two deleted drivers stand beside each other; events of a driver who is there, and any other past, cannot be written', async () => {
  const { company, admin, driver } = await fullCompany(server.db, '9000000782');
  const token = await startSession(server.db, { companyId: company, adminId: admin }, new Date());
  const added = await server.fetch(addDriver.path, { method: 'POST', token, json: salim });
  const { id } = addDriver.response.parse(await added.json()).driver;
  const rewrite = (change: string) =>
    asCompany(server.db, company, (tx) =>
      sql.raw(`update events set ${change} where entity_id = '${id}'`).execute(tx),
    );
  await expect(rewrite('data = without_person(data), after = without_person(after)')).rejects.toThrow(
    'never changed',
  );
  for (const driverId of [driver, id])
    expect(
      (await server.fetch(deleteDriver.path.replace(':driverId', driverId), { method: 'DELETE', token }))
        .status,
    ).toBe(200);
  // No order names them.
  const left = await asCompany(server.db, company, (tx) => tx.selectFrom('drivers').select('name').execute());
  expect(left).toEqual([]);
  for (const change of [`data = '{"name": "آخر"}'`, 'before = null'])
    await expect(rewrite(change), change).rejects.toThrow('never changed');
});
