import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import { errorBody } from '@hawiyat/shared/contract/core/error';
import * as calls from '@hawiyat/shared/contract/fleet/documents';
import { deleteDriver, driverDetails, updateDriver } from '@hawiyat/shared/contract/fleet/drivers';
import { addTruck, deleteTruck, listTrucks } from '@hawiyat/shared/contract/fleet/vehicles';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { formOf } from '../../testing/forms.ts';
import { hostileUploads } from '../../testing/hostile-uploads.ts';
import { marketServer } from '../../testing/market-server.ts';
import { pdfOf } from '../../testing/pdf.ts';

const { server, market } = await marketServer();
const heic = Buffer.from('\0\0\0\x18ftypheic', 'latin1');

const send = (token: string, path: string, json: object, method = 'POST') =>
  server.fetch(path, { method, token, json });
const at = (id: string) => calls.fetchDocument.path.replace(':documentId', id);
async function added(token: string, json: object): Promise<calls.CompanyDocument> {
  const answer = await send(token, calls.addDocument.path, { expiresOn: market.day(100), ...json });
  expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([201, '']);
  return calls.addDocument.response.parse(await answer.json()).document;
}
const list = async (token: string, query = '') =>
  calls.listDocuments.response.parse(
    await (await server.fetch(calls.listDocuments.path + query, { token })).json(),
  ).documents;
const upload = (token: string, id: string, bytes: Buffer, type = 'application/pdf', name = 'وثيقة.pdf') =>
  server.fetch(`${at(id)}/file`, {
    ...{ method: 'POST', token },
    body: formOf({ file: new File([new Uint8Array(bytes)], name, { type }) }),
  });
const files = async () => (await readdir(join(server.dataDir, 'uploads', 'private')).catch(() => [])).sort();
async function companyWithTruck() {
  const company = await market.company(0);
  const driver = await market.driver(company.id);
  const answer = await send(company.token, addTruck.path, { plate: 'ح ن ط 7356', driverId: driver.id });
  const { truck } = addTruck.response.parse(await answer.json());
  return { ...company, driver, truck };
}

test('documents are listed by what expires first, with their state, by owner and by state', async () => {
  const { token, driver, truck } = await companyWithTruck();
  await added(token, { kind: 'mwan-permit', number: 'MW-١٢', expiresOn: market.day(31) });
  await added(token, {
    ...{ truckId: truck.id, kind: 'insurance', issuedOn: market.day(-400) },
    expiresOn: market.day(-1),
  });
  await added(token, {
    ...{ driverId: driver.id, kind: 'other', title: 'فحص طبي', expiresOn: market.day(30) },
  });
  const documents = await list(token);
  expect(documents[0]).toEqual({
    ...{ id: expect.any(String), owner: 'truck', ownerId: truck.id, ownerName: '7356 TNJ' },
    ...{ kind: 'insurance', title: null, number: null, issuedOn: market.day(-400) },
    ...{
      expiresOn: market.day(-1),
      daysLeft: -1,
      state: 'expired',
      file: null,
      replacedAt: null,
      version: 1,
    },
  });
  expect(documents.map(({ title, number, ownerName, state }) => [title, number, ownerName, state])).toEqual([
    [null, null, '7356 TNJ', 'expired'],
    ['فحص طبي', null, driver.name, 'soon'],
    [null, 'MW-12', null, 'valid'],
  ]);
  const kinds = async (query: string) => (await list(token, query)).map(({ kind }) => kind);
  expect(await kinds('?owner=company')).toEqual(['mwan-permit']);
  expect(await kinds('?state=soon')).toEqual(['other']);
  expect(await kinds(`?truckId=${truck.id}`)).toEqual(['insurance']);
  expect(await kinds(`?driverId=${driver.id}`)).toEqual(['other']);
  const { trucks } = listTrucks.response.parse(await (await server.fetch(listTrucks.path, { token })).json());
  expect(trucks[0]?.documents).toEqual({ expiresOn: market.day(-1), state: 'expired' });
});

test.each([
  ['no kind', {}, 'kind'],
  ['a kind that is not the owner’s', { kind: 'driving-license' }, 'kind'],
  ['no day of expiry', { kind: 'insurance', expiresOn: '' }, 'expiresOn'],
  ['an end before its beginning', { kind: 'insurance', issuedOn: '2199-01-01' }, 'expiresOn'],
])('a document with %s is rejected by its field', async (_, json, field) => {
  const { token } = await market.company(0);
  const answer = await send(token, calls.addDocument.path, { expiresOn: market.day(100), ...json });
  const { fields } = errorBody.parse(await answer.json());
  expect([answer.status, Object.keys(fields ?? {})]).toEqual([400, [field]]);
});

