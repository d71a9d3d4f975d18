import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import { errorBody } from '@hawiyat/shared/contract/core/error';
import {
  addDriver,
  type Driver,
  deleteDriver,
  driverDetails,
  exportDrivers,
  importDrivers,
  listAssignableDrivers,
  listDrivers,
  removeDriverPicture,
  setDriverPicture,
  updateDriver,
} from '@hawiyat/shared/contract/fleet/drivers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fullCompany } from '../../testing/full-company.ts';
import { statusAndBody, unknownId as unknown } from '../../testing/responses.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { driverSessions, startDriverSession } from '../auth/sessions/driver-sessions.ts';
import { startSession } from '../auth/sign-in/start-session.ts';
import { asCompany, asSignIn } from '../db/tenant.ts';

let server: TestServer;
/** The company of each test, and another one, which must never see or lose anything. */
let companyId: string;
let token: string;
let stranger: string;
beforeAll(async () => {
  server = await testServer();
  stranger = await (await server.createCompany('شركة أخرى')).signIn();
}, 60_000);
beforeEach(async () => {
  const company = await server.createCompany('شركة');
  companyId = company.id;
  token = await company.signIn();
});
afterAll(() => server.close());

const draft = { name: 'أحمد الحربي', phone: '0501234567', identityNumber: '1001244019' };
const at = (path: string, id: string) => path.replace(':driverId', id);
const add = (json: object, by = token) => server.fetch(addDriver.path, { method: 'POST', token: by, json });
const update = (id: string, json: object, by = token) =>
  server.fetch(at(updateDriver.path, id), { method: 'PATCH', token: by, json });
const remove = (id: string, by = token) =>
  server.fetch(at(deleteDriver.path, id), { method: 'DELETE', token: by });
const details = (id: string, by = token) => server.fetch(at(driverDetails.path, id), { token: by });

async function added(json: object = {}, by = token): Promise<Driver> {
  const answer = await add({ ...draft, ...json }, by);
  expect(answer.status).toBe(201);
  return addDriver.response.parse(await answer.json()).driver;
}
async function page(query = '', by = token) {
  const answer = await server.fetch(listDrivers.path + query, { token: by });
  expect(answer.status).toBe(200);
  return listDrivers.response.parse(await answer.json());
}
const list = async (query = '', by = token) => (await page(query, by)).drivers;
const find = (q: string) => list(`?q=${encodeURIComponent(q)}`);
const conflict = (field: string, message: string) => [409, { message, fields: { [field]: message } }];

async function photo(): Promise<FormData> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('picture', new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' }));
  return form;
}
const setPicture = (id: string, body: FormData, by = token) =>
  server.fetch(at(setDriverPicture.path, id), { method: 'POST', token: by, body });

test('a new driver stands first in the list, available, with the phone as people write it', async () => {
  const first = await added();
  expect(first).toEqual({
    ...{ id: expect.any(String), ...draft, email: null, availability: 'available' },
    ...{ licenseNumber: null, picture: null, version: 1 },
  });
  const second = await added({
    ...{ name: ' سالم ', phone: '+966 55 000 0001', identityNumber: '٢٠٠٠٠٠٠٠٠٢', email: ' S@Example.com ' },
    ...{ availability: 'on_break', licenseNumber: '123', password: 'secret1' },
  });
  expect(second).toMatchObject({ name: 'سالم', phone: '0550000001', identityNumber: '2000000002' });
  expect(second).toMatchObject({ email: 's@example.com', availability: 'on_break', licenseNumber: '123' });
  expect(await list()).toEqual([second, first]);
});

