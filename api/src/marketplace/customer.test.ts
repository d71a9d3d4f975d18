import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import {
  acceptOffer,
  type CustomerRequest,
  cancelOrder,
  cancelRequest,
  listRequests,
  placeRequest,
  registerCustomer,
  signInCustomer,
  signOutCustomer,
} from '@hawiyat/shared/contract/marketplace/customer';
import { createOffer } from '@hawiyat/shared/contract/marketplace/offers';
import {
  assignDriver,
  listPendingOrders,
  type OrderStatus,
  orderStatuses,
} from '@hawiyat/shared/contract/orders/orders';
import { failOrder, listRefunds, settleRefund } from '@hawiyat/shared/contract/orders/refunds';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { marketServer } from '../../testing/market-server.ts';
import type { MarketCompany, MarketCustomer } from '../../testing/marketplace.ts';
import { fault, rejected, statusAndBody, unknownId as unknown } from '../../testing/responses.ts';
import { testServer } from '../../testing/server.ts';
import { asCompany, asPlatform } from '../db/tenant.ts';
import { addDays, momentOf } from '../kernel/calendar.ts';
import { passDay } from '../orders/pass-day.ts';

const { server, market } = await marketServer();
const stranger = await market.customer();
let mine: MarketCompany;
let customer: MarketCustomer;
beforeEach(async () => {
  mine = await market.company();
  customer = await market.customer();
});

const noRequest = [404, rejected('الطلب غير موجود.')];
const tooLate = [409, rejected('لا يمكن إلغاء الطلب في حالته الحالية.')];

const post = (path: string, token: string | undefined, json?: object) =>
  server.fetch(path, { method: 'POST', ...(token !== undefined && { token }), ...(json && { json }) });
const place = (json: object, token = customer.token) =>
  post(placeRequest.path, token, { ...market.draft(), ...json });
const accept = (requestId: string, offerId: string, token = customer.token) =>
  post(acceptOffer.path.replace(':requestId', requestId), token, { offerId });
const takeBack = (requestId: string, token = customer.token) =>
  post(cancelRequest.path.replace(':requestId', requestId), token);
const cancel = (orderId: string, token = customer.token) =>
  post(cancelOrder.path.replace(':orderId', orderId), token);
const fail = (orderId: string, json: object, companyId = mine.id) =>
  post(
    failOrder.path.replace(':companyId', companyId).replace(':orderId', orderId),
    server.operatorToken,
    json,
  );
const settle = (orderId: string, companyId = mine.id) =>
  post(settleRefund.path.replace(':companyId', companyId).replace(':orderId', orderId), server.operatorToken);
async function own(token = customer.token): Promise<CustomerRequest[]> {
  const answer = await server.fetch(listRequests.path, { token });
  return listRequests.response.parse(await answer.json()).requests;
}
async function containers(token = mine.token): Promise<string[]> {
  const answer = await server.fetch(listContainers.path, { token });
  return listContainers.response.parse(await answer.json()).containers.map((container) => container.status);
}
const events = async (companyId: string, entityId: string) => {
  const rows = await asCompany(server.db, companyId, (tx) =>
    tx.selectFrom('events').select('type').where('entity_id', '=', entityId).orderBy('id').execute(),
  );
  return rows.map((row) => row.type);
};
const setStatus = (orderId: string, values: object) =>
  asCompany(server.db, mine.id, (tx) =>
    tx.updateTable('orders').set(values).where('id', '=', orderId).execute(),
  );

test('a customer of 18 registers, and signs in with any spelling of the phone; a token is dead after sign-out', async () => {
  const today = market.day();
  const json = {
    name: 'سارة العتيبي',
    phone: '٠٥٥ 123 4567',
    birthDate: `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`.replace('-02-29', '-02-28'),
    password: 'a-long-password',
  };
  const made = await post(registerCustomer.path, undefined, json);
  expect(await statusAndBody(made)).toEqual([
    201,
    {
      token: expect.any(String),
      deviceToken: expect.any(String),
      customer: { id: expect.any(String), name: json.name, phone: '+966551234567' },
    },
  ]);
  const signIn = (phone: string, password: string) =>
    post(signInCustomer.path, undefined, { phone, password });
  const answer = await signIn('0551234567', json.password);
  expect(answer.status).toBe(200);
  const { token } = signInCustomer.response.parse(await answer.json());
  expect(await own(token)).toEqual([]);
  expect((await post(signOutCustomer.path, token)).status).toBe(204);
  expect((await server.fetch(listRequests.path, { token })).status).toBe(401);
  const wrong = [401, rejected('رقم الهاتف أو كلمة المرور غير صحيحة.')];
  expect(await statusAndBody(await signIn('0551234567', 'wrong'))).toEqual(wrong);
  expect(await statusAndBody(await signIn('0550000000', json.password))).toEqual(wrong);
  for (const secret of [json.password, '551234567', token]) expect(server.logs()).not.toContain(secret);
});

