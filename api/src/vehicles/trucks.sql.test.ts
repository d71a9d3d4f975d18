import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import { errorBody } from '@hawiyat/shared/contract/core/error';
import { deleteDriver, driverDetails } from '@hawiyat/shared/contract/fleet/drivers';
import { addTruck, listTrucks, type Truck, updateTruck } from '@hawiyat/shared/contract/fleet/vehicles';
import { moveOrder } from '@hawiyat/shared/contract/orders/driver-app';
import { expect, test } from 'vitest';
import { marketServer } from '../../testing/market-server.ts';

const { server, market } = await marketServer();

const at = (id: string) => updateTruck.path.replace(':truckId', id);
const send = (token: string, json: object) => server.fetch(addTruck.path, { method: 'POST', token, json });
async function added(token: string, json: object): Promise<Truck> {
  const answer = await send(token, json);
  expect(answer.status).toBe(201);
  return addTruck.response.parse(await answer.json()).truck;
}
const list = async (token: string) =>
  listTrucks.response.parse(await (await server.fetch(listTrucks.path, { token })).json()).trucks;
const errorOf = async (answer: Response) => {
  const { message, fields } = errorBody.parse(await answer.json());
  return [answer.status, message, fields];
};

test('a truck is added with its plate in any writing, changed and deleted, and the audit log tells it', async () => {
  const company = await market.company(0);
  const driver = await market.driver(company.id);
  const truck = await added(company.token, {
    ...{ plate: 'ح ن ط ٧٣٥٦', name: ' أكتروس ', capacityTons: '١٨٫٥', driverId: driver.id, notes: '' },
  });
  expect(truck).toEqual({
    ...{ id: expect.any(String), plate: '7356 TNJ', name: 'أكتروس', capacityTons: 18.5, notes: null },
    ...{ driverId: driver.id, driverName: driver.name, documents: null, version: 1 },
  });
  const changed = await server.fetch(at(truck.id), {
    ...{ method: 'PATCH', token: company.token, json: { capacityTons: '', driverId: '', plate: '12 abj' } },
    headers: { 'if-match': '"1"' },
  });
  expect(updateTruck.response.parse(await changed.json()).truck).toMatchObject({
    ...{ plate: '12 ABJ', capacityTons: null, driverId: null, name: 'أكتروس', version: 2 },
  });
  const late = await server.fetch(at(truck.id), {
    ...{ method: 'PATCH', token: company.token, json: { plate: '13 ABJ' } },
    headers: { 'if-match': '"1"' },
  });
  expect(errorBody.parse(await late.json()).outdated?.changes.map(({ label }) => label)).toEqual([
    ...['رقم اللوحة', 'الحمولة (طن)', 'السائق'],
  ]);
  expect((await server.fetch(at(truck.id), { method: 'DELETE', token: company.token })).status).toBe(200);
  expect(await list(company.token)).toEqual([]);
  const { entries } = listAudit.response.parse(
    await (await server.fetch(`${listAudit.path}?kind=vehicles`, { token: company.token })).json(),
  );
  expect(entries.map(({ type, subject }) => [type, subject.name])).toEqual([
    ['truck.deleted', 'ح ب أ 12'],
    ['truck.changed', 'ح ب أ 12'],
    ['truck.added', 'ح ن ط 7356'],
  ]);
});

test.each([
  ['no plate', {}, 'رقم اللوحة مطلوب', 'plate'],
  ['what is no plate', { plate: 'ج ج ج 1' }, expect.stringContaining('أحرف اللوحات'), 'plate'],
  [
    'tons that are words',
    { plate: '1 ABJ', capacityTons: 'كثير' },
    expect.stringContaining('بالطن'),
    'capacityTons',
  ],
  ['too many tons', { plate: '1 ABJ', capacityTons: 201 }, expect.stringContaining('بالطن'), 'capacityTons'],
])('a truck with %s is rejected by its field', async (_, json, text, field) => {
  const company = await market.company(0);
  const [status, , fields] = await errorOf(await send(company.token, json));
  expect([status, fields]).toEqual([400, { [String(field)]: text }]);
});

test('a plate and a driver have one truck in a company, and other companies’ are nobody’s', async () => {
  const [company, other] = [await market.company(0), await market.company(0)];
  const driver = await market.driver(company.id);
  const truck = await added(company.token, { plate: '7356 TNJ', driverId: driver.id });
  await added(other.token, { plate: '7356 TNJ' });
  expect(await errorOf(await send(company.token, { plate: 'حنط 7356' }))).toEqual([
    ...[409, 'رقم اللوحة مسجّل لمركبة أخرى.', { plate: 'رقم اللوحة مسجّل لمركبة أخرى.' }],
  ]);
  expect(await errorOf(await send(company.token, { plate: '1 ABJ', driverId: driver.id }))).toEqual([
    ...[409, 'لهذا السائق مركبة أخرى.', { driverId: 'لهذا السائق مركبة أخرى.' }],
  ]);
  expect((await send(other.token, { plate: '1 ABJ', driverId: driver.id })).status).toBe(404);
  const change = { method: 'PATCH', token: other.token, json: { name: 'لي' } };
  expect((await server.fetch(at(truck.id), change)).status).toBe(404);
  expect((await list(company.token)).map(({ name }) => name)).toEqual([null]);
});

test('a driver’s orders have the truck that he drives, and delivered ones the truck that he had', async () => {
  const company = await market.company(2);
  const driver = await market.driver(company.id);
  const truck = await added(company.token, { plate: '7356 TNJ', driverId: driver.id });
  const order = await market.order(company, { driverId: driver.id });
  const details = async () =>
    driverDetails.response.parse(
      await (
        await server.fetch(driverDetails.path.replace(':driverId', driver.id), { token: company.token })
      ).json(),
    );
  expect(await details()).toMatchObject({
    truck: { id: truck.id, plate: '7356 TNJ', name: null },
    ...{ licenseExpiry: null, orders: [{ id: order.id, truck: 'ح ن ط 7356' }] },
  });
  const move = (status: string) =>
    market.post(
      moveOrder.path.replace(':orderId', order.id),
      driver.token,
      { status, proofOfDeliveryUrl: 'https://proofs.example/1.jpg' },
      moveOrder.method,
    );
  await move('in_transit');
  await move('delivered');
  await market.post(at(truck.id), company.token, { plate: '12 ABJ' }, 'PATCH');
  const open = await market.order(company, { driverId: driver.id });
  const trucks = Object.fromEntries((await details()).orders.map(({ id, truck: plate }) => [id, plate]));
  expect(trucks).toEqual({ [order.id]: 'ح ن ط 7356', [open.id]: 'ح ب أ 12' });
});

test('a driver who leaves leaves his truck without a driver', async () => {
  const company = await market.company(0);
  const driver = await market.driver(company.id);
  await added(company.token, { plate: '7356 TNJ', driverId: driver.id });
  const gone = await server.fetch(deleteDriver.path.replace(':driverId', driver.id), {
    ...{ method: 'DELETE', token: company.token },
  });
  expect(gone.status).toBe(200);
  expect(await list(company.token)).toMatchObject([{ driverId: null, driverName: null }]);
});
