import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import { errorBody } from '@hawiyat/shared/contract/core/error';
import {
  addContainer,
  type Container,
  deleteContainer,
  listContainers,
  updateContainer,
} from '@hawiyat/shared/contract/fleet/containers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fullCompany } from '../../testing/full-company.ts';
import { statusAndBody, unknownId as unknown } from '../../testing/responses.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { startSession } from '../auth/sign-in/start-session.ts';
import { asCompany } from '../db/tenant.ts';

let server: TestServer;
/** The company of each test, and another one, which must never see or lose anything. */
let token: string;
let stranger: string;
beforeAll(async () => {
  server = await testServer();
  stranger = await (await server.createCompany('شركة أخرى')).signIn();
}, 60_000);
beforeEach(async () => {
  token = await (await server.createCompany('شركة')).signIn();
});
afterAll(() => server.close());

const draft = { type: 'حاويات أنقاض', size: '20 yard', price: 450, status: 'available' };
const notThere = { message: 'الحاوية غير موجودة.' };

const addAs = (by: string, json: object) =>
  server.fetch(addContainer.path, { method: 'POST', token: by, json });
const at = (id: string) => updateContainer.path.replace(':containerId', id);
const update = (id: string, json: object, by = token) =>
  server.fetch(at(id), { method: 'PATCH', token: by, json });
const remove = (id: string, by = token) => server.fetch(at(id), { method: 'DELETE', token: by });

async function added(json: object = {}, by = token): Promise<Container> {
  const answer = await addAs(by, { ...draft, ...json });
  expect(answer.status).toBe(201);
  return addContainer.response.parse(await answer.json()).container;
}
async function list(query = '', by = token): Promise<Container[]> {
  const answer = await server.fetch(listContainers.path + query, { token: by });
  expect(answer.status).toBe(200);
  return listContainers.response.parse(await answer.json()).containers;
}

test('a new container gets the company’s next number, and the list begins with it', async () => {
  const first = await added();
  const second = await added({ type: 'حاويات نفايات', size: '4 yard with lid', price: 99.5 });
  expect(first).toEqual({
    ...draft,
    ...{ id: expect.any(String), containerNumber: 'C-0001', heldByOrder: false, hold: null, version: 1 },
  });
  expect(second.containerNumber).toBe('C-0002');
  expect(await list()).toEqual([second, first]);
});

test('a container without a status is available', async () => {
  const { status, ...withoutStatus } = draft;
  const answer = await addAs(token, withoutStatus);
  expect(addContainer.response.parse(await answer.json()).container.status).toBe(status);
});

test('a price typed with Arabic digits and a thousands mark is understood', async () => {
  expect((await added({ price: '١٬٢٥٠٫٥' })).price).toBe(1250.5);
});

test('a price with a comma that is no thousands mark is rejected with a message of its own, and nothing is added', async () => {
  const price = 'يرجى كتابة الهللات بعد نقطة (350.50)، والفاصلة بين الآلاف فقط (1,250)';
  for (const typed of ['350,50', '1,5', '1.000,00', '1 000,00'])
    expect(await statusAndBody(await addAs(token, { ...draft, price: typed }))).toEqual([
      400,
      { message: price, fields: { price } },
    ]);
  expect(await list()).toEqual([]);
  expect((await added({ price: '1,250' })).price).toBe(1250);
});

test('containers added at the same time get different numbers', async () => {
  const numbers = (await Promise.all(Array.from({ length: 8 }, () => added()))).map(
    (item) => item.containerNumber,
  );
  expect(new Set(numbers).size).toBe(8);
});

test('an identity or a company in the body changes nothing', async () => {
  const other = await added({}, stranger);
  const mine = await added({ id: other.id, companyId: unknown });
  expect(mine.containerNumber).toBe('C-0001');
  expect(mine.id).not.toBe(other.id);
});

