import {
  addSavedView,
  listSavedViews,
  mostSavedViews,
  renameSavedView,
} from '@hawiyat/shared/contract/fleet/saved-views';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { statusAndBody } from '../../testing/responses.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  token = await (await server.createCompany('شركة الاختبار')).signIn();
});

const call = (method: string, path: string, body?: object, as = token) =>
  server.fetch(path, {
    ...{ method, token: as },
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
const save = async (name: string, question = 'back=late') => {
  const answer = await call('POST', addSavedView.path, { name, question });
  return { status: answer.status, body: Object(await answer.json()) };
};
const names = async (as = token) => {
  const answer = await call('GET', listSavedViews.path, undefined, as);
  return listSavedViews.response.parse(await answer.json()).views.map((view) => view.name);
};
const at = (id: string) => renameSavedView.path.replace(':viewId', id);

test('a person saves a question by a name, renames it and deletes it', async () => {
  const late = await save(' المتأخرة ');
  expect(late).toEqual({
    status: 201,
    body: { view: { id: expect.any(String), name: 'المتأخرة', question: 'back=late' } },
  });
  await save('عشرون ياردة', 'size=20+yard&q=%D8%AD');
  expect(await names()).toEqual(['المتأخرة', 'عشرون ياردة']);

  const { id } = late.body.view;
  const renamed = await call('PATCH', at(id), { name: 'لم تعد بعد' });
  expect(await statusAndBody(renamed)).toEqual([
    200,
    { view: { id, name: 'لم تعد بعد', question: 'back=late' } },
  ]);
  expect((await call('DELETE', at(id))).status).toBe(204);
  expect(await names()).toEqual(['عشرون ياردة']);
  expect((await call('DELETE', at(id))).status).toBe(404);
});

test('two of one name would not be told apart', async () => {
  const { body } = await save('المتأخرة');
  const taken = { message: 'لديك عرض محفوظ بهذا الاسم.', fields: { name: 'لديك عرض محفوظ بهذا الاسم.' } };
  expect(await save('المتأخرة')).toMatchObject({ status: 400, body: { fields: taken.fields } });
  const other = await save('أخرى');
  expect((await call('PATCH', at(other.body.view.id), { name: 'المتأخرة' })).status).toBe(400);
  expect((await call('PATCH', at(body.view.id), { name: 'المتأخرة' })).status).toBe(200);
});

test.each([
  [{ name: '', question: 'q=1' }],
  [{ name: 'طويل'.repeat(11), question: 'q=1' }],
  [{ name: 'عرض', question: '' }],
  [{ name: 'عرض', question: '<script>' }],
  [{ name: 'عرض', question: 'x'.repeat(501) }],
  [{ name: 'عرض' }],
])('%j is not saved', async (body) => {
  expect((await call('POST', addSavedView.path, body)).status).toBe(400);
  expect(await names()).toEqual([]);
});

test('there are at most twenty, and nobody sees another company’s', async () => {
  for (let n = 0; n < mostSavedViews; n += 1) await save(`عرض ${n}`);
  expect(await save('واحد بعدها')).toMatchObject({
    status: 409,
    body: { message: 'لا يمكن حفظ أكثر من 20 عرضًا. احذف عرضًا لا تحتاجه.' },
  });
  const other = await (await server.createCompany('شركة أخرى')).signIn();
  expect(await names(other)).toEqual([]);
  const list = await call('GET', listSavedViews.path);
  const id = listSavedViews.response.parse(await list.json()).views[0]?.id ?? '';
  expect((await call('PATCH', at(id), { name: 'لنا' }, other)).status).toBe(404);
  expect((await call('DELETE', at(id), undefined, other)).status).toBe(404);
  expect(await names()).toHaveLength(mostSavedViews);
});
