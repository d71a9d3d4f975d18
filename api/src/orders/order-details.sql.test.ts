import { changeOrderDriver } from '@hawiyat/shared/contract/fleet/driver-changes';
import { moveOrder, moveSubOrder } from '@hawiyat/shared/contract/orders/driver-app';
import { addOrderNote, fetchOrder, fetchSubOrder } from '@hawiyat/shared/contract/orders/order-details';
import { expect, test } from 'vitest';
import { marketServer } from '../../testing/market-server.ts';
import { fault, rejected, statusAndBody, unknownId } from '../../testing/responses.ts';
import { asCompany } from '../db/tenant.ts';

const { server, market } = await marketServer();

const details = async (id: string, token: string) =>
  fetchOrder.response.parse(
    await (await server.fetch(fetchOrder.path.replace(':orderId', id), { token })).json(),
  ).details;
const note = (id: string, text: string, token: string) =>
  server.fetch(addOrderNote.path.replace(':orderId', id), { method: 'POST', token, json: { text } });

test('an order shows what, where, for whom, its price with VAT, and what has to be done next', async () => {
  const company = await market.company();
  const { id } = await market.order(company, { about: { rentalType: 'monthly', unloadCount: 1 } });
  const shown = await details(id, company.token);
  expect(shown).toMatchObject({
    order: { id, number: 'ح-10001', place: 'وسط الرياض', totalPrice: '450.50', status: 'pending' },
    contact: { name: 'نورة القحطاني', phone: expect.any(String) },
    ...{ net: '391.74', vat: '58.76', deliveredAt: null, completedAt: null, cancellation: null, notes: [] },
    nextAction: { kind: 'assign', subOrderId: null, label: 'تعيين سائق للتوصيل' },
  });
  expect(shown.subOrders.map(({ number, type }) => [number, type])).toEqual([
    ['ح-10001/1', 'unload'],
    ['ح-10001/2', 'return'],
  ]);
  const [subOrder] = shown.subOrders;
  const path = fetchSubOrder.path.replace(':subOrderId', subOrder?.id ?? '');
  const ofTask = await (await server.fetch(path, { token: company.token })).json();
  expect(fetchSubOrder.response.parse(ofTask)).toEqual({ subOrderId: subOrder?.id, details: shown });
});

test('its timeline tells what happened, who did it and why, the newest first', async () => {
  const company = await market.company();
  const [first, second] = [await market.driver(company.id, 'سعيد'), await market.driver(company.id, 'فهد')];
  const { id } = await market.order(company, { driverId: first.id });
  const change = (json: object) =>
    market.post(changeOrderDriver.path.replace(':orderId', id), company.token, json, 'PATCH');
  await change({ from: first.id, driverId: second.id, reason: 'تعطلت شاحنته' });
  await change({ from: second.id, driverId: null });
  await change({ from: second.id, driverId: null }).catch(() => undefined);
  await note(id, 'اتصل قبل الوصول', company.token);
  const { timeline, notes } = await details(id, company.token);
  const admin = { kind: 'admin', name: 'عبدالله الحربي' };
  expect(timeline.slice(0, 4)).toMatchObject([
    { type: 'order.noted', number: 'ح-10001', actor: admin },
    {
      type: 'order.assigned',
      actor: admin,
      from: 'scheduled',
      to: 'pending',
      driverName: 'فهد',
      reason: null,
    },
    { type: 'order.assigned', from: 'scheduled', to: 'scheduled', driverName: 'فهد', reason: 'تعطلت شاحنته' },
    { type: 'order.assigned', from: 'pending', to: 'scheduled', driverName: 'سعيد' },
  ]);
  const rest = timeline.slice(4).map(({ type, number, actor }) => [type, number, actor.kind]);
  expect(rest).toEqual([
    ['sub_order.created', 'ح-10001/1', 'customer'],
    ['order.created', 'ح-10001', 'customer'],
    ['offer.accepted', null, 'customer'],
    ['offer.created', null, 'admin'],
  ]);
  expect(notes).toEqual([
    { id: expect.any(String), text: 'اتصل قبل الوصول', by: 'عبدالله الحربي', at: expect.any(String) },
  ]);
});

