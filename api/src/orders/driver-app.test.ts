import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { cancelOrder } from '@hawiyat/shared/contract/marketplace/customer';
import {
  attachProof,
  listTasks,
  moveOrder,
  moveSubOrder,
  signInDriver,
  signOutDriver,
  type Task,
} from '@hawiyat/shared/contract/orders/driver-app';
import { listAcceptedOrders, type OrderStatus, orderStatuses } from '@hawiyat/shared/contract/orders/orders';
import { failOrder } from '@hawiyat/shared/contract/orders/refunds';
import {
  assignSubOrderDriver,
  listSubOrders,
  type SubOrderStatus,
  subOrderStatuses,
} from '@hawiyat/shared/contract/orders/sub-orders';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { marketServer } from '../../testing/market-server.ts';
import type { MarketCompany, MarketDriver } from '../../testing/marketplace.ts';
import { fault, rejected, statusAndBody, unknownId as unknown } from '../../testing/responses.ts';
import { testServer } from '../../testing/server.ts';
import { asCompany, asPlatform } from '../db/tenant.ts';

const { server, market } = await marketServer();
const stranger = await market.driver((await market.company()).id);
let mine: MarketCompany;
let driver: MarketDriver;
let colleague: MarketDriver;
beforeEach(async () => {
  mine = await market.company(1);
  driver = await market.driver(mine.id);
  colleague = await market.driver(mine.id);
});

const proof = 'https://photos.example/1.jpg';
const notOwn = [404, rejected('الطلب غير موجود.')];
const noSuchStep = [409, rejected('لا يمكن الانتقال إلى هذه الحالة.')];

const post = (path: string, token: string | undefined, json?: object) =>
  server.fetch(path, { method: 'POST', ...(token !== undefined && { token }), ...(json && { json }) });
const move = (orderId: string, json: object, token = driver.token) =>
  post(moveOrder.path.replace(':orderId', orderId), token, json);
const moveTask = (subOrderId: string, json: object, token = driver.token) =>
  post(moveSubOrder.path.replace(':subOrderId', subOrderId), token, json);
const attach = (orderId: string, bytes: Uint8Array, token = driver.token, type = 'image/png') => {
  const body = new FormData();
  body.set('picture', new File([new Uint8Array(bytes)], 'x.png', { type }));
  return server.fetch(attachProof.path.replace(':orderId', orderId), { method: 'POST', token, body });
};
const png = () =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

async function tasks(token = driver.token): Promise<Task[]> {
  return listTasks.response.parse(await (await server.fetch(listTasks.path, { token })).json()).jobs;
}
async function orderNow() {
  const answer = await server.fetch(listAcceptedOrders.path, { token: mine.token });
  return listAcceptedOrders.response.parse(await answer.json()).orders[0];
}
async function subOrders() {
  const answer = await server.fetch(listSubOrders.path, { token: mine.token });
  return listSubOrders.response.parse(await answer.json()).subOrders;
}
async function container() {
  const answer = await server.fetch(listContainers.path, { token: mine.token });
  return listContainers.response.parse(await answer.json()).containers[0]?.status;
}
/** What the panel shows: order, container, and the tasks in the order of their days. */
const picture = async () => [
  (await orderNow())?.status,
  await container(),
  ...(await subOrders()).map((order) => order.status),
];
const go = async (answer: Promise<Response>) => expect((await answer).status).toBe(200);
const send = (subOrderId: string) =>
  market.post(
    assignSubOrderDriver.path.replace(':subOrderId', subOrderId),
    mine.token,
    { driverId: driver.id },
    'PATCH',
  );

/** Puts an order into a state by hand, with what the database asks of that state. */
const putOrder = (id: string, status: OrderStatus) =>
  asCompany(server.db, mine.id, (tx) =>
    tx
      .updateTable('orders')
      .set({
        ...{ status, delivered_at: new Date(), proof_of_delivery_url: proof },
        completed_at: status === 'completed' ? new Date() : null,
        ...(status === 'canceled'
          ? ({ canceled_at: new Date(), canceled_by: 'customer', refund: 1 } as const)
          : { canceled_at: null, canceled_by: null, refund: null }),
      })
      .where('id', '=', id)
      .execute(),
  );