test('a name is found in the spelling of another keyboard, and with or without a space inside', async () => {
  const mine = async (name: string, at: number) =>
    (await added({ name, phone: `055000020${at}`, identityNumber: `200000020${at}` })).id;
  const persian = await mine('علی حسین', 1);
  const urdu = await mine('گلزار بٹ', 2);
  const servant = await mine('فؤاد عبد الرحمن', 3);
  const ids = async (q: string) => (await find(q)).map(({ id }) => id);
  expect(await ids('علي حسين')).toEqual([persian]);
  expect(await ids('كلزار بت')).toEqual([urdu]);
  expect(await ids('فواد عبدالرحمن')).toEqual([servant]);
});

test('drivers of one name are listed by age, page after page', async () => {
  const ids: string[] = [];
  for (const at of [1, 2, 3, 4]) {
    const own = { name: 'محمد القحطاني', phone: `055000010${at}`, identityNumber: `200000010${at}` };
    ids.push((await added(own)).id);
  }
  const found: string[] = [];
  let cursor: string | null | undefined = '';
  do {
    const part = await page(`?sort=name&limit=1${cursor ? `&cursor=${cursor}` : ''}`);
    found.push(...part.drivers.map(({ id }) => id));
    cursor = part.nextCursor;
  } while (cursor);
  expect(found).toEqual(ids);
});

test.each([
  [{ name: ' ' }, { name: 'اسم السائق مطلوب' }],
  [{ name: 'م' }, { name: 'يجب أن يكون الاسم أطول من حرفين' }],
  [{ phone: '' }, { phone: 'رقم الهاتف مطلوب' }],
  [{ identityNumber: undefined }, { identityNumber: 'رقم الهوية مطلوب' }],
  [{ email: 'ahmad' }, { email: 'صيغة البريد الإلكتروني غير صحيحة' }],
  [{ password: '12345' }, { password: 'كلمة المرور يجب أن تكون 6 أحرف على الأقل' }],
  [{ availability: 'busy' }, { availability: 'حالة التوفر غير صحيحة.' }],
])('adding with %j is rejected, and says why at the field', async (fault, fields) => {
  const message = Object.values(fields)[0];
  expect(await statusAndBody(await add({ ...draft, ...fault }))).toEqual([400, { message, fields }]);
  expect(await list()).toEqual([]);
});

test('a name of two letters, a phone in any form, and a password of six signs are fine', async () => {
  const { name, phone } = await added({ name: ' مي ', phone: '011 234 5678', password: '123456' });
  expect([name, phone]).toEqual(['مي', '0112345678']);
});

test('what may be left out may be sent empty: no e-mail, no password, and the driver is available', async () => {
  for (const empty of ['', null]) {
    const optional = { email: empty, password: empty, availability: empty, licenseNumber: empty };
    const { id, ...driver } = await added(optional);
    expect(driver).toEqual({
      ...{ ...draft, email: null, availability: 'available', licenseNumber: null, picture: null, version: 1 },
    });
    await remove(id);
  }
});

test('an identity, a company or a picture in the body changes nothing', async () => {
  const other = await added({}, stranger);
  const claims = { id: other.id, companyId: unknown, company_id: unknown, picture: '/x', archivedAt: null };
  const mine = await added(claims);
  expect([mine.id === other.id, mine.picture]).toEqual([false, null]);
  expect((await update(mine.id, claims)).status).toBe(200);
  expect(await list()).toEqual([mine]);
  await remove(other.id, stranger);
});

test('several faults are named together', async () => {
  expect(await statusAndBody(await add({}))).toEqual([
    400,
    {
      message: 'البيانات المدخلة غير صحيحة. يرجى مراجعة الحقول.',
      fields: {
        ...{ name: 'اسم السائق مطلوب', phone: 'رقم الهاتف مطلوب', identityNumber: 'رقم الهوية مطلوب' },
      },
    },
  ]);
});