test.each([
  [{ type: undefined }, { type: 'نوع الحاوية مطلوب' }],
  [{ size: '' }, { size: 'حجم الحاوية مطلوب' }],
  [{ price: '' }, { price: 'السعر مطلوب' }],
  [{ price: 0 }, { price: 'السعر يجب أن يكون رقماً صحيحاً أكبر من صفر' }],
  [{ price: 10.005 }, { price: 'السعر حتى منزلتين عشريتين، مثل 450.50' }],
  [{ price: 'NaN' }, { price: 'السعر يجب أن يكون رقماً صحيحاً أكبر من صفر' }],
  [{ price: 1e12 }, { price: 'القيمة خارج النطاق المسموح به' }],
  [{ status: 'lost' }, { status: 'حالة الحاوية غير صحيحة.' }],
  [{ type: 'مكابس نفايات', size: '30 yard' }, { size: 'الحجم المختار لا يناسب نوع الحاوية.' }],
])('adding with %j is rejected, and says why at the field', async (fault, fields) => {
  const message = Object.values(fields)[0];
  expect(await statusAndBody(await addAs(token, { ...draft, ...fault }))).toEqual([400, { message, fields }]);
  expect(await list()).toEqual([]);
});

test('several faults are named together, in the order of the form', async () => {
  const answer = await addAs(token, {});
  const message = 'البيانات المدخلة غير صحيحة. يرجى مراجعة الحقول.';
  const fields = { type: 'نوع الحاوية مطلوب', size: 'حجم الحاوية مطلوب', price: 'السعر مطلوب' };
  expect([answer.status, await answer.text()]).toEqual([400, JSON.stringify({ message, fields })]);
});

test('the list is narrowed by status, by type, and by a text in number or type', async () => {
  const debris = await added({ status: 'maintenance' });
  const bin = await added({ type: 'حاويات نفايات', size: '2 yard' });
  const press = await added({ type: 'مكابس نفايات', size: '12 yard', status: 'rented' });
  expect(await list('?status=maintenance')).toEqual([debris]);
  expect(await list(`?type=${encodeURIComponent('مكابس نفايات')}`)).toEqual([press]);
  expect(await list(`?q=${encodeURIComponent('نفايات')}`)).toEqual([press, bin]);
  expect(await list('?q=c-0002')).toEqual([bin]);
  expect(await list(`?q=${encodeURIComponent('٠٠٠٣')}`)).toEqual([press]);
  expect(await list('?q=%25')).toEqual([]);
  expect(await list('?status=available&q=C-')).toEqual([bin]);
});

test('a text is found however it is typed', async () => {
  const debris = await added();
  for (const q of ['أنقاض', 'انقاض', 'أَنْقَاض', 'أنقـاض', ' حاويات  انقاض ', 'c-٠٠٠١ حاويات'])
    expect([q, await list(`?q=${encodeURIComponent(q)}`)]).toEqual([q, [debris]]);
});

test('the list is ordered by price or number when asked, either way', async () => {
  const dear = await added({ price: 1000 });
  const cheap = await added({ price: 99.5 });
  const middle = await added({ price: 450 });
  expect(await list('?sort=price')).toEqual([cheap, middle, dear]);
  expect(await list('?sort=price&order=desc')).toEqual([dear, middle, cheap]);
  expect(await list('?sort=containerNumber')).toEqual([dear, cheap, middle]);
  expect(await list('?order=asc')).toEqual([dear, cheap, middle]);
});

test.each([
  ['', ['C-0001', 'A-9', 'A-10', 'C-0002']],
  ['&order=desc', ['C-0002', 'A-10', 'A-9', 'C-0001']],
])('containers of one price come by number, page after page%s', async (order, expected) => {
  await added({ price: 300 });
  for (const containerNumber of ['A-10', undefined, 'A-9']) await added({ containerNumber });
  const found: string[] = [];
  let cursor: string | null | undefined = '';
  do {
    const at: string = cursor ? `&cursor=${cursor}` : '';
    const answer = await server.fetch(`${listContainers.path}?sort=price&limit=1${order}${at}`, { token });
    const page = listContainers.response.parse(await answer.json());
    found.push(...page.containers.map((item) => item.containerNumber));
    cursor = page.nextCursor;
  } while (cursor);
  expect(found).toEqual(expected);
});