test.each([
  [{ name: ' ' }, fault('name', 'هذا الحقل مطلوب')],
  [{ phone: '' }, fault('phone', 'هذا الحقل مطلوب')],
  [{ password: 'short' }, fault('password', 'كلمة المرور يجب أن تكون 8 أحرف على الأقل')],
  [{ birthDate: '1990-02-30' }, fault('birthDate', 'لا يوجد يوم 30 في شهر فبراير 1990')],
  [{ birthDate: '15/03/1410' }, fault('birthDate', 'السنة يجب أن تكون ميلادية، بين 1900 و2199')],
  [
    { phone: '5.01E+08' },
    fault('phone', 'كتبه برنامج الجداول مختصرًا فضاعت أرقام منه. يرجى كتابة الرقم كاملًا'),
  ],
  [{ email: 'a@b.com،' }, fault('email', 'صيغة البريد الإلكتروني غير صحيحة')],
  [{ birthDate: '2190-01-01' }, fault('birthDate', 'القيمة غير صحيحة')],
  [{ email: 'x' }, fault('email', 'صيغة البريد الإلكتروني غير صحيحة')],
])('registering with %j is rejected, and says why at the field', async (wrong, body) => {
  const json = { name: 'سارة', phone: '0551234567', birthDate: '1990-01-01', password: 'a-long-password' };
  expect(await statusAndBody(await post(registerCustomer.path, undefined, { ...json, ...wrong }))).toEqual([
    400,
    body,
  ]);
});

test('who is a day short of 18 is rejected', async () => {
  const tomorrow = market.day(1);
  const birthDate = addDays(`${Number(tomorrow.slice(0, 4)) - 18}-${tomorrow.slice(5)}`, 0);
  const json = { name: 'سارة', phone: '0551234568', birthDate, password: 'a-long-password' };
  expect(await statusAndBody(await post(registerCustomer.path, undefined, json))).toEqual([
    400,
    fault('birthDate', 'يجب ألا يقل العمر عن 18 سنة ميلادية.'),
  ]);
});

test('of many registrations from one address, the later ones have to wait', async () => {
  const strict = await testServer({ shared: server });
  try {
    const json = {
      name: 'سارة',
      phone: '0551234569',
      birthDate: market.day(-1),
      password: 'a-long-password',
    };
    const register = () => strict.fetch(registerCustomer.path, { method: 'POST', json });
    const answers = await Promise.all(Array.from({ length: 21 }, register));
    expect(answers.filter((answer) => answer.status === 429).length).toBeGreaterThan(0);
    expect((await register()).headers.get('retry-after')).toMatch(/^\d+$/);
  } finally {
    await strict.close();
  }
});