test('a phone and an identity number are one driver’s, however they are typed; another company’s do not count', async () => {
  const foreign = await added({}, stranger);
  const { id } = await added();
  const phone = conflict('phone', 'رقم الهاتف مستخدم من قبل.');
  const identity = conflict('identityNumber', 'رقم الهوية مستخدم من قبل.');
  expect(await statusAndBody(await add({ ...draft, phone: '+966501234567', identityNumber: '2' }))).toEqual(
    phone,
  );
  expect(
    await statusAndBody(await add({ ...draft, phone: '0500000000', identityNumber: '١٠٠١٢٤٤٠١٩' })),
  ).toEqual(identity);
  const other = await added({ phone: '0500000000', identityNumber: '2' });
  expect(await statusAndBody(await update(other.id, { phone: '٠٥٠١٢٣٤٥٦٧' }))).toEqual(phone);
  expect(await statusAndBody(await update(other.id, { identityNumber: draft.identityNumber }))).toEqual(
    identity,
  );
  expect((await update(id, { phone: draft.phone })).status).toBe(200);
  await remove(id);
  expect((await update(other.id, { phone: draft.phone })).status).toBe(200);
  await remove(foreign.id, stranger);
});

test('of drivers with the same phone added at the same time one is added', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => add({ ...draft, identityNumber: `${n}` })),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
});

test('an edit changes what it names, keeps the rest, and empties what is sent empty', async () => {
  const { id } = await added({ email: 'a@example.com', licenseNumber: '77' });
  const driver = { ...draft, id, name: 'أحمد', email: null, licenseNumber: '77', picture: null, version: 2 };
  expect(await statusAndBody(await update(id, { name: 'أحمد', email: '', availability: 'on_duty' }))).toEqual(
    [200, { driver: { ...driver, availability: 'on_duty' } }],
  );
  expect(await statusAndBody(await update(id, {}))).toEqual([
    200,
    { driver: { ...driver, availability: 'on_duty' } },
  ]);
});

test.each([
  [{ name: '  ' }, { name: 'اسم السائق مطلوب' }],
  [{ name: ' م ' }, { name: 'يجب أن يكون الاسم أطول من حرفين' }],
  [{ phone: ' ' }, { phone: 'رقم الهاتف مطلوب' }],
  [{ email: 'ahmad@' }, { email: 'صيغة البريد الإلكتروني غير صحيحة' }],
  [{ password: '12345' }, { password: 'كلمة المرور يجب أن تكون 6 أحرف على الأقل' }],
  [{ availability: 'busy' }, { availability: 'حالة التوفر غير صحيحة.' }],
  [{ name: 'x'.repeat(201) }, { name: 'القيمة أطول من المسموح به' }],
])('an edit with %j is rejected, and changes nothing', async (fault, fields) => {
  const driver = await added();
  const message = Object.values(fields)[0];
  expect(await statusAndBody(await update(driver.id, fault))).toEqual([400, { message, fields }]);
  expect(await list()).toEqual([driver]);
});

test('a blank password keeps the old one; a new one ends what was signed in, and is in no event', async () => {
  const { id } = await added({ password: 'secret1' });
  const session = await startDriverSession(server.db, { companyId, driverId: id }, new Date());
  const isSignedIn = async () => (await driverSessions.find(server.db, session, new Date())) !== null;
  const hash = () =>
    asSignIn(server.db, (tx) =>
      tx.selectFrom('drivers').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow(),
    );
  await update(id, { password: ' ', name: 'علي' });
  expect(await isSignedIn()).toBe(true);
  expect(await server.app.passwords.verify('secret1', (await hash()).password_hash, { person: 'test' })).toBe(
    true,
  );
  await update(id, { password: 'secret2' });
  expect(await isSignedIn()).toBe(false);
  expect(await server.app.passwords.verify('secret2', (await hash()).password_hash, { person: 'test' })).toBe(
    true,
  );
  const answer = await server.fetch(`${listAudit.path}?entityId=${id}`, { token });
  const auditLog = JSON.stringify(await answer.json());
  expect(auditLog).toContain('"after":{"newPassword":true}');
  expect(auditLog).not.toMatch(/secret|scrypt/);
});