/** The same for one of its tasks, given to the driver, while the order stands with the customer. */
async function putTask(orderId: string, id: string, status: SubOrderStatus) {
  await putOrder(orderId, 'delivered');
  await asCompany(server.db, mine.id, async (tx) => {
    const others = tx.updateTable('sub_orders').where('order_id', '=', orderId).where('id', '!=', id);
    // A return that has failed has a second one after it, and only one may be open.
    await others.set({ status: 'failed', failure_reason: 'x' }).execute();
    await tx
      .updateTable('sub_orders')
      .set({
        ...{ status, driver_id: driver.id, failure_reason: status === 'failed' ? 'x' : null },
        completed_at: status === 'completed' ? new Date() : null,
      })
      .where('id', '=', id)
      .execute();
  });
}

/** An order that stands with the customer, and its tasks, all given to the driver. */
async function delivered(about: object = {}) {
  const order = await market.order(mine, { about, driverId: driver.id });
  await go(move(order.id, { status: 'in_transit' }));
  await go(move(order.id, { status: 'delivered', proofOfDeliveryUrl: proof }));
  const all = await subOrders();
  for (const order of all) await send(order.id);
  return { ...order, jobs: all.map((item) => item.id) };
}

test('a driver signs in with the company’s identifier, phone and password, and a token is dead after sign-out', async () => {
  const password_hash = await server.app.passwords.hash('drive-safely', { person: 'test' });
  await asCompany(server.db, mine.id, (tx) =>
    tx
      .updateTable('drivers')
      .set({ password_hash, phone: '0559876543' })
      .where('id', '=', driver.id)
      .execute(),
  );
  const signIn = (json: object) =>
    post(signInDriver.path, undefined, {
      domain: mine.identifier,
      phone: '+966 55 987 6543',
      password: 'drive-safely',
      ...json,
    });
  const answer = await signIn({});
  const { token, driver: self } = signInDriver.response.parse(await answer.json());
  expect(self).toEqual({ id: driver.id, name: driver.name, companyName: 'شركة' });
  expect(await tasks(token)).toEqual([]);
  expect((await post(signOutDriver.path, token)).status).toBe(204);
  expect((await server.fetch(listTasks.path, { token })).status).toBe(401);
  const wrong = [401, rejected('رقم الهاتف أو كلمة المرور غير صحيحة.')];
  // A colleague to whom the company gave no password has none that would be right.
  await asCompany(server.db, mine.id, (tx) =>
    tx.updateTable('drivers').set({ phone: '+966559876544' }).where('id', '=', colleague.id).execute(),
  );
  for (const attempt of [
    ...[{ password: 'wrong' }, { domain: '9000000000' }, { phone: '0550000000' }],
    ...[{ phone: '0559876544', password: '' }, { phone: '0559876544' }],
  ])
    expect(await statusAndBody(await signIn(attempt))).toEqual(wrong);
  await asPlatform(server.db, (tx) =>
    tx.updateTable('companies').set({ status: 'suspended' }).where('id', '=', mine.id).execute(),
  );
  expect(await statusAndBody(await signIn({}))).toEqual([
    403,
    { message: 'تم إيقاف حساب شركتك. يرجى التواصل مع الدعم.', code: 'suspended' },
  ]);
  for (const secret of ['drive-safely', '559876543', token]) expect(server.logs()).not.toContain(secret);
}, 30_000);

test('a delivery goes out and, with its proof, stands with the customer', async () => {
  const { id } = await market.order(mine, { driverId: driver.id });
  expect(await tasks()).toEqual([
    {
      id,
      number: 'ح-10001',
      kind: 'delivery',
      status: 'scheduled',
      day: market.day(),
      Container: { containerNumber: 'C-0001', type: 'حاويات أنقاض', size: '20 yard' },
      deliveryLocation: { latitude: 24.7, longitude: 46.7 },
      contact: { name: 'نورة القحطاني', phone: expect.any(String) },
    },
  ]);
  expect(await picture()).toEqual(['scheduled', 'reserved', 'pending']);
  await go(move(id, { status: 'in_transit' }));
  const without = [400, fault('proofOfDeliveryUrl', 'يرجى إرفاق إثبات التوصيل.')];
  expect(await statusAndBody(await move(id, { status: 'delivered' }))).toEqual(without);
  const answer = await move(id, { status: 'delivered', proofOfDeliveryUrl: proof });
  expect(moveOrder.response.parse(await answer.json()).job.status).toBe('delivered');
  expect(await orderNow()).toMatchObject({ status: 'delivered', proofOfDeliveryUrl: proof });
  expect(await container()).toBe('rented');
  expect(await tasks()).toEqual([]);
});

