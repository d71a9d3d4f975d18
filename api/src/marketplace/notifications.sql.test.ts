import { listNotifications, markNotificationsSeen } from '@hawiyat/shared/contract/company/notifications';
import { moveOrder, moveSubOrder } from '@hawiyat/shared/contract/orders/driver-app';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { expect, test } from 'vitest';
import { followStream } from '../../testing/event-stream.ts';
import { marketServer } from '../../testing/market-server.ts';
import { rejected, statusAndBody } from '../../testing/responses.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/event-log.ts';
import { passDay } from '../orders/pass-day.ts';

const { server, market } = await marketServer();
const notSeen = 'العنصر المطلوب غير موجود.';

const answer = async (path: string, token: string) => (await server.fetch(path, { token })).json();
const told = async (token: string, query = '') =>
  listNotifications.response.parse(await answer(listNotifications.path + query, token));
const titles = async (token: string) =>
  (await told(token)).notifications.map(({ notification }) => notification.title);
const seen = (token: string, id: string) =>
  server.fetch(markNotificationsSeen.path, { method: 'POST', token, json: { id } });

test('an accepted offer is told at once in the stream and listed, with all that a page shows', async () => {
  const company = await market.company();
  const stream = await followStream(server, company.token);
  const { id } = await market.order(company);
  const notification = {
    kind: 'offer-accepted',
    title: 'تم قبول عرضك، الطلب ح-10001',
    text: expect.stringMatching(/^حاويات أنقاض 20 ياردة، .*450\.50.* ر\.س$/),
    address: `/orders?tab=accepted_orders&details=${id}&act=assign`,
    action: 'تعيين سائق',
  };
  await stream.until(({ events }) => events.some(({ data }) => data.notification));
  stream.cut();
  const live = stream.events.filter(({ data }) => data.notification);
  expect(live.map(({ type, data }) => [type, data.notification])).toEqual([['order.created', notification]]);
  expect(await told(company.token)).toEqual({
    notifications: [{ id: expect.any(String), at: expect.any(String), seen: false, notification }],
    ...{ unseen: 1, newRequests: null, nextCursor: null },
  });
});

test('a lost offer tells why, and another company hears nothing of it', async () => {
  const [mine, other, third] = [await market.company(), await market.company(), await market.company()];
  const customer = await market.customer();
  const request = await market.place(customer.token);
  await market.offer(mine.token, request.id, 500);
  const winning = await market.offer(other.token, request.id, 400);
  await market.accept(customer.token, request.id, winning.id);
  const canceled = await market.place(customer.token);
  await market.offer(mine.token, canceled.id, 500);
  await market.post(`/api/customer/requests/${canceled.id}/cancel`, customer.token, {});
  const texts = (await told(mine.token)).notifications.map(({ notification }) => notification);
  expect(texts.map(({ kind, title, action }) => [kind, title, action])).toEqual(
    Array(2).fill(['offer-lost', 'لم يُقبل عرضك', 'عرض عروضي']),
  );
  expect(texts.map(({ text }) => text)).toEqual([
    expect.stringContaining('ألغى العميل الطلب.'),
    expect.stringContaining('قبل العميل عرضًا آخر.'),
  ]);
  expect(await titles(other.token)).toEqual(['تم قبول عرضك، الطلب ح-10001']);
  expect(await titles(third.token)).toEqual([]);
});

test('an offer on a request whose day has passed is told as lost', async () => {
  const company = await market.company();
  const request = await market.place((await market.customer()).token);
  await market.offer(company.token, request.id, 500);
  await passDay({ ...server.app, now: () => new Date(server.app.now().getTime() + 86_400_000) });
  const [lost] = (await told(company.token)).notifications;
  expect([lost?.notification.kind, lost?.notification.text]).toEqual([
    'offer-lost',
    'حاويات أنقاض 20 ياردة. مضى موعد الطلب دون قبول عرض.',
  ]);
});