test('drivers are found by name, by phone and by the end of the identity number, however these are typed', async () => {
  const ahmad = await added({ name: 'أحمد عبدالله آل سُعود' });
  const huda = await added({ name: 'هدى حمزة', phone: '0559876543', identityNumber: '2345678901' });
  for (const q of [
    'احمد',
    'إحمد',
    'آل سعود',
    'ال سعود',
    'عبـدالله',
    '0501234567',
    '٠٥٠١٢٣',
    '+966501',
    '4019',
    '٤٠١٩',
  ])
    expect([q, await find(q)]).toEqual([q, [ahmad]]);
  for (const q of ['هدي', 'حمزه', '055 987', '8901']) expect([q, await find(q)]).toEqual([q, [huda]]);
  for (const q of ['2345678', '%', '_', 'حمد هدى']) expect([q, await find(q)]).toEqual([q, []]);
});

test('the list is narrowed by availability, ordered by name, and comes in pages', async () => {
  const names = ['سالم', 'أحمد', 'خالد'];
  const all: Driver[] = [];
  for (const [n, name] of names.entries())
    all.push(
      await added({
        name,
        phone: `05000000${n}0`,
        identityNumber: `${n}`,
        availability: n ? 'available' : 'off_duty',
      }),
    );
  expect(await list('?availability=off_duty')).toEqual([all[0]]);
  expect((await list('?sort=name')).map((item) => item.name)).toEqual(['أحمد', 'خالد', 'سالم']);
  const first = await page('?sort=name&order=desc&limit=2');
  expect(first.drivers.map((driver) => driver.name)).toEqual(['سالم', 'خالد']);
  const second = await page(`?sort=name&order=desc&limit=2&cursor=${first.nextCursor}`);
  expect(second).toEqual({ drivers: [all[1]], nextCursor: null });
  const wrong = 'قيمة التصفية غير صحيحة.';
  expect(await statusAndBody(await server.fetch(`${listDrivers.path}?availability=busy`, { token }))).toEqual(
    [400, { message: wrong, fields: { availability: wrong } }],
  );
});

test('a driver with an open task stays; afterwards he is gone, signed out, and his numbers are free', async () => {
  const { company, admin, driver, order } = await fullCompany(server.db, '9000000771');
  const by = await startSession(server.db, { companyId: company, adminId: admin }, new Date());
  const session = await startDriverSession(server.db, { companyId: company, driverId: driver }, new Date());
  const assign = (status: 'scheduled' | 'canceled') =>
    asCompany(server.db, company, (tx) =>
      tx
        .updateTable('orders')
        .set({
          ...{ driver_id: driver, status },
          ...(status === 'canceled' && { canceled_at: new Date(), canceled_by: 'customer', refund: 1 }),
        })
        .where('company_id', '=', company)
        .where('id', '=', order)
        .execute(),
    );
  await assign('scheduled');
  const rejected = [409, { message: 'لا يمكن حذف السائق لوجود طلب قائم لديه.' }];
  expect(await statusAndBody(await remove(driver, by))).toEqual(rejected);
  await assign('canceled');
  expect(await statusAndBody(await remove(driver, by))).toEqual([200, { message: 'تم حذف السائق.' }]);
  expect(await driverSessions.find(server.db, session, new Date())).toBeNull();
  expect(await list('', by)).toEqual([]);
  expect((await details(driver, by)).status).toBe(404);
  expect((await update(driver, { name: 'علي' }, by)).status).toBe(404);
  expect((await add({ ...draft, phone: '0500000001' }, by)).status).toBe(201);
});

test('a driver with nothing but an open sub-order stays too', async () => {
  const { company, admin, driver, subOrder } = await fullCompany(server.db, '9000000772');
  const by = await startSession(server.db, { companyId: company, adminId: admin }, new Date());
  await asCompany(server.db, company, (tx) =>
    tx
      .updateTable('sub_orders')
      .set({ driver_id: driver, status: 'scheduled' })
      .where('company_id', '=', company)
      .where('id', '=', subOrder)
      .execute(),
  );
  expect((await remove(driver, by)).status).toBe(409);
});