test('the list comes in pages, which a new container does not disturb', async () => {
  const all: Container[] = [];
  for (let n = 0; n < 5; n += 1) all.unshift(await added());
  const page = async (query: string) =>
    listContainers.response.parse(await (await server.fetch(listContainers.path + query, { token })).json());
  const first = await page('?limit=2');
  expect(first.containers).toEqual(all.slice(0, 2));
  await added();
  const second = await page(`?limit=2&cursor=${first.nextCursor}`);
  expect(second.containers).toEqual(all.slice(2, 4));
  const third = await page(`?limit=2&cursor=${second.nextCursor}`);
  expect(third).toEqual({ containers: all.slice(4), nextCursor: null });
  expect(await page('')).not.toHaveProperty('nextCursor');
  for (const query of ['?limit=0', '?limit=201', '?limit=1.5', '?cursor=x', '?limit=2&cursor=W10'])
    expect([query, (await server.fetch(listContainers.path + query, { token })).status]).toEqual([
      query,
      400,
    ]);
});

test('every change leaves who did it and what was before and is after; nothing new leaves nothing', async () => {
  const { id } = await added();
  await update(id, { price: 500 });
  await update(id, { price: '500' });
  await remove(id);
  const answer = await server.fetch(`${listAudit.path}?entityId=${id}`, { token });
  const { entries } = listAudit.response.parse(await answer.json());
  const all = { containerNumber: 'C-0001', ...draft };
  expect(entries.map(({ type, before, after }) => ({ type, before, after }))).toEqual([
    { type: 'container.deleted', before: { ...all, price: 500 }, after: null },
    { type: 'container.changed', before: { price: 450 }, after: { price: 500 } },
    { type: 'container.added', before: null, after: all },
  ]);
  expect(entries.every((entry) => entry.actor.kind === 'admin' && entry.actor.id !== null)).toBe(true);
});

test('an unknown filter value is rejected with a message', async () => {
  expect(await statusAndBody(await server.fetch(`${listContainers.path}?status=lost`, { token }))).toEqual([
    400,
    { message: 'قيمة التصفية غير صحيحة.', fields: { status: 'قيمة التصفية غير صحيحة.' } },
  ]);
  expect(
    (await server.fetch(`${listContainers.path}?status=rented&status=available`, { token })).status,
  ).toBe(400);
});

test('an edit changes what it names and keeps the rest', async () => {
  const { id } = await added();
  const answer = await update(id, { price: '500.25', status: 'maintenance' });
  const known = { id, containerNumber: 'C-0001', heldByOrder: false, hold: null, version: 2 };
  const container = { ...draft, ...known, price: 500.25, status: 'maintenance' };
  expect(await statusAndBody(answer)).toEqual([200, { container }]);
  expect(await statusAndBody(await update(id, {}))).toEqual([200, { container }]);
  expect(await list()).toEqual([container]);
});

test.each([
  [{ type: 'حاوية' }, { type: 'نوع الحاوية مطلوب' }],
  [{ size: null }, { size: 'حجم الحاوية مطلوب' }],
  [{ price: ' ' }, { price: 'السعر مطلوب' }],
  [{ price: -1 }, { price: 'السعر يجب أن يكون رقماً صحيحاً أكبر من صفر' }],
  [{ status: '' }, { status: 'حالة الحاوية غير صحيحة.' }],
])('an edit with %j is rejected, and changes nothing', async (fault, fields) => {
  const container = await added();
  const message = Object.values(fields)[0];
  expect(await statusAndBody(await update(container.id, fault))).toEqual([400, { message, fields }]);
  expect(await list()).toEqual([container]);
});

test('every type comes in its sizes and in no other, and every status may be set', async () => {
  const sizes: Record<string, string[]> = {
    'حاويات أنقاض': ['12 yard', '20 yard', '30 yard'],
    'مكابس نفايات': ['12 yard', '20 yard'],
    'حاويات نفايات': ['2 yard', '4 yard', '4 yard with lid', '6 yard'],
  };
  const all = [...new Set(Object.values(sizes).flat())];
  for (const [type, own] of Object.entries(sizes))
    for (const size of all) {
      const { status } = await addAs(token, { ...draft, type, size });
      expect([type, size, status]).toEqual([type, size, own.includes(size) ? 201 : 400]);
    }
  const [{ id } = { id: '' }] = await list();
  for (const status of ['rented', 'maintenance', 'reserved', 'available']) {
    await update(id, { status });
    expect((await list(`?status=${status}`)).map((item) => item.id)).toContain(id);
  }
});