test('an owner has one document of a kind; a renewal takes its place and keeps it as history with its file', async () => {
  const { token, truck } = await companyWithTruck();
  const about = { truckId: truck.id, kind: 'inspection', number: 'F-1' };
  const first = await added(token, { ...about, expiresOn: market.day(5) });
  expect((await send(token, calls.addDocument.path, { ...about, expiresOn: market.day(9) })).status).toBe(
    409,
  );
  await upload(token, first.id, pdfOf());
  const renewed = await send(token, `${at(first.id)}/renewal`, { number: 'F-2', expiresOn: market.day(370) });
  const { document } = calls.renewDocument.response.parse(await renewed.json());
  expect(document).toMatchObject({ kind: 'inspection', number: 'F-2', state: 'valid', file: null });
  expect(await list(token)).toEqual([document]);
  const shown = calls.fetchDocument.response.parse(
    await (await server.fetch(at(document.id), { token })).json(),
  );
  expect(shown.earlier).toMatchObject([
    { id: first.id, number: 'F-1', file: 'pdf', replacedAt: expect.any(String) },
  ]);
  expect((await server.fetch(`${at(first.id)}/file`, { token })).status).toBe(200);
  // What is history is not changed.
  expect((await send(token, at(first.id), { number: 'F-3' }, 'PATCH')).status).toBe(409);
  const before = await files();
  expect((await server.fetch(at(document.id), { method: 'DELETE', token })).status).toBe(200);
  expect([await list(token), (await files()).length]).toEqual([[], before.length - 1]);
  expect((await server.fetch(at(first.id), { token })).status).toBe(404);
});

test('a license’s number is the driver’s own, whichever of the two is edited; the audit log hides it', async () => {
  const { id: company, token, driver } = await companyWithTruck();
  const about = { driverId: driver.id, kind: 'driving-license', number: '4401234567' };
  const license = await added(token, { ...about, expiresOn: market.day(200) });
  const details = async () =>
    driverDetails.response.parse(
      await (await server.fetch(driverDetails.path.replace(':driverId', driver.id), { token })).json(),
    );
  expect(await details()).toMatchObject({
    ...{ driver: { licenseNumber: '4401234567' }, licenseExpiry: market.day(200) },
  });
  await send(
    token,
    updateDriver.path.replace(':driverId', driver.id),
    { licenseNumber: '4409999999' },
    'PATCH',
  );
  expect((await list(token))[0]?.number).toBe('4409999999');
  await send(token, at(license.id), { number: '4400000000', title: 'رخصة سالم' }, 'PATCH');
  expect((await details()).driver.licenseNumber).toBe('4400000000');
  const auditLog = await (await server.fetch(listAudit.path, { token })).text();
  expect(auditLog).not.toMatch(/44\d{8}|رخصة سالم/);
  expect(company).toBeTruthy();
});

test('an edit of a document that another has edited is rejected with what is new', async () => {
  const { token } = await market.company(0);
  const document = await added(token, { kind: 'insurance', number: 'A' });
  await send(token, at(document.id), { number: 'B' }, 'PATCH');
  const late = await server.fetch(at(document.id), {
    ...{ method: 'PATCH', token, json: { number: 'C' }, headers: { 'if-match': '"1"' } },
  });
  const { outdated } = errorBody.parse(await late.json());
  expect(outdated?.changes).toMatchObject([{ label: 'رقم الوثيقة', from: 'A', to: 'B' }]);
});

test('a file is only ever saved: a PDF as it is, a picture encoded anew, and nobody else has it', async () => {
  const [{ token }, other] = [await market.company(0), await market.company(0)];
  const document = await added(token, { kind: 'mwan-permit', expiresOn: '2027-05-01' });
  expect((await server.fetch(`${at(document.id)}/file`, { token })).status).toBe(404);
  const pdf = pdfOf();
  const kept = await upload(token, document.id, pdf);
  expect(calls.setDocumentFile.response.parse(await kept.json()).document.file).toBe('pdf');
  const saved = await server.fetch(`${at(document.id)}/file`, { token });
  expect(Buffer.from(await saved.arrayBuffer()).equals(pdf)).toBe(true);
  const headersOf = ({ headers }: Response) =>
    ['content-type', 'x-content-type-options', 'content-security-policy', 'cache-control'].map((name) =>
      headers.get(name),
    );
  const hard = ['nosniff', "default-src 'none'; sandbox", 'no-store'];
  expect(headersOf(saved)).toEqual(['application/pdf', ...hard]);
  expect(decodeURIComponent(saved.headers.get('content-disposition') ?? '')).toBe(
    "attachment; filename*=UTF-8''تصريح موان 2027-05-01.pdf",
  );
  const photo = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  await upload(token, document.id, photo, 'image/jpeg');
  const picture = await server.fetch(`${at(document.id)}/file`, { token });
  expect(headersOf(picture)).toEqual(['image/webp', ...hard]);
  const { format, width } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
  expect([format, width]).toEqual(['webp', 2400]);
  for (const call of ['', '/file'])
    expect((await server.fetch(at(document.id) + call, { token: other.token })).status).toBe(404);
  expect((await upload(other.token, document.id, pdf)).status).toBe(404);
  expect((await server.fetch(`${at(document.id)}/file`)).status).toBe(401);
  // Nothing below /uploads leads to it.
  const [name = ''] = (await files()).slice(-1);
  for (const path of [
    `/uploads/private/${name}`,
    `/uploads/documents/${name}`,
    `/uploads/logos/../private/${name}`,
  ])
    expect((await server.fetch(path)).status, path).toBe(404);
});