test('a driver’s page tells who he is and what he has to do; the choice of drivers counts it', async () => {
  const { company, truck, admin, driver, order } = await fullCompany(server.db, '9000000773');
  const by = await startSession(server.db, { companyId: company, adminId: admin }, new Date());
  const none = { currentApplications: 0, completedApplications: 0, totalApplications: 0 };
  expect(await (await details(driver, by)).json()).toMatchObject({ statistics: none, orders: [] });
  await asCompany(server.db, company, (tx) =>
    tx
      .updateTable('orders')
      .set({ driver_id: driver, status: 'scheduled' })
      .where('company_id', '=', company)
      .where('id', '=', order)
      .execute(),
  );
  const answer = await details(driver, by);
  expect(driverDetails.response.parse(await answer.json())).toEqual({
    driver: expect.objectContaining({ id: driver, phone: '0500000001', identityNumber: '1001244019' }),
    statistics: { currentApplications: 1, completedApplications: 0, totalApplications: 1 },
    truck: { id: truck, plate: '7356 TNJ', name: null },
    licenseExpiry: null,
    orders: [
      {
        ...{
          id: order,
          number: 'ح-10001',
          truck: 'ح ن ط 7356',
          containerNumber: 'C-0001',
          type: 'حاويات أنقاض',
          size: '12 yard',
        },
        ...{ deliveryDate: '2026-03-01', status: 'scheduled' },
      },
    ],
  });
  const later = [{ status: 'delivered' }, { status: 'completed', completed_at: new Date() }] as const;
  for (const { status, ...more } of later) {
    await asCompany(server.db, company, (tx) =>
      tx
        .updateTable('orders')
        .set({ status, ...more, delivered_at: new Date(), proof_of_delivery_url: '/proof' })
        .where('company_id', '=', company)
        .where('id', '=', order)
        .execute(),
    );
    const current = status === 'completed' ? 0 : 1;
    expect(await (await details(driver, by)).json()).toMatchObject({
      statistics: {
        ...{ currentApplications: current, completedApplications: 1 - current, totalApplications: 1 },
      },
      orders: [{ id: order, status }],
    });
  }
  await asCompany(server.db, company, (tx) =>
    tx
      .updateTable('orders')
      .set({ status: 'scheduled', completed_at: null })
      .where('company_id', '=', company)
      .where('id', '=', order)
      .execute(),
  );
  const free = await added({ identityNumber: '2' }, by);
  const off = await added({ availability: 'off_duty', phone: '1', identityNumber: '1' }, by);
  const assignable = async (day: string) => {
    const told = await server.fetch(`${listAssignableDrivers.path}${day}`, { token: by });
    return listAssignableDrivers.response.parse(await told.json()).drivers;
  };
  const tasks = (all: Awaited<ReturnType<typeof assignable>>) =>
    all.map((item) => [item.id, item.openJobs, item.jobsOnDay]);
  expect(tasks(await assignable('?day=2026-03-01'))).toEqual([
    [free.id, 0, 0],
    [driver, 1, 1],
    [off.id, 0, 0],
  ]);
  // That day has passed, so the task is to be done today.
  expect(tasks(await assignable(''))).toEqual([
    [free.id, 0, 0],
    [driver, 1, 1],
    [off.id, 0, 0],
  ]);
});

test('a photo is re-encoded, shown to anyone who knows its address, replaced and removed', async () => {
  const { id } = await added();
  const answer = await setPicture(id, await photo());
  expect(answer.status).toBe(200);
  const { picture } = setDriverPicture.response.parse(await answer.json()).driver;
  expect(picture).toMatch(/^\/uploads\/drivers\/[0-9a-f]{32}\.webp$/);
  expect((await list())[0]?.picture).toBe(picture);
  expect((await fetch(server.url + picture)).headers.get('content-type')).toBe('image/webp');
  await setPicture(id, await photo());
  expect((await fetch(server.url + picture)).status).toBe(404);
  const removed = await server.fetch(at(removeDriverPicture.path, id), { method: 'DELETE', token });
  expect(removeDriverPicture.response.parse(await removed.json()).driver.picture).toBeNull();
});