test.each([
  'http://photos.example/1.jpg',
  'javascript:alert(1)',
  'https://user:secret@photos.example/1.jpg',
  'https://photos.example/a b',
  `https://photos.example/${'x'.repeat(2000)}`,
])('%s is no proof', async (proofOfDeliveryUrl) => {
  const { id } = await market.order(mine, { driverId: driver.id });
  await go(move(id, { status: 'in_transit' }));
  expect((await move(id, { status: 'delivered', proofOfDeliveryUrl })).status).toBe(400);
  expect((await orderNow())?.proofOfDeliveryUrl).toBeNull();
});

test('a picture is a proof too: it is re-encoded, and shown from this server', async () => {
  const { id } = await market.order(mine, { driverId: driver.id });
  expect(await statusAndBody(await attach(id, await png()))).toEqual(noSuchStep);
  await go(move(id, { status: 'in_transit' }));
  expect((await attach(id, Buffer.from('<svg/>'))).status).toBe(415);
  await go(attach(id, await png()));
  const { proofOfDeliveryUrl } = attachProof.response.parse(await (await attach(id, await png())).json());
  await go(move(id, { status: 'delivered' }));
  expect((await orderNow())?.proofOfDeliveryUrl).toBe(proofOfDeliveryUrl);
  const shown = await server.fetch(proofOfDeliveryUrl);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(await statusAndBody(await attach(id, await png()))).toEqual(noSuchStep);
});

test('a delivery moves by the named steps only', async () => {
  const { id } = await market.order(mine, { driverId: driver.id });
  const statuses = ['pending', 'scheduled', 'delivered', 'completed', 'late', 'canceled', 'picked_up'];
  for (const status of statuses)
    expect(await statusAndBody(await move(id, { status, proofOfDeliveryUrl: proof }))).toEqual(noSuchStep);
  expect(await statusAndBody(await move(id, { status: 'lost' }))).toEqual([
    400,
    fault('status', 'لا يمكن الانتقال إلى هذه الحالة.'),
  ]);
  expect(await picture()).toEqual(['scheduled', 'reserved', 'pending']);
});

test('from every state a driver moves an order by the three steps that are his, and by no other', async () => {
  const { id } = await market.order(mine, { driverId: driver.id });
  const made: string[] = [];
  for (const from of orderStatuses) {
    await putOrder(id, from);
    for (const to of orderStatuses) {
      const answer = await move(id, { status: to, proofOfDeliveryUrl: proof });
      if (answer.status === 200) {
        made.push(`${from} → ${to}`);
        await putOrder(id, from);
      } else expect([from, to, await statusAndBody(answer)]).toEqual([from, to, noSuchStep]);
    }
    expect((await orderNow())?.status).toBe(from);
  }
  expect(made).toEqual(['scheduled → in_transit', 'in_transit → delivered', 'late → in_transit']);
}, 30_000);