test('after ten wrong passwords a customer waits, however the phone is written', async () => {
  const cheap = `$scrypt$ln=4,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
  await asPlatform(server.db, (tx) =>
    tx
      .updateTable('customers')
      .set({ password_hash: cheap, phone: '+966551112223' })
      .where('id', '=', customer.id)
      .execute(),
  );
  const strict = await testServer({ shared: server });
  try {
    const signIn = (phone: string) =>
      strict.fetch(signInCustomer.path, { method: 'POST', json: { phone, password: 'guess' } });
    const guesses = Array.from({ length: 10 }, () => signIn('0551112223'));
    for (const guess of guesses) expect((await guess).status).toBe(401);
    for (const phone of ['0551112223', '+966 55 111 2223', '٠٥٥١١١٢٢٢٣'])
      expect(await statusAndBody(await signIn(phone))).toEqual([
        429,
        rejected('محاولات كثيرة. يرجى المحاولة بعد 15 دقيقة.'),
      ]);
  } finally {
    await strict.close();
  }
});

test('a customer who places too many requests has to wait', async () => {
  const strict = await testServer({ shared: server });
  try {
    const ask = () =>
      strict.fetch(placeRequest.path, {
        method: 'POST',
        token: customer.token,
        json: { ...market.draft(), deliveryDate: '2020-01-01' },
      });
    const answers = await Promise.all(Array.from({ length: 61 }, ask));
    expect(answers.map((answer) => answer.status).sort()).toEqual([...Array<number>(60).fill(400), 429]);
    const slowed = await ask();
    expect(slowed.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await statusAndBody(slowed)).toEqual([
      429,
      rejected('محاولات كثيرة. يرجى المحاولة بعد 60 دقيقة.'),
    ]);
  } finally {
    await strict.close();
  }
});

test.each([
  [{ containerType: 'x' }, fault('containerType', 'نوع الحاوية مطلوب')],
  [{ containerSize: '2 yard' }, fault('containerSize', 'الحجم المختار لا يناسب نوع الحاوية.')],
  [{ deliveryDate: '2020-01-01' }, fault('deliveryDate', 'القيمة خارج النطاق المسموح به')],
  [{ rentalType: 'monthly' }, fault('unloadCount', 'القيمة غير صحيحة')],
  [{ unloadCount: 2 }, fault('unloadCount', 'القيمة غير صحيحة')],
])('a request with %j is rejected, and says why at the field', async (wrong, body) => {
  expect(await statusAndBody(await place(wrong))).toEqual([400, body]);
  expect(await own()).toEqual([]);
});

test('an accepted offer makes the order, reserves a container, and declines the others’ offers', async () => {
  const rival = await market.company();
  // Whose it is, and how it stands, is not for the body to say.
  const claims = { id: unknown, customerId: stranger.id, status: 'accepted' };
  const answer = await place({ rentalType: 'monthly', unloadCount: 2, ...claims });
  expect(answer.status).toBe(201);
  const { request } = placeRequest.response.parse(await answer.json());
  const lost = await market.offer(rival.token, request.id, 900, null);
  const won = await market.offer(mine.token, request.id, 800, null);
  expect((await own())[0]?.offers.map((offer) => [offer.price, offer.companyName, offer.status])).toEqual([
    [800, 'شركة', 'submitted'],
    [900, 'شركة', 'submitted'],
  ]);

  const { request: closed } = acceptOffer.response.parse(await (await accept(request.id, won.id)).json());
  expect(closed).toMatchObject({
    status: 'accepted',
    offers: [
      { id: won.id, status: 'accepted' },
      { id: lost.id, status: 'declined' },
    ],
    order: { status: 'pending', totalPrice: '800.00', containerNumber: 'C-0001', refund: null },
  });
  expect(await own()).toEqual([closed]);
  expect((await containers()).sort()).toEqual(['available', 'reserved']);
  expect(await containers(rival.token)).toEqual(['available', 'available']);
  const subOrders = listSubOrders.response.parse(
    await (await server.fetch(listSubOrders.path, { token: mine.token })).json(),
  ).subOrders;
  expect(subOrders.map((subOrder) => [subOrder.type, subOrder.deliveryDate, subOrder.status])).toEqual([
    ['unload', market.day(10), 'pending'],
    ['unload', market.day(20), 'pending'],
    ['return', market.day(30), 'pending'],
  ]);
  const open = await (await server.fetch(listPendingOrders.path, { token: mine.token })).json();
  expect(JSON.stringify(open)).not.toContain(request.id);
  expect(await events(mine.id, won.id)).toEqual(['offer.created', 'offer.accepted']);
  expect(await events(rival.id, lost.id)).toEqual(['offer.created', 'offer.declined']);
  expect(await events(mine.id, closed.order?.id ?? '')).toEqual(['order.created']);
  expect(await events(mine.id, request.id)).toEqual(['request.placed', 'request.closed']);
});

test('the company learns whom to call only with the order', async () => {
  const { id } = await market.order(mine, { customerToken: customer.token });
  const { rows } = await asCompany(server.db, mine.id, (tx) =>
    sql`select contact_name from orders where id = ${id}`.execute(tx),
  );
  expect(rows).toEqual([{ contact_name: 'نورة القحطاني' }]);
});

test('a second acceptance is rejected, and of 20 at once one makes an order', async () => {
  const request = await market.place(customer.token);
  const rival = await market.company();
  const offers = [await market.offer(mine.token, request.id), await market.offer(rival.token, request.id)];
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, i) =>
      statusAndBody(await accept(request.id, offers[i % 2]?.id ?? '')),
    ),
  );
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  expect(answers.filter(([status]) => status !== 200)).toEqual(
    Array.from({ length: 19 }, () => [409, rejected('سبق قبول عرض على هذا الطلب.')]),
  );
  const statuses = [...(await containers()), ...(await containers(rival.token))].sort();
  expect(statuses).toEqual(['available', 'available', 'available', 'reserved']);
});

test('without a free container of the kind nothing changes', async () => {
  const bare = await market.company(0);
  const request = await market.place(customer.token);
  const offer = await market.offer(bare.token, request.id);
  expect(await statusAndBody(await accept(request.id, offer.id))).toEqual([
    409,
    rejected('لا توجد حاوية متوفرة من هذا النوع والحجم.'),
  ]);
  expect((await own())[0]).toMatchObject({ status: 'open', order: null, offers: [{ status: 'submitted' }] });
  expect(await events(bare.id, offer.id)).toEqual(['offer.created']);
});

test('two acceptances at once get two containers, and a third none', async () => {
  const requests = await Promise.all([1, 2, 3].map(() => market.place(customer.token)));
  const offers = await Promise.all(requests.map((request) => market.offer(mine.token, request.id)));
  const answers = await Promise.all(requests.map((request, i) => accept(request.id, offers[i]?.id ?? '')));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 409]);
  const numbers = (await own()).flatMap((item) => item.order?.containerNumber ?? []);
  expect(numbers.sort()).toEqual(['C-0001', 'C-0002']);
});

test('the offer of a company that was suspended meanwhile cannot be accepted', async () => {
  const request = await market.place(customer.token);
  const offer = await market.offer(mine.token, request.id);
  await asPlatform(server.db, (tx) =>
    tx.updateTable('companies').set({ status: 'suspended' }).where('id', '=', mine.id).execute(),
  );
  expect(await statusAndBody(await accept(request.id, offer.id))).toEqual([
    409,
    rejected('هذا العرض لم يعد متاحًا.'),
  ]);
});

test('a request is taken back while it is open, and its offers are declined', async () => {
  const request = await market.place(customer.token);
  const offer = await market.offer(mine.token, request.id);
  const { request: closed } = cancelRequest.response.parse(await (await takeBack(request.id)).json());
  expect(closed).toMatchObject({ status: 'canceled', offers: [{ id: offer.id, status: 'declined' }] });
  expect(await statusAndBody(await takeBack(request.id))).toEqual(tooLate);
  const { requestId } = await market.order(mine, { customerToken: customer.token });
  expect(await statusAndBody(await takeBack(requestId))).toEqual(tooLate);
  expect(await statusAndBody(await accept(request.id, offer.id))).toEqual([
    409,
    rejected('هذا الطلب لم يعد يستقبل العروض.'),
  ]);
  expect(await events(mine.id, offer.id)).toEqual(['offer.created', 'offer.declined']);
});

test('an offer on another request, or none, is not there', async () => {
  const [request, elsewhere] = [await market.place(customer.token), await market.place(stranger.token)];
  const offer = await market.offer(mine.token, elsewhere.id);
  for (const id of [offer.id, unknown, 'x'])
    expect(await statusAndBody(await accept(request.id, id))).toEqual([404, rejected('العرض غير موجود.')]);
  expect(await statusAndBody(await accept(request.id, ''))).toEqual([404, rejected('العرض غير موجود.')]);
});

test('another customer’s request and order are not there', async () => {
  const order = await market.order(mine, { customerToken: stranger.token });
  const request = await market.place(stranger.token);
  const offer = await market.offer(mine.token, request.id);
  for (const id of [request.id, unknown, 'x']) {
    expect(await statusAndBody(await accept(id, offer.id))).toEqual(noRequest);
    expect(await statusAndBody(await takeBack(id))).toEqual(noRequest);
  }
  for (const id of [order.id, unknown, 'x']) expect(await statusAndBody(await cancel(id))).toEqual(noRequest);
  expect(await own()).toEqual([]);
  const seen = (await own(stranger.token)).filter((item) => [request.id, order.requestId].includes(item.id));
  expect(seen.map((item) => item.status)).toEqual(['open', 'accepted']);
});

test('before the container leaves 90 % come back, and the container is free again', async () => {
  const driver = await market.driver(mine.id);
  const { id } = await market.order(mine, { customerToken: customer.token, driverId: driver.id });
  const { request } = cancelOrder.response.parse(await (await cancel(id)).json());
  expect(request.order).toMatchObject({
    status: 'canceled',
    refund: { amount: '405.45', compensation: '0.00', dueBy: market.day(15), paidAt: null },
  });
  expect(await containers()).toEqual(['available', 'available']);
  const subOrders = listSubOrders.response.parse(
    await (await server.fetch(listSubOrders.path, { token: mine.token })).json(),
  ).subOrders;
  expect(subOrders.map((subOrder) => subOrder.status)).toEqual(['failed']);
  expect(await statusAndBody(await cancel(id))).toEqual(tooLate);
  const assign = await server.fetch(assignDriver.path.replace(':orderId', id), {
    method: 'PATCH',
    token: mine.token,
    json: { driverId: driver.id },
  });
  expect(await statusAndBody(assign)).toEqual([409, rejected('لا يمكن تعيين سائق لطلب مكتمل أو ملغى.')]);
  expect(await events(mine.id, id)).toEqual(['order.created', 'order.assigned', 'order.canceled']);
});

test('once the container has left 50 % come back, and after delivery it is too late', async () => {
  const driver = await market.driver(mine.id);
  const { id } = await market.order(mine, { customerToken: customer.token, driverId: driver.id });
  await setStatus(id, {
    status: 'delivered',
    delivered_at: new Date(),
    proof_of_delivery_url: 'https://x.example',
  });
  expect(await statusAndBody(await cancel(id))).toEqual(tooLate);
  await setStatus(id, { status: 'in_transit' });
  const { request } = cancelOrder.response.parse(await (await cancel(id)).json());
  expect(request.order?.refund?.amount).toBe('225.25');
});

test('from every state a customer cancels by the bands of the terms or not at all, the platform unless it is over', async () => {
  const driver = await market.driver(mine.id);
  const { id } = await market.order(mine, { customerToken: customer.token, driverId: driver.id });
  const at = new Date();
  const put = (status: OrderStatus) =>
    setStatus(id, {
      ...{ status, delivered_at: at, proof_of_delivery_url: '/proof' },
      completed_at: status === 'completed' ? at : null,
      ...(status === 'canceled'
        ? { canceled_at: at, canceled_by: 'customer', refund: 1 }
        : { canceled_at: null, canceled_by: null, refund: null }),
    });
  const refunds: Partial<Record<OrderStatus, string>> = {
    ...{ pending: '405.45', scheduled: '405.45', late: '405.45', in_transit: '225.25' },
  };
  for (const status of orderStatuses) {
    await put(status);
    const answer = await statusAndBody(await cancel(id));
    const amount = refunds[status];
    if (amount === undefined) expect([status, answer]).toEqual([status, tooLate]);
    else
      expect(answer).toMatchObject([200, { request: { order: { status: 'canceled', refund: { amount } } } }]);
  }
  for (const status of orderStatuses) {
    await put(status);
    const answer = await statusAndBody(await fail(id, { reason: 'لم تُنفَّذ الخدمة' }));
    if (['completed', 'canceled'].includes(status)) expect([status, answer]).toEqual([status, tooLate]);
    else expect([status, ...answer]).toMatchObject([status, 200, { refund: { amount: '450.50' } }]);
  }
});

test('a failed order returns everything with a compensation up to twice the rental, and the payment is noted once', async () => {
  const { id } = await market.order(mine, { customerToken: customer.token });
  const reason = 'لم تصل الحاوية في موعدها';
  for (const compensation of [901.01, -1])
    expect(await statusAndBody(await fail(id, { reason, compensation }))).toEqual([
      400,
      fault('compensation', 'القيمة خارج النطاق المسموح به'),
    ]);
  expect(await statusAndBody(await fail(id, { reason: '' }))).toEqual([
    400,
    fault('reason', 'هذا الحقل مطلوب'),
  ]);
  const answer = await fail(id, { reason, compensation: 901 });
  const { refund } = failOrder.response.parse(await answer.json());
  expect(refund).toEqual({
    companyId: mine.id,
    orderId: id,
    number: 'ح-10001',
    amount: '450.50',
    compensation: '901.00',
    canceledAt: expect.any(String),
    canceledBy: 'company',
    dueBy: market.day(15),
    overdue: false,
    paidAt: null,
  });
  expect((await own())[0]?.order?.refund).toMatchObject({ amount: '450.50', compensation: '901.00' });
  expect(await statusAndBody(await fail(id, { reason }))).toEqual(tooLate);
  const due = async (query: string) => {
    const list = await server.fetch(listRefunds.path + query, { token: server.operatorToken });
    return listRefunds.response.parse(await list.json()).refunds.filter((item) => item.companyId === mine.id);
  };
  expect(await due('?paid=false')).toEqual([refund]);
  // Due at most 15 days after the cancellation, and overdue from the day after.
  const canceled = async (daysAgo: number) => {
    await setStatus(id, { canceled_at: momentOf(market.day(-daysAgo), 12) });
    return (await due('?paid=false')).map((item) => [item.dueBy, item.overdue]);
  };
  expect(await canceled(15)).toEqual([[market.day(), false]]);
  expect(await canceled(16)).toEqual([[market.day(-1), true]]);
  const paid = settleRefund.response.parse(await (await settle(id)).json()).refund;
  expect([paid.paidAt, paid.overdue]).toEqual([expect.any(String), false]);
  expect(await statusAndBody(await settle(id))).toEqual([409, rejected('سبق تسجيل رد هذا المبلغ.')]);
  expect(await due('?paid=false')).toEqual([]);
  expect(await due('?paid=true')).toEqual([paid]);
  expect(await events(mine.id, id)).toEqual(['order.created', 'order.canceled', 'order.refunded']);
});

test('the platform finds no order under another company, and nothing to pay where nothing is owed', async () => {
  const other = await market.company(0);
  const { id } = await market.order(mine);
  for (const [orderId, companyId] of [
    [id, other.id],
    [unknown, mine.id],
    ['x', mine.id],
    [id, 'x'],
  ] as const) {
    expect(await statusAndBody(await fail(orderId, { reason: 'سبب' }, companyId))).toEqual(noRequest);
    expect(await statusAndBody(await settle(orderId, companyId))).toEqual(noRequest);
  }
  expect(await statusAndBody(await settle(id))).toEqual(noRequest);
});

test('when the day has passed requests expire and their offers are declined, undelivered orders are late, once', async () => {
  const driver = await market.driver(mine.id);
  const open = await market.place(customer.token);
  const offer = await market.offer(mine.token, open.id);
  const waiting = await market.order(mine, { customerToken: customer.token });
  const out = await market.order(mine, { customerToken: customer.token, driverId: driver.id });
  await setStatus(out.id, { status: 'in_transit' });
  await passDay(server.app);
  expect((await own()).map((item) => item.status)).toEqual(['accepted', 'accepted', 'open']);

  const day = 24 * 60 * 60 * 1000;
  const later = { ...server.app, now: () => new Date(server.app.now().getTime() + day) };
  await passDay(later);
  await passDay(later);
  const [last, first, expired] = await own();
  expect(expired).toMatchObject({ status: 'expired', offers: [{ id: offer.id, status: 'declined' }] });
  // One that was already on its way keeps its status: the refund goes by it.
  expect([first?.order?.status, last?.order?.status]).toEqual(['late', 'in_transit']);
  expect(await events(mine.id, waiting.id)).toEqual(['order.created', 'order.moved']);
  expect(await events(mine.id, open.id)).toEqual(['request.placed', 'request.closed']);
  expect(await statusAndBody(await takeBack(open.id))).toEqual(tooLate);
  expect(await statusAndBody(await accept(open.id, offer.id))).toEqual([
    409,
    rejected('هذا الطلب لم يعد يستقبل العروض.'),
  ]);
});

test('without a token, or with a company’s, every call is rejected', async () => {
  const ended = [401, rejected('انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.')];
  const calls = [placeRequest, listRequests, acceptOffer, cancelRequest, cancelOrder, signOutCustomer];
  for (const { method, path } of [...calls, failOrder, listRefunds, settleRefund])
    for (const token of [undefined, mine.token])
      expect(
        await statusAndBody(
          await server.fetch(path, {
            method,
            ...(token !== undefined && { token }),
            ...(method === 'POST' && { json: {} }),
          }),
        ),
      ).toEqual(ended);
  expect(await statusAndBody(await post(createOffer.path, customer.token, {}))).toEqual(ended);
});