test('what is no picture is rejected, and a form is not JSON', async () => {
  const { id } = await added();
  const form = new FormData();
  form.append('picture', new File(['<svg onload="alert(1)"/>'], 'me.png', { type: 'image/png' }));
  const message = 'يرجى اختيار ملف صورة صالح (JPEG, PNG, GIF, WEBP)';
  expect(await statusAndBody(await setPicture(id, form))).toEqual([415, { message }]);
  expect(await statusAndBody(await setPicture(id, new FormData()))).toEqual([
    400,
    { message, fields: { picture: message } },
  ]);
  const json = await server.fetch(at(setDriverPicture.path, id), { method: 'POST', token, json: {} });
  expect(await statusAndBody(json)).toEqual([415, { message: 'نوع المحتوى غير مدعوم.' }]);
  expect((await list())[0]?.picture).toBeNull();
});

test('another company’s driver is not there: not to see, to edit, to picture, to delete', async () => {
  const { id } = await added({}, stranger);
  const notThere = [404, { message: 'السائق غير موجود.' }];
  for (const foreign of [id, unknown, 'x', '١'.repeat(20)]) {
    expect(await statusAndBody(await update(foreign, { name: 'علي' }))).toEqual(notThere);
    expect(await statusAndBody(await remove(foreign))).toEqual(notThere);
    expect(await statusAndBody(await setPicture(foreign, await photo()))).toEqual(notThere);
    expect(
      (await server.fetch(at(removeDriverPicture.path, foreign), { method: 'DELETE', token })).status,
    ).toBe(404);
    expect(await statusAndBody(await details(foreign))).toEqual([
      404,
      { message: 'لم يتم العثور على بيانات السائق' },
    ]);
  }
  expect(await list()).toEqual([]);
  expect(await list('', stranger)).toMatchObject([{ id, name: draft.name }]);
});

test('without a token every call is rejected', async () => {
  const rejected = [401, { message: 'انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.' }];
  for (const { method, path } of [
    ...[listDrivers, listAssignableDrivers, driverDetails, addDriver, updateDriver, deleteDriver],
    ...[setDriverPicture, removeDriverPicture, exportDrivers, importDrivers],
  ]) {
    const json = method === 'POST' || method === 'PATCH' ? { json: {} } : {};
    expect([path, await statusAndBody(await server.fetch(at(path, unknown), { method, ...json }))]).toEqual([
      path,
      rejected,
    ]);
  }
});

test('an edit of a driver whom another edited is rejected with what is new, a new password without a word of it', async () => {
  const { id, version } = await added({ email: 'old@example.com' });
  await update(id, { email: 'new@example.com', password: 'secret-2' });
  await setPicture(id, await photo());
  const answer = await server.fetch(at(updateDriver.path, id), {
    ...{ method: 'PATCH', token, json: { name: 'علي' } },
    headers: { 'if-match': `"${version}"` },
  });
  const { code, outdated } = errorBody.parse(await answer.json());
  expect([answer.status, code]).toEqual([409, 'outdated']);
  expect(outdated).toMatchObject({
    by: 'عبدالله الحربي',
    changes: [
      {
        field: 'email',
        label: 'البريد الإلكتروني',
        from: '•••',
        to: 'new@example.com',
      },
      { field: 'newPassword', label: 'كلمة المرور', from: null, to: null },
    ],
    current: { email: 'new@example.com', version: 2 },
  });
  expect(JSON.stringify(outdated)).not.toContain('secret');
  expect((await list())[0]?.name).toBe(draft.name);
});