test('a new size alone must fit the stored type, and a new type the stored size', async () => {
  const { id } = await added();
  const text = 'الحجم المختار لا يناسب نوع الحاوية.';
  const rejected = [400, { message: text, fields: { size: text } }];
  expect(await statusAndBody(await update(id, { size: '2 yard' }))).toEqual(rejected);
  expect(await statusAndBody(await update(id, { type: 'حاويات نفايات' }))).toEqual(rejected);
  expect((await update(id, { type: 'حاويات نفايات', size: '2 yard' })).status).toBe(200);
});

test('a deleted container is gone from the list, and from edits and deletions', async () => {
  const { id } = await added();
  expect(await statusAndBody(await remove(id))).toEqual([200, { message: 'تم حذف الحاوية.' }]);
  expect(await list()).toEqual([]);
  expect(await statusAndBody(await update(id, { price: 1 }))).toEqual([404, notThere]);
  expect(await statusAndBody(await remove(id))).toEqual([404, notThere]);
  expect((await added()).containerNumber).toBe('C-0002');
});

test('of a deleted container nothing is left, unless a past order names it', async () => {
  const { company, admin, container, order } = await fullCompany(server.db, '9000000778');
  const holder = await startSession(server.db, { companyId: company, adminId: admin }, new Date());
  const { id } = await added({}, holder);
  const left = () =>
    asCompany(server.db, company, (tx) =>
      tx.selectFrom('containers').select('id').where('company_id', '=', company).execute(),
    );
  expect((await remove(id, holder)).status).toBe(200);
  expect(await left()).toEqual([{ id: container }]);
  await asCompany(server.db, company, (tx) =>
    tx
      .updateTable('orders')
      .set({ status: 'canceled', canceled_at: new Date(), canceled_by: 'customer', refund: 1 })
      .where('company_id', '=', company)
      .where('id', '=', order)
      .execute(),
  );
  expect((await remove(container, holder)).status).toBe(200);
  expect(await left()).toEqual([{ id: container }]);
  expect(await list('', holder)).toEqual([]);
});

test('a container that an open order holds cannot be deleted', async () => {
  const { company, admin, container, order } = await fullCompany(server.db, '9000000777');
  const holder = await startSession(server.db, { companyId: company, adminId: admin }, new Date());
  expect(await statusAndBody(await remove(container, holder))).toEqual([
    409,
    { message: 'لا يمكن حذف الحاوية لارتباطها بطلب قائم.' },
  ]);
  expect(await list('', holder)).toMatchObject([
    { heldByOrder: true, hold: { orderId: order, number: expect.stringMatching(/^ح-\d{5}$/) } },
  ]);
});

test('another company’s container is not there: not in the list, not to edit, not to delete', async () => {
  const { id } = await added({}, stranger);
  expect(await list()).toEqual([]);
  expect(await statusAndBody(await update(id, { price: 1 }))).toEqual([404, notThere]);
  expect(await statusAndBody(await remove(id))).toEqual([404, notThere]);
  expect((await list('', stranger)).find((item) => item.id === id)?.price).toBe(450);
});

test.each([unknown, 'not-an-id', '١', '%27%20or%201=1', 'x'.repeat(64)])(
  'the id %s is not there',
  async (id) => {
    expect(await statusAndBody(await update(id, { price: 1 }))).toEqual([404, notThere]);
    expect(await statusAndBody(await remove(id))).toEqual([404, notThere]);
  },
);

test('an id longer than any is not there either', async () => {
  expect((await remove('x'.repeat(65))).status).toBe(404);
  expect((await remove('x'.repeat(500))).status).toBe(404);
});