const whileOpen = ['scheduled → pick_up_in_progress', 'scheduled → failed'];
test.each([
  [
    'unload',
    [
      ...whileOpen,
      ...['pick_up_in_progress → picked_up', 'pick_up_in_progress → failed'],
      ...['picked_up → re_delivery_in_progress', 'picked_up → failed'],
      ...['re_delivery_in_progress → completed', 're_delivery_in_progress → failed'],
    ],
  ],
  [
    'return',
    [
      ...whileOpen,
      ...['pick_up_in_progress → picked_up', 'pick_up_in_progress → failed'],
      ...['picked_up → completed', 'picked_up → failed'],
    ],
  ],
] as const)(
  'from every state a task of kind “%s” moves by the steps that are named, and by no other',
  async (type, named) => {
    const about = type === 'unload' ? { rentalType: 'monthly', unloadCount: 1 } : {};
    const { id: orderId } = await market.order(mine, { about, driverId: driver.id });
    const id = (await subOrders()).find((order) => order.type === type)?.id ?? '';
    const made: string[] = [];
    for (const from of subOrderStatuses) {
      // A return never goes round: the database does not even keep one that does.
      if (type === 'return' && from === 're_delivery_in_progress') continue;
      await putTask(orderId, id, from);
      for (const to of subOrderStatuses) {
        const answer = await moveTask(id, { status: to, reason: 'الموقع مغلق' });
        if (answer.status === 200) {
          made.push(`${from} → ${to}`);
          await putTask(orderId, id, from);
        } else expect([from, to, await statusAndBody(answer)]).toEqual([from, to, noSuchStep]);
      }
      expect((await subOrders()).find((order) => order.id === id)?.status).toBe(from);
    }
    expect(made).toEqual(named);
  },
  30_000,
);

test('of 20 moves at once one is made', async () => {
  const { id } = await market.order(mine, { driverId: driver.id });
  const answers = await Promise.all(Array.from({ length: 20 }, () => move(id, { status: 'in_transit' })));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
});

test('a return ends the order, and the container is free again', async () => {
  const { jobs: all } = await delivered();
  const [id = ''] = all;
  expect((await tasks()).map((task) => [task.id, task.kind])).toEqual([[id, 'return']]);
  await go(moveTask(id, { status: 'pick_up_in_progress' }));
  expect(await picture()).toEqual(['pick_up_in_progress', 'rented', 'pick_up_in_progress']);
  await go(moveTask(id, { status: 'picked_up' }));
  expect(await statusAndBody(await moveTask(id, { status: 're_delivery_in_progress' }))).toEqual(noSuchStep);
  await go(moveTask(id, { status: 'completed' }));
  expect(await picture()).toEqual(['completed', 'available', 'completed']);
  expect(await statusAndBody(await moveTask(id, { status: 'failed', reason: 'سبب' }))).toEqual(noSuchStep);
});

test('unloads go round by re-delivery, one at a time, and the return waits for the last of them', async () => {
  const { jobs: all } = await delivered({ rentalType: 'monthly', unloadCount: 2 });
  const [first = '', second = '', last = ''] = all;
  expect(await statusAndBody(await moveTask(last, { status: 'pick_up_in_progress' }))).toEqual(noSuchStep);
  await go(moveTask(first, { status: 'pick_up_in_progress' }));
  expect(await statusAndBody(await moveTask(second, { status: 'pick_up_in_progress' }))).toEqual(noSuchStep);
  await go(moveTask(first, { status: 'picked_up' }));
  await go(moveTask(first, { status: 're_delivery_in_progress' }));
  expect((await orderNow())?.status).toBe('re_delivery_in_progress');
  await go(moveTask(first, { status: 'completed' }));
  expect(await picture()).toEqual(['delivered', 'rented', 'completed', 'scheduled', 'scheduled']);
  await go(moveTask(second, { status: 'pick_up_in_progress' }));
  await go(moveTask(second, { status: 'failed', reason: 'الموقع مغلق' }));
  expect(await picture()).toEqual(['delivered', 'rented', 'completed', 'failed', 'scheduled']);
  for (const status of ['pick_up_in_progress', 'picked_up', 'completed'])
    await go(moveTask(last, { status }));
  expect(await picture()).toEqual(['completed', 'available', 'completed', 'failed', 'completed']);
});

test('a failure needs its reason, and a return in vain is tried again the next day', async () => {
  const { jobs: all } = await delivered();
  const [id = ''] = all;
  await go(moveTask(id, { status: 'pick_up_in_progress' }));
  for (const reason of [undefined, '  '])
    expect(await statusAndBody(await moveTask(id, { status: 'failed', reason }))).toEqual([
      400,
      fault('reason', 'هذا الحقل مطلوب'),
    ]);
  await go(moveTask(id, { status: 'failed', reason: 'الموقع مغلق' }));
  const [again, former] = await subOrders();
  expect(former).toMatchObject({ id, status: 'failed' });
  expect(again).toMatchObject({
    type: 'return',
    status: 'pending',
    driverId: null,
    deliveryDate: market.day(1),
  });
  expect((await orderNow())?.status).toBe('delivered');
  await send(again?.id ?? '');
  for (const status of ['pick_up_in_progress', 'picked_up', 'completed'])
    await go(moveTask(again?.id ?? '', { status }));
  expect((await orderNow())?.status).toBe('completed');
});