test('a canceled order, a failed sub-order and a late order are told with their numbers', async () => {
  const company = await market.company(3);
  const driver = await market.driver(company.id);
  const first = await market.order(company);
  await market.post(`/api/customer/orders/${first.id}/cancel`, first.customerToken, {});
  const second = await market.order(company, { driverId: driver.id });
  const move = (path: string, json: object) => market.post(path, driver.token, json);
  const orderPath = moveOrder.path.replace(':orderId', second.id);
  await move(orderPath, { status: 'in_transit' });
  await move(orderPath, { status: 'delivered', proofOfDeliveryUrl: 'https://proofs.example/1' });
  const { subOrders } = listSubOrders.response.parse(
    await answer(`${listSubOrders.path}?open=true`, company.token),
  );
  const task = subOrders[0]?.id ?? '';
  await market.post(
    `/api/company/sub-orders/${task}/assign-driver`,
    company.token,
    { driverId: driver.id },
    'PATCH',
  );
  await move(moveSubOrder.path.replace(':subOrderId', task), { status: 'failed', reason: 'الموقع مغلق' });
  await market.order(company);
  await passDay({ ...server.app, now: () => new Date(server.app.now().getTime() + 86_400_000) });
  const listed = (await told(company.token)).notifications.filter(
    ({ notification }) => notification.kind !== 'offer-accepted',
  );
  expect(listed.map(({ notification: { kind, title, action } }) => [kind, title, action])).toEqual([
    ['order-late', 'تأخر توصيل الطلب ح-10003', 'عرض الطلب'],
    ['task-failed', 'تعذّر الإرجاع، الطلب ح-10002/1', 'تعيين سائق'],
    ['order-canceled', 'أُلغي الطلب ح-10001', 'عرض الطلب'],
  ]);
  // What is stored for good names nobody.
  expect(JSON.stringify(listed)).not.toMatch(/سعيد|نورة/);
});

test('notifications come in pages of a month, and one mark says up to where they are seen', async () => {
  const company = await market.company(3);
  for (let n = 0; n < 3; n += 1) await market.order(company);
  const old = new Date(server.app.now().getTime() - 32 * 86_400_000);
  const notification = { kind: 'x', title: 'قديم', text: '', address: '/', action: '' };
  await asCompany(server.db, company.id, (tx) =>
    appendEvent(tx, {
      ...{ companyId: company.id, type: 'order.moved', entityId: crypto.randomUUID(), at: old },
      ...{ actor: { kind: 'system', id: null }, data: { notification } },
    }),
  );
  const first = await told(company.token, '?limit=2');
  const second = await told(company.token, `?limit=2&cursor=${first.nextCursor}`);
  const all = [...first.notifications, ...second.notifications];
  expect(all.map((item) => item.notification.title)).toEqual([
    'تم قبول عرضك، الطلب ح-10003',
    'تم قبول عرضك، الطلب ح-10002',
    'تم قبول عرضك، الطلب ح-10001',
  ]);
  expect([first.unseen, second.nextCursor]).toEqual([3, null]);
  expect(await (await seen(company.token, all[1]?.id ?? '')).json()).toEqual({ unseen: 1 });
  expect((await told(company.token)).notifications.map((item) => item.seen)).toEqual([false, true, true]);
  // Somebody who saw only requests, or a slower page that has seen less, takes nothing back.
  const json = {};
  const { path } = markNotificationsSeen;
  const onlyRequests = await server.fetch(path, { method: 'POST', token: company.token, json });
  expect(await onlyRequests.json()).toEqual({ unseen: 1 });
  expect(await (await seen(company.token, all[2]?.id ?? '')).json()).toEqual({ unseen: 1 });
  const other = await market.company();
  for (const id of [all[0]?.id ?? '', '999999999', 'x'])
    expect(await statusAndBody(await seen(other.token, id))).toEqual([404, rejected(notSeen)]);
  expect(
    await statusAndBody(await server.fetch(`${listNotifications.path}?cursor=x`, { token: other.token })),
  ).toMatchObject([400, {}]);
});

test('requests that came since are one notification, if the company has such containers', async () => {
  const [company, without] = [await market.company(), await market.company(0)];
  await market.order(company);
  const [newest] = (await told(company.token)).notifications;
  await seen(company.token, newest?.id ?? '');
  expect((await told(company.token)).newRequests).toBeNull();
  const customer = await market.customer();
  for (let n = 0; n < 3; n += 1) await market.place(customer.token);
  await market.place(customer.token, { containerType: 'مكابس نفايات', containerSize: '12 yard' });
  expect((await told(company.token)).newRequests).toEqual({
    count: 3,
    notification: {
      ...{ kind: 'new-requests', title: 'وصلت 3 طلبات جديدة', text: 'من أنواع حاوياتك وأحجامها.' },
      ...{ address: '/orders?tab=new_orders', action: 'عرض الطلبات' },
    },
  });
  expect((await told(without.token)).newRequests).toBeNull();
});