test('a delivered order shows its proof, a failed sub-order why, and a canceled one its refund', async () => {
  const company = await market.company();
  const driver = await market.driver(company.id);
  const { id } = await market.order(company, { driverId: driver.id });
  const move = (path: string, json: object) => market.post(path.replace(':orderId', id), driver.token, json);
  await move(moveOrder.path, { status: 'in_transit' });
  expect((await details(id, company.token)).nextAction?.label).toBe(
    'السائق سعيد الغامدي في الطريق لتوصيل الحاوية',
  );
  const proofOfDeliveryUrl = 'https://proofs.example/1';
  await move(moveOrder.path, { status: 'delivered', proofOfDeliveryUrl });
  const { subOrders, ...delivered } = await details(id, company.token);
  expect(delivered).toMatchObject({
    ...{ order: { status: 'delivered', proofOfDeliveryUrl }, deliveredAt: expect.any(String) },
    nextAction: { kind: 'assign', subOrderId: subOrders[0]?.id, label: 'تعيين سائق للإرجاع' },
  });
  const task = subOrders[0]?.id ?? '';
  await market.post(
    `/api/company/sub-orders/${task}/assign-driver`,
    company.token,
    { driverId: driver.id },
    'PATCH',
  );
  await market.post(moveSubOrder.path.replace(':subOrderId', task), driver.token, {
    ...{ status: 'failed', reason: 'الموقع مغلق' },
  });
  expect((await details(id, company.token)).timeline.find(({ to }) => to === 'failed')).toMatchObject({
    ...{ type: 'sub_order.moved', number: 'ح-10001/1', reason: 'الموقع مغلق' },
    actor: { kind: 'driver', name: 'سعيد الغامدي' },
  });
  const canceled = await market.order(company);
  await market.post(`/api/customer/orders/${canceled.id}/cancel`, canceled.customerToken, {});
  expect(await details(canceled.id, company.token)).toMatchObject({
    cancellation: { by: 'customer', refund: '405.45', compensation: '0.00', reason: null },
    nextAction: null,
  });
});

test('the timeline says what became of the driver, of a late order too', async () => {
  const company = await market.company();
  const [one, other] = [await market.driver(company.id, 'سعيد'), await market.driver(company.id, 'فهد')];
  const { id } = await market.order(company, { driverId: one.id });
  await asCompany(server.db, company.id, (tx) =>
    tx
      .updateTable('orders')
      .set({ status: 'late', delivery_date: market.day(-1) })
      .execute(),
  );
  const change = (body: object) =>
    market.post(changeOrderDriver.path.replace(':orderId', id), company.token, body, 'PATCH');
  await change({ from: one.id, driverId: other.id, reason: 'أقرب' });
  await change({ from: other.id, driverId: null });
  const { timeline } = await details(id, company.token);
  expect(timeline.slice(0, 4)).toMatchObject([
    { assignment: 'taken-off', driverName: 'فهد', formerDriverName: 'فهد', from: 'late', to: 'late' },
    { assignment: 'changed', driverName: 'فهد', formerDriverName: 'سعيد' },
    { assignment: 'assigned', driverName: 'سعيد', formerDriverName: null },
    { assignment: null },
  ]);
});

test('another company’s order has no face here, and takes no note', async () => {
  const [mine, other] = [await market.company(), await market.company()];
  const { id } = await market.order(other);
  const missing = [404, rejected('الطلب غير موجود.')];
  for (const unknown of [id, unknownId, 'x']) {
    const get = (path: string) => server.fetch(path, { token: mine.token });
    expect(await statusAndBody(await get(`/api/company/orders/${unknown}`))).toEqual(missing);
    expect(await statusAndBody(await get(`/api/company/sub-orders/${unknown}`))).toEqual(missing);
    expect(await statusAndBody(await note(unknown, 'ملاحظة', mine.token))).toEqual(missing);
  }
  expect(await statusAndBody(await note(id, ' ', other.token))).toEqual([
    400,
    fault('text', 'هذا الحقل مطلوب'),
  ]);
  expect((await note(id, 'س'.repeat(1001), other.token)).status).toBe(400);
});