test('no task begins before the delivery', async () => {
  await market.order(mine, { driverId: driver.id });
  const [task] = await subOrders();
  await send(task?.id ?? '');
  expect(await statusAndBody(await moveTask(task?.id ?? '', { status: 'pick_up_in_progress' }))).toEqual(
    noSuchStep,
  );
  expect(await picture()).toEqual(['scheduled', 'reserved', 'scheduled']);
});

test('when the company fails an order on the road its tasks end, and the container stays where it is', async () => {
  const { id, jobs: all } = await delivered();
  await go(moveTask(all[0] ?? '', { status: 'pick_up_in_progress' }));
  const path = failOrder.path.replace(':companyId', mine.id).replace(':orderId', id);
  await go(post(path, server.operatorToken, { reason: 'لم تُنفَّذ الخدمة' }));
  expect(await picture()).toEqual(['canceled', 'rented', 'failed']);
  expect(await statusAndBody(await moveTask(all[0] ?? '', { status: 'picked_up' }))).toEqual(noSuchStep);
});

test('an order that its customer has canceled does not go out', async () => {
  const { id, customerToken } = await market.order(mine, { driverId: driver.id });
  await go(post(cancelOrder.path.replace(':orderId', id), customerToken));
  expect(await statusAndBody(await move(id, { status: 'in_transit' }))).toEqual(noSuchStep);
  expect(await tasks()).toEqual([]);
});

test('a colleague’s and another company’s tasks are not there', async () => {
  const { id, jobs: all } = await delivered();
  for (const token of [colleague.token, stranger.token]) {
    expect(await tasks(token)).toEqual([]);
    for (const foreign of [id, unknown, 'x']) {
      expect(await statusAndBody(await move(foreign, { status: 'in_transit' }, token))).toEqual(notOwn);
      expect(await statusAndBody(await attach(foreign, await png(), token))).toEqual(notOwn);
    }
    for (const foreign of [all[0] ?? '', unknown, 'x'])
      expect(await statusAndBody(await moveTask(foreign, { status: 'pick_up_in_progress' }, token))).toEqual(
        notOwn,
      );
  }
});

test('after ten wrong passwords a driver waits, however the phone is written', async () => {
  const cheap = `$scrypt$ln=4,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
  await asCompany(server.db, mine.id, (tx) =>
    tx
      .updateTable('drivers')
      .set({ password_hash: cheap, phone: '+966551112223' })
      .where('id', '=', driver.id)
      .execute(),
  );
  const strict = await testServer({ shared: server });
  try {
    const signIn = (phone: string) =>
      strict.fetch(signInDriver.path, {
        method: 'POST',
        json: { domain: mine.identifier, phone, password: 'guess' },
      });
    const guesses = Array.from({ length: 10 }, () => signIn('0551112223'));
    for (const guess of guesses) expect((await guess).status).toBe(401);
    for (const phone of ['0551112223', '+966 55 111 2223', '٠٥٥١١١٢٢٢٣']) {
      const answer = await signIn(phone);
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(await statusAndBody(answer)).toEqual([
        429,
        rejected('محاولات كثيرة. يرجى المحاولة بعد 15 دقيقة.'),
      ]);
    }
  } finally {
    await strict.close();
  }
});

test('a driver who has left is signed out', async () => {
  await asCompany(server.db, mine.id, (tx) =>
    tx.updateTable('drivers').set({ archived_at: new Date() }).where('id', '=', driver.id).execute(),
  );
  expect((await server.fetch(listTasks.path, { token: driver.token })).status).toBe(401);
});

test('without a token, or with a company’s, every call is rejected', async () => {
  const ended = [401, rejected('انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.')];
  for (const { method, path } of [listTasks, moveOrder, moveSubOrder, attachProof, signOutDriver])
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
});