test('hostile files are refused, and leave nothing behind', async () => {
  const { token } = await market.company(0);
  const document = await added(token, { kind: 'other', title: 'عقد' });
  const before = await files();
  const hostile = (await hostileUploads()).filter(({ fate }) => fate === 'rejected');
  const more = [
    ['a page named like a PDF', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['half a PDF', pdfOf().subarray(0, 200)],
    ['a PDF with a script', pdfOf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >> ')],
  ] as const;
  for (const [what, bytes] of [...hostile.map(({ what, bytes }) => [what, bytes] as const), ...more]) {
    const answer = await upload(token, document.id, bytes);
    expect([what, answer.status]).toEqual([what, 415]);
  }
  const large = await upload(token, document.id, Buffer.concat([pdfOf(), Buffer.alloc(10 * 1024 * 1024)]));
  expect([large.status, errorBody.parse(await large.json()).message]).toEqual([413, calls.documentTooLarge]);
  expect(await files()).toEqual(before);
  expect((await list(token))[0]?.file).toBeNull();
}, 60_000);

test('each refusal says why, and what scanners, gateways and telephones write is kept', async () => {
  const { token } = await market.company(0);
  const document = await added(token, { kind: 'other', title: 'عقد' });
  const canvas = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#2a7' } });
  const photo = await canvas(5712, 4284).jpeg().toBuffer();
  const pdf = pdfOf();
  const cases: readonly (readonly [string, Buffer, string])[] = [
    ['', Buffer.concat([Buffer.from('\r\n'), pdf]), 'a line end before it'],
    ['', Buffer.concat([pdf, Buffer.from('<html>gateway</html>')]), 'a page behind it'],
    ['', pdfOf('/Names << /EmbeddedFiles 9 0 R >> '), 'an attachment'],
    ['', photo, '24 megapixels'],
    ['يرجى اختيار ملف PDF أو صورة (JPEG, PNG, GIF, WEBP) صالحة', Buffer.from('hello'), 'no such file'],
    ['صور HEIC غير مدعومة. يرجى حفظ الصورة بصيغة JPEG ثم اختيارها من جديد', heic, 'HEIC'],
    ['ملف PDF تالف أو غير مكتمل. يرجى حفظه أو مسحه ضوئيًا من جديد.', pdf.subarray(0, 200), 'half a PDF'],
    [
      'يحتوي ملف PDF على برمجيات (JavaScript أو XFA). يرجى طباعته إلى ملف PDF جديد ثم اختياره.',
      pdfOf('/OpenAction << /S /JavaScript /JS (x) >> '),
      'a script',
    ],
    [
      'يحتوي ملف PDF على أمر يشغّل برنامجًا. يرجى طباعته إلى ملف PDF جديد ثم اختياره.',
      pdfOf('/OpenAction << /S /Launch >> '),
      'a program',
    ],
    ['ملف الصورة تالف أو غير مكتمل. يرجى اختيار صورة أخرى.', photo.subarray(0, 9000), 'half a photo'],
    [
      'أبعاد الصورة كبيرة جدًا، والحد الأعلى 65 ميجابكسل. يرجى تصغيرها ثم إعادة المحاولة.',
      await canvas(9000, 8000).png().toBuffer(),
      '72 megapixels',
    ],
  ];
  for (const [message, bytes, what] of cases)
    for (const type of ['application/octet-stream', 'image/jpg']) {
      const answer = await upload(token, document.id, bytes, type);
      const body = answer.ok ? { message: '' } : errorBody.parse(await answer.json());
      expect([what, answer.status, body.message]).toEqual([what, message === '' ? 200 : 415, message]);
    }
  const kept = await server.fetch(`${at(document.id)}/file`, { token });
  expect(await sharp(Buffer.from(await kept.arrayBuffer())).metadata()).toMatchObject({ width: 2400 });
}, 60_000);

test('documents go with their owner: a deleted truck’s and an erased driver’s, with their files', async () => {
  const { token, driver, truck } = await companyWithTruck();
  const before = await files();
  const card = await added(token, {
    owner: 'driver',
    driverId: driver.id,
    kind: 'driver-card',
    number: '99887766',
  });
  const insurance = await added(token, { truckId: truck.id, kind: 'insurance' });
  for (const { id } of [card, insurance]) await upload(token, id, pdfOf());
  expect(await files()).toHaveLength(before.length + 2);
  await server.fetch(deleteTruck.path.replace(':truckId', truck.id), { method: 'DELETE', token });
  expect((await list(token)).map(({ id }) => id)).toEqual([card.id]);
  await server.fetch(deleteDriver.path.replace(':driverId', driver.id), { method: 'DELETE', token });
  expect([await list(token), await files()]).toEqual([[], before]);
});