test('without a token every call is rejected before its input is looked at', async () => {
  const rejected = [401, { message: 'انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.' }];
  for (const [method, path] of [
    ['GET', `${listContainers.path}?status=lost`],
    ['POST', addContainer.path],
    ['PATCH', at(unknown)],
    ['DELETE', deleteContainer.path.replace(':containerId', unknown)],
  ] as const) {
    const init = method === 'POST' || method === 'PATCH' ? { method, json: {} } : { method };
    expect(await statusAndBody(await server.fetch(path, init))).toEqual(rejected);
  }
});

const edit = (id: string, json: object, version: number | string, by = token) =>
  server.fetch(at(id), {
    method: 'PATCH',
    token: by,
    json,
    headers: { 'if-match': typeof version === 'number' ? `"${version}"` : version },
  });

test('an edit of a version that is no more is rejected with who changed what, and changes nothing', async () => {
  const { id, version } = await added();
  expect(version).toBe(1);
  await update(id, { price: 500 });
  await update(id, { price: 550, status: 'maintenance' });
  await update(id, { status: 'maintenance' });
  const answer = await edit(id, { price: 470 }, 1);
  const { outdated, ...said } = errorBody.parse(await answer.json());
  expect([answer.status, said]).toEqual([
    409,
    {
      message: 'عدّل مستخدم آخر هذه البيانات. تم عرض أحدث نسخة، يرجى مراجعتها ثم إعادة المحاولة.',
      code: 'outdated',
    },
  ]);
  expect(outdated).toEqual({
    ...{ by: 'عبدالله الحربي', at: expect.stringMatching(/^\d{4}-/) },
    changes: [
      { field: 'price', label: 'السعر (ر.س)', from: 450, to: 550 },
      { field: 'status', label: 'حالة الحاوية', from: 'available', to: 'maintenance' },
    ],
    current: (await list())[0],
  });
  expect(outdated?.current).toMatchObject({ price: 550, version: 3 });
  const later = errorBody.parse(await (await edit(id, { price: 470 }, 2)).json());
  expect(later.outdated?.changes).toEqual([
    { field: 'price', label: 'السعر (ر.س)', from: 500, to: 550 },
    { field: 'status', label: 'حالة الحاوية', from: 'available', to: 'maintenance' },
  ]);
});

test('an edit of the version that stands is made, one without a version or for any version too', async () => {
  const { id } = await added();
  expect((await edit(id, { price: 460 }, 1)).status).toBe(200);
  expect((await edit(id, { price: 470 }, 'W/"2"')).status).toBe(200);
  expect((await edit(id, { price: 480 }, '*')).status).toBe(200);
  expect((await update(id, { price: 490 })).status).toBe(200);
  expect((await edit(id, { price: 1 }, '"x"')).status).toBe(409);
  expect((await list())[0]).toMatchObject({ price: 490, version: 5 });
});

test('the version stands in the body where a proxy drops the header, and both must agree', async () => {
  const { id } = await added();
  const patch = (json: object, header?: string) =>
    server.fetch(at(id), {
      ...{ method: 'PATCH', token, json },
      headers: header === undefined ? {} : { 'if-match': header },
    });
  expect((await patch({ price: 460, version: 1 })).status).toBe(200);
  const late = await patch({ price: 470, version: 1 });
  expect([late.status, errorBody.parse(await late.json()).code]).toEqual([409, 'outdated']);
  for (const header of ['"2"', 'W/"2"', '*']) expect((await patch({ version: 2 }, header)).status).toBe(200);
  for (const [version, header] of [
    [2, '"1"'],
    [1, '"2"'],
    ['2', '"2"'],
    [-1, undefined],
    [1.5, undefined],
  ] as const) {
    const answer = await patch({ price: 480, version }, header);
    expect([version, header, answer.status]).toEqual([version, header, 400]);
  }
  expect((await list())[0]).toMatchObject({ price: 460, version: 2 });
});

test('of 20 edits of one version at the same time one is made', async () => {
  const { id } = await added();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => edit(id, { price: 500 + n }, 1)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(19).fill(409)]);
  expect((await list())[0]?.version).toBe(2);
});
