import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import { numberRule, numberTaken } from '@hawiyat/shared/contract/fleet/container-numbers';
import {
  addContainer,
  addContainers,
  type Container,
  deleteContainer,
  listContainers,
  updateContainer,
} from '@hawiyat/shared/contract/fleet/containers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { statusAndBody } from '../../testing/responses.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
beforeEach(async () => {
  token = await (await server.createCompany('شركة')).signIn();
});
afterAll(() => server.close());

const draft = { type: 'حاويات أنقاض', size: '20 yard', price: 450 };
const add = (json: object) =>
  server.fetch(addContainer.path, { method: 'POST', token, json: { ...draft, ...json } });
const addMany = (json: object) =>
  server.fetch(addContainers.path, { method: 'POST', token, json: { ...draft, ...json } });
const at = ({ id }: Container) => updateContainer.path.replace(':containerId', id);
async function added(containerNumber?: string): Promise<Container> {
  const answer = await add({ containerNumber });
  return addContainer.response.parse(await answer.json()).container;
}
async function addedMany(json: object) {
  const answer = await addMany(json);
  expect(answer.status).toBe(200);
  return addContainers.response.parse(await answer.json());
}
async function numbers(query = ''): Promise<string[]> {
  const answer = await server.fetch(listContainers.path + query, { token });
  return listContainers.response.parse(await answer.json()).containers.map((item) => item.containerNumber);
}

test.each([
  ['A-101', 'A-101'],
  [' a-١٠١ ', 'A-101'],
  ['أ-12', 'أ-12'],
  ['7', '7'],
  ['R–20', 'R-20'],
  ['', 'C-0001'],
  [null, 'C-0001'],
])('a container may have a number of its own: %j', async (containerNumber, stored) => {
  const answer = await add({ containerNumber });
  expect(addContainer.response.parse(await answer.json()).container.containerNumber).toBe(stored);
});

test.each(['A 101', 'A_101', '-A', 'A--1', 'A/1', 'x'.repeat(21), '١٢٣🙂'])(
  '%j is no number',
  async (containerNumber) => {
    const fields = { containerNumber: numberRule };
    expect(await statusAndBody(await add({ containerNumber }))).toEqual([
      400,
      { message: numberRule, fields },
    ]);
  },
);

test('a number belongs to one container of the company, however it is typed; another company may have it too', async () => {
  await added('A-1');
  const taken = { message: numberTaken, fields: { containerNumber: numberTaken } };
  expect(await statusAndBody(await add({ containerNumber: 'a-1' }))).toEqual([409, taken]);
  const second = await added('A-2');
  const edit = (json: object) => server.fetch(at(second), { method: 'PATCH', token, json });
  expect(await statusAndBody(await edit({ containerNumber: 'A-1' }))).toEqual([409, taken]);

  const edited = await (await edit({ containerNumber: 'A-3' })).json();
  expect(updateContainer.response.parse(edited).container).toMatchObject({
    containerNumber: 'A-3',
    version: 2,
  });
  const auditLog = await server.fetch(`${listAudit.path}?entityId=${second.id}`, { token });
  expect(listAudit.response.parse(await auditLog.json()).entries[0]).toMatchObject({
    ...{ type: 'container.changed', before: { containerNumber: 'A-2' }, after: { containerNumber: 'A-3' } },
  });
  token = await (await server.createCompany('شركة أخرى')).signIn();
  expect((await added('A-1')).containerNumber).toBe('A-1');
});

test('the next numbers leave out those that the company has given', async () => {
  for (const number of ['C-0001', 'C-0003', 'C-0004']) await added(number);
  expect((await added()).containerNumber).toBe('C-0002');
  expect((await added()).containerNumber).toBe('C-0005');
  expect((await addedMany({ count: 2 })).numbers).toEqual(['C-0006', 'C-0007']);
});

test('the list counts as people do', async () => {
  for (const number of ['A-10', 'C-10000', 'A-9', 'B-1', 'A-100', 'C-2000', '٧']) await added(number);
  const counted = ['7', 'A-9', 'A-10', 'A-100', 'B-1', 'C-2000', 'C-10000'];
  expect(await numbers('?sort=containerNumber')).toEqual(counted);
  expect(await numbers('?sort=containerNumber&order=desc')).toEqual(counted.toReversed());
  const page = await server.fetch(`${listContainers.path}?sort=containerNumber&limit=3`, { token });
  const { nextCursor } = listContainers.response.parse(await page.json());
  expect(await numbers(`?sort=containerNumber&limit=3&cursor=${nextCursor}`)).toEqual(counted.slice(3, 6));
});

test('ten alike are added at once, the highest number the newest, with an event each', async () => {
  const { numbers: given, containers } = await addedMany({ count: 10 });
  expect(given).toEqual(Array.from({ length: 10 }, (_, n) => `C-${String(n + 1).padStart(4, '0')}`));
  expect(containers.map((item) => item.containerNumber).sort()).toEqual(given);
  expect(containers[0]).toMatchObject({ ...draft, status: 'available', heldByOrder: false });
  expect(await numbers()).toEqual(given.toReversed());
  const auditLog = await server.fetch(`${listAudit.path}?kind=containers`, { token });
  expect(listAudit.response.parse(await auditLog.json()).entries.map((entry) => entry.type)).toEqual(
    Array.from({ length: 10 }, () => 'container.added'),
  );
});

test('a dry run says what would be numbered and what is taken, and writes nothing', async () => {
  await added('A-102');
  const range = ['A-101', 'A-102', 'a-١٠٣'];
  const tried = { numbers: ['A-101', 'A-102', 'A-103'], taken: ['A-102'], containers: [] };
  expect(await addedMany({ numbers: range, dryRun: true })).toEqual(tried);
  expect(await addedMany({ count: 2, dryRun: true })).toEqual({
    ...{ numbers: ['C-0001', 'C-0002'], taken: [], containers: [] },
  });
  expect(await numbers()).toEqual(['A-102']);

  const answer = await statusAndBody(await addMany({ numbers: range }));
  expect(answer[0]).toBe(409);
  expect(answer[1]).toMatchObject({ fields: { numbers: 'أرقام مستخدمة من قبل: \u2066A-102\u2069' } });
  expect(await numbers()).toEqual(['A-102']);
  await addedMany({ numbers: ['A-101', 'A-103'] });
  expect(await numbers('?sort=containerNumber')).toEqual(['A-101', 'A-102', 'A-103']);
});

test.each([
  [{}, { count: 'العدد من 1 إلى 200 حاوية' }],
  [{ count: 201 }, { count: 'العدد من 1 إلى 200 حاوية' }],
  [{ count: 2, numbers: ['A-1'] }, { count: 'العدد من 1 إلى 200 حاوية' }],
  [{ numbers: [] }, { numbers: 'العدد من 1 إلى 200 حاوية' }],
  [{ numbers: ['A-1', 'a-1'] }, { numbers: 'في القائمة رقم مكرر' }],
  [{ count: 2, size: '2 yard' }, { size: 'الحجم المختار لا يناسب نوع الحاوية.' }],
])('adding many with %j is rejected, and nobody is numbered', async (fault, fields) => {
  const [status, body] = await statusAndBody(await addMany(fault));
  expect([status, body]).toMatchObject([400, { fields }]);
  expect((await added()).containerNumber).toBe('C-0001');
});

test('a number that no order names is free again once its container is deleted', async () => {
  const first = await added('A-1');
  await server.fetch(at(first).replace(updateContainer.path, deleteContainer.path), {
    method: 'DELETE',
    token,
  });
  expect((await added('A-1')).containerNumber).toBe('A-1');
});
