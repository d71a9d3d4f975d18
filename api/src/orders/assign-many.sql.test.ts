import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import { cancelOrder } from '@hawiyat/shared/contract/marketplace/customer';
import { listTasks } from '@hawiyat/shared/contract/orders/driver-app';
import { assignMany, mostAssigned } from '@hawiyat/shared/contract/orders/many-assignments';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { expect, test } from 'vitest';
import { marketServer } from '../../testing/market-server.ts';
import { statusAndBody, unknownId } from '../../testing/responses.ts';

const { server, market } = await marketServer();

const answer = async (path: string, token: string) => (await server.fetch(path, { token })).json();
const assign = (token: string, driverId: string, tasks: readonly object[]) =>
  server.fetch(assignMany.path, { method: 'POST', token, json: { driverId, tasks } });
const order = (id: string) => ({ kind: 'order', id });
const given = { assigned: true, reason: null, driver: null };

test('orders and sub-orders get one driver in one call: he sees them all, and each stands in the audit log', async () => {
  const mine = await market.company(3);
  const driver = await market.driver(mine.id, 'سعيد الغامدي');
  const [one, two] = [await market.order(mine), await market.order(mine)];
  const { subOrders } = listSubOrders.response.parse(await answer(listSubOrders.path, mine.token));
  const tasks = [
    ...[one, two].map(({ id }) => order(id)),
    ...subOrders.map(({ id }) => ({ kind: 'sub_order', id })),
  ];
  expect(tasks).toHaveLength(4);
  expect(await statusAndBody(await assign(mine.token, driver.id, tasks))).toEqual([
    200,
    {
      ...{ driverId: driver.id, driverName: 'سعيد الغامدي' },
      tasks: tasks.map((task) => ({ ...task, ...given })),
    },
  ]);
  const { jobs } = listTasks.response.parse(await answer(listTasks.path, driver.token));
  expect(jobs.map(({ status }) => status)).toEqual(tasks.map(() => 'scheduled'));
  for (const { id } of tasks) {
    const { entries } = listAudit.response.parse(
      await answer(`${listAudit.path}?entityId=${id}`, mine.token),
    );
    expect(entries[0]).toMatchObject({
      actor: { kind: 'admin', name: 'عبدالله الحربي' },
      before: { driverId: null, status: 'pending' },
      after: { driverId: driver.id, status: 'scheduled' },
    });
  }
});

test('a task that has a driver, is over or is another company’s says why, and the rest is assigned', async () => {
  const [mine, theirs] = [await market.company(4), await market.company()];
  const driver = await market.driver(mine.id, 'سعيد الغامدي');
  const other = await market.driver(mine.id, 'فهد القحطاني');
  const free = await market.order(mine);
  const taken = await market.order(mine, { driverId: other.id });
  const over = await market.order(mine);
  const foreign = await market.order(theirs);
  await market.post(cancelOrder.path.replace(':orderId', over.id), over.customerToken, {});
  const ids = [taken.id, free.id, over.id, foreign.id, unknownId, 'x', free.id];
  const { tasks } = assignMany.response.parse(
    await (await assign(mine.token, driver.id, ids.map(order))).json(),
  );
  const by = 'عبدالله الحربي';
  const missing = { assigned: false, reason: 'الطلب غير موجود.', driver: null };
  expect(tasks).toEqual([
    {
      ...order(taken.id),
      ...{ assigned: false, reason: 'تم تعيين سائق لهذا الطلب من قبل.' },
      driver: { driverId: other.id, driverName: 'فهد القحطاني', by },
    },
    { ...order(free.id), ...given },
    {
      ...order(over.id),
      ...{ assigned: false, reason: 'لا يمكن تعيين سائق لطلب مكتمل أو ملغى.', driver: null },
    },
    ...[foreign.id, unknownId, 'x'].map((id) => ({ ...order(id), ...missing })),
  ]);
});

test('two such calls at once share the tasks, whatever their order', async () => {
  const mine = await market.company(6);
  const [one, other] = [await market.driver(mine.id), await market.driver(mine.id)];
  const ids: string[] = [];
  for (let at = 0; at < 6; at += 1) ids.push((await market.order(mine)).id);
  const answers = await Promise.all([
    assign(mine.token, one.id, ids.map(order)),
    assign(mine.token, other.id, ids.toReversed().map(order)),
  ]);
  const won = await Promise.all(
    answers.map(async (made) => assignMany.response.parse(await made.json()).tasks),
  );
  const assigned = won.flat().filter((task) => task.assigned);
  expect(assigned.map(({ id }) => id).sort()).toEqual(ids.toSorted());
});

test('no driver, an unknown one, no task and too many are rejected', async () => {
  const mine = await market.company();
  const driver = await market.driver(mine.id);
  const { id } = await market.order(mine);
  expect(await statusAndBody(await assign(mine.token, unknownId, [order(id)]))).toEqual([
    404,
    { message: 'السائق غير موجود.' },
  ]);
  expect((await assign(mine.token, '', [order(id)])).status).toBe(400);
  expect(await (await assign(mine.token, driver.id, [])).json()).toMatchObject({
    message: 'يرجى اختيار طلب واحد على الأقل.',
  });
  const many = Array.from({ length: mostAssigned + 1 }, () => order(id));
  expect((await assign(mine.token, driver.id, many)).status).toBe(400);
  expect((await assign(mine.token, driver.id, [{ kind: 'offer', id }])).status).toBe(400);
});
