import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import { addContainer, type Container, listContainers } from '@hawiyat/shared/contract/fleet/containers';
import {
  type ContainerChange,
  changeContainers,
  mostChanged,
} from '@hawiyat/shared/contract/fleet/many-containers';
import { expect, test } from 'vitest';
import { marketServer } from '../../testing/market-server.ts';
import { unknownId } from '../../testing/responses.ts';

const { server, market } = await marketServer();

const change = (
  token: string,
  containers: readonly ContainerChange[],
  headers: Record<string, string> = {},
) => server.fetch(changeContainers.path, { method: 'POST', token, json: { containers }, headers });
async function changed(token: string, containers: readonly ContainerChange[]) {
  const answer = await change(token, containers);
  expect(answer.status).toBe(200);
  return changeContainers.response.parse(await answer.json());
}
async function list(token: string): Promise<Container[]> {
  const answer = await server.fetch(listContainers.path, { token });
  return listContainers.response.parse(await answer.json()).containers;
}
async function added(token: string, price: number): Promise<Container> {
  const json = { type: 'حاويات أنقاض', size: '20 yard', price, status: 'available' };
  const answer = await server.fetch(addContainer.path, { method: 'POST', token, json });
  return addContainer.response.parse(await answer.json()).container;
}
async function auditLog(token: string, entityId: string) {
  const answer = await server.fetch(`${listAudit.path}?entityId=${entityId}`, { token });
  return listAudit.response.parse(await answer.json()).entries;
}

test('each container gets its own price, each stands in the audit log, and the same call takes it back', async () => {
  const { token } = await market.company(0);
  const [one, two] = [await added(token, 400), await added(token, 99.99)];
  const { containers, skipped } = await changed(token, [
    { id: one.id, version: one.version, price: 440 },
    { id: two.id, version: two.version, price: '109.99' },
  ]);
  expect(skipped).toEqual([]);
  expect(containers).toEqual([
    { ...one, price: 440, version: 2 },
    { ...two, price: 109.99, version: 2 },
  ]);
  expect(await list(token)).toEqual(expect.arrayContaining(containers));
  expect((await auditLog(token, two.id))[0]).toMatchObject({
    type: 'container.changed',
    before: { price: 99.99 },
    after: { price: 109.99 },
  });
  const back = await changed(
    token,
    containers.map(({ id, version }, at) => ({ id, version, price: [400, 99.99][at] })),
  );
  expect(back.containers.map(({ price }) => price)).toEqual([400, 99.99]);
});

test('what is held, was changed meanwhile, or is not there is skipped and says why; the rest is changed', async () => {
  const [mine, theirs] = [await market.company(2), await market.company(1)];
  await market.order(mine);
  const all = await list(mine.token);
  const held = all.find(({ heldByOrder }) => heldByOrder);
  const free = all.find(({ heldByOrder }) => !heldByOrder);
  const outdated = await added(mine.token, 300);
  await changed(mine.token, [{ id: outdated.id, price: 310 }]);
  const [foreign] = await list(theirs.token);
  if (!held || !free || !foreign) throw new Error('A container is missing');
  const status = 'maintenance';
  const { containers, skipped } = await changed(mine.token, [
    { id: held.id, version: held.version, status },
    { id: free.id, version: free.version, status },
    { id: outdated.id, version: outdated.version, status },
    ...[foreign.id, unknownId, 'x'].map((id) => ({ id, status }) as const),
  ]);
  expect(containers.map(({ id, status: now }) => [id, now])).toEqual([[free.id, status]]);
  const missing = { containerNumber: null, reason: 'الحاوية غير موجودة.' };
  expect(skipped).toEqual([
    { id: held.id, containerNumber: held.containerNumber, reason: 'لا تتغيّر حالة حاوية مرتبطة بطلب قائم.' },
    {
      ...{ id: outdated.id, containerNumber: outdated.containerNumber },
      reason: 'عُدّلت هذه الحاوية بعد عرضها.',
    },
    ...[foreign.id, unknownId, 'x'].map((id) => ({ id, ...missing })),
  ]);
  expect(await list(theirs.token)).toEqual([foreign]);
  // Its price has nothing to do with the order.
  const priced = await changed(mine.token, [{ id: held.id, price: 777 }]);
  expect(priced.containers).toMatchObject([
    { id: held.id, price: 777, hold: { orderId: expect.any(String) } },
  ]);
});

test('what is so already is no change, and a repeated call runs once', async () => {
  const { token } = await market.company(0);
  const one = await added(token, 400);
  expect((await changed(token, [{ id: one.id, price: 400, status: 'available' }])).containers).toEqual([one]);
  expect(await auditLog(token, one.id)).toHaveLength(1);
  const headers = { 'idempotency-key': 'raise-once' };
  const first = await (await change(token, [{ id: one.id, version: 1, price: 410 }], headers)).json();
  const again = await (await change(token, [{ id: one.id, version: 1, price: 410 }], headers)).json();
  expect(again).toEqual(first);
  expect(await auditLog(token, one.id)).toHaveLength(2);
});

test('two such calls at once never wait for each other in a circle, whatever their order', async () => {
  const { token } = await market.company(12);
  const ids = (await list(token)).map(({ id }) => id);
  const priced = (price: number) => (id: string) => ({ id, price });
  const answers = await Promise.all([
    changed(token, ids.map(priced(501))),
    changed(token, ids.toReversed().map(priced(502))),
  ]);
  for (const { containers } of answers) expect(containers).toHaveLength(ids.length);
  expect(new Set((await list(token)).map(({ price }) => price)).size).toBe(1);
});

test('none, too many, and a wrong price or status are rejected with a message', async () => {
  const { token } = await market.company(0);
  const { id } = await added(token, 400);
  expect(await (await change(token, [])).json()).toMatchObject({
    message: 'يرجى اختيار حاوية واحدة على الأقل.',
  });
  const many = Array.from({ length: mostChanged + 1 }, () => ({ id, price: 1 }));
  expect((await change(token, many)).status).toBe(400);
  expect((await change(token, many.slice(1))).status).toBe(200);
  for (const wrong of [{ price: 0 }, { price: '1.234' }, { status: 'sold' }, { version: 1.5 }])
    expect((await change(token, [{ id, ...wrong } as ContainerChange])).status).toBe(400);
  expect((await list(token)).map(({ price }) => price)).toEqual([1]);
});
