import { existsSync } from 'node:fs';
import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import * as calls from '@hawiyat/shared/contract/fleet/container-details';
import { deleteContainer, listContainers, updateContainer } from '@hawiyat/shared/contract/fleet/containers';
import { saveOrderSettings } from '@hawiyat/shared/contract/orders/order-settings';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { hostileUploads } from '../../testing/hostile-uploads.ts';
import { marketServer } from '../../testing/market-server.ts';
import type { MarketCompany } from '../../testing/marketplace.ts';
import { rentalLife, rentalProof } from '../../testing/rental-life.ts';
import { fault, rejected, statusAndBody, unknownId } from '../../testing/responses.ts';
import { asCompany } from '../db/tenant.ts';
import { addDays, dayOf } from '../kernel/calendar.ts';
import { pathOf } from '../uploads/store.ts';

const { server, market } = await marketServer();
const { deliver, bringBack } = rentalLife(server, market);
const stranger = await market.company(1);

let mine: MarketCompany;
let containerId: string;
beforeEach(async () => {
  mine = await market.company(1);
  containerId = await firstOf(mine);
});

async function firstOf({ token }: { token: string }) {
  const { containers } = listContainers.response.parse(
    await (await server.fetch(listContainers.path, { token })).json(),
  );
  return containers[0]?.id ?? '';
}
const at = (path: string, ids: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => ({ containerId, ...ids })[name] ?? '');
const ask = (path: string, token = mine.token) => server.fetch(path, { token });
const send = (method: string, path: string, json?: unknown, token = mine.token) =>
  server.fetch(path, { method, token, ...(json !== undefined && { json }) });
const today = () => dayOf(server.app.now());

async function details() {
  const answer = await ask(at(calls.fetchContainer.path));
  return calls.fetchContainer.response.parse(await answer.json()).details;
}
async function steps(query = '') {
  const answer = await ask(`${at(calls.listContainerSteps.path)}${query}`);
  return calls.listContainerSteps.response.parse(await answer.json());
}

test('a container in the depot: no order, no income, twelve months that begin with it', async () => {
  await server.fetch(saveOrderSettings.path, {
    ...{ method: 'PATCH', token: mine.token },
    json: { depot: { latitude: 24.6, longitude: 46.7 }, areas: [], hidesOutside: false },
  });
  const shown = await details();
  expect(shown).toMatchObject({
    container: { id: containerId, containerNumber: 'C-0001', status: 'available', hold: null },
    ...{ daysLate: 0, driverName: null, returnTask: null, incomeThisYear: 0, maintenance: [], pictures: [] },
    depot: { latitude: 24.6, longitude: 46.7 },
  });
  expect(shown.months).toHaveLength(12);
  expect(shown.months.map(({ share }) => share)).toEqual([...Array(11).fill(null), 0]);
  expect(shown.months.at(-1)?.month).toBe(today().slice(0, 7));
  expect((await steps()).steps).toMatchObject([{ kind: 'added', by: 'عبدالله الحربي', order: null }]);
});

test('out with a customer: whose order, where, who brought it, what will bring it back, how late', async () => {
  const order = await deliver(mine);
  const shown = await details();
  expect(shown).toMatchObject({
    container: {
      status: 'rented',
      hold: { orderId: order.id, place: 'وسط الرياض', until: addDays(today(), 7) },
    },
    ...{ daysLate: 0, driverName: order.driver.name, returnTask: { status: 'pending' } },
  });
  expect(shown.months.at(-1)?.share).toBe(1);
  await asCompany(server.db, mine.id, (tx) =>
    tx
      .updateTable('sub_orders')
      .set({ delivery_date: addDays(today(), -2) })
      .execute(),
  );
  expect((await details()).daysLate).toBe(2);
});

test('its timeline tells of rentals, changes by hand and maintenance, newest first and page by page', async () => {
  await send('PATCH', at(updateContainer.path), { price: 620 });
  const order = await deliver(mine);
  await bringBack(mine, order);
  await send('POST', at(calls.addMaintenance.path), { day: addDays(today(), -30), text: 'طلاء', cost: 99.5 });
  const all = (await steps()).steps;
  const rental = { order: { id: order.id, number: 'ح-10001' }, place: 'وسط الرياض' };
  expect(all).toMatchObject([
    { kind: 'returned', ...rental, by: order.driver.name },
    { kind: 'delivered', ...rental, by: order.driver.name, proofUrl: rentalProof },
    { kind: 'reserved', ...rental, by: null },
    { kind: 'changed', order: null, by: 'عبدالله الحربي', before: { price: 500 }, after: { price: 620 } },
    { kind: 'added', order: null },
    { kind: 'maintained', text: 'طلاء', cost: 99.5, by: 'عبدالله الحربي' },
  ]);
  const paged = [];
  for (let cursor: string | null | undefined = ''; cursor !== null; ) {
    const page = await steps(`?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
    paged.push(...page.steps);
    cursor = page.nextCursor ?? null;
  }
  expect(paged).toEqual(all);
  expect((await details()).incomeThisYear).toBe(450.5);
});

test('maintenance is written down, corrected and deleted, and the audit log tells all but its text', async () => {
  const add = await send('POST', at(calls.addMaintenance.path), {
    day: today(),
    text: ' لحام القاعدة ',
    cost: '350',
  });
  expect(add.status).toBe(201);
  const { maintenance } = calls.addMaintenance.response.parse(await add.json());
  expect(maintenance).toMatchObject({ day: today(), text: 'لحام القاعدة', cost: 350, by: 'عبدالله الحربي' });
  const own = at(calls.updateMaintenance.path, { maintenanceId: maintenance.id });
  const edited = { ...maintenance, text: 'لحام', cost: null };
  expect(await statusAndBody(await send('PATCH', own, { day: today(), text: 'لحام', cost: '' }))).toEqual([
    ...[200, { maintenance: edited }],
  ]);
  expect((await details()).maintenance).toEqual([edited]);
  expect((await send('DELETE', own)).status).toBe(200);
  expect((await details()).maintenance).toEqual([]);
  expect(await statusAndBody(await send('DELETE', own))).toEqual([
    404,
    rejected('ملاحظة الصيانة غير موجودة.'),
  ]);

  const { entries } = listAudit.response.parse(
    await (await ask(`${listAudit.path}?entityId=${containerId}`)).json(),
  );
  const told = entries.filter(({ type }) => type === 'container.maintained');
  expect(told.map(({ before, after }) => [before, after])).toEqual([
    [{ day: today(), cost: null }, null],
    [
      { day: today(), cost: 350 },
      { day: today(), cost: null },
    ],
    [null, { day: today(), cost: 350 }],
  ]);
});

test.each([
  ['no text', { text: ' ' }, 'text', 'يرجى كتابة ما تم في الصيانة'],
  ['a day to come', { day: '2099-01-01' }, 'day', 'لا يمكن أن يكون يوم الصيانة بعد اليوم'],
  ['no day', { day: 'أمس' }, 'day', 'يرجى كتابة التاريخ مثل \u206631/01/2026\u2069'],
  ['a Hijri day', { day: '15/03/1449' }, 'day', 'السنة يجب أن تكون ميلادية، بين 1900 و2199'],
  ['no amount', { cost: 'كثير' }, 'cost', calls.costRule],
  ['a negative cost', { cost: '-5' }, 'cost', calls.costRule],
  ['three decimals', { cost: '1.234' }, 'cost', 'يرجى كتابة التكلفة بمنزلتين عشريتين على الأكثر'],
])('maintenance with %s is rejected with a message', async (_, wrong, field, message) => {
  const body = { day: '2026-01-01', text: 'لحام', cost: '', ...wrong };
  const answer = await send('POST', at(calls.addMaintenance.path), body);
  expect(await statusAndBody(answer)).toEqual([400, fault(field, message)]);
});

const photograph = (bytes: Uint8Array, named: object = { name: 'x.png', type: 'image/png' }) => {
  const { name = 'x.png', type = 'image/png' } = named as { name?: string; type?: string };
  const body = new FormData();
  body.set('picture', new File([new Uint8Array(bytes)], name, { type }));
  return server.fetch(at(calls.addContainerPicture.path), { method: 'POST', token: mine.token, body });
};
const png = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

test('photographs are kept re-encoded, twelve at most, and go with their files', async () => {
  const bytes = await png();
  for (let n = 0; n < calls.mostPictures; n += 1) expect((await photograph(bytes)).status).toBe(201);
  expect(await statusAndBody(await photograph(bytes))).toMatchObject([
    409,
    { message: 'بلغت صور هذه الحاوية حدها الأعلى، وهو 12 صورة.' },
  ]);
  const { pictures } = await details();
  expect(pictures).toHaveLength(12);
  const [first] = pictures;
  const shown = await fetch(server.url + first?.url);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const own = at(calls.deleteContainerPicture.path, { pictureId: first?.id ?? '' });
  expect((await send('DELETE', own)).status).toBe(200);
  expect((await fetch(server.url + first?.url)).status).toBe(404);
  expect((await details()).pictures).toHaveLength(11);

  // A deleted container leaves no file either.
  const files = pictures.slice(1).map(({ url }) => pathOf(server.dataDir, url) ?? '');
  expect(files.every((path) => existsSync(path))).toBe(true);
  expect((await send('DELETE', at(deleteContainer.path))).status).toBe(200);
  expect(files.some((path) => existsSync(path))).toBe(false);
});

test('no hostile file becomes a photograph', async () => {
  for (const { what, bytes, fate, ...named } of await hostileUploads()) {
    // A photograph may be larger than the logo that these files are made for.
    if (fate !== 'rejected') continue;
    const { status } = await photograph(bytes, named);
    expect([what, [400, 413, 415].includes(status)]).toEqual([what, true]);
  }
  expect((await details()).pictures).toEqual([]);
}, 60_000);

test('what is not there, or is another company’s, is a 404 in Arabic', async () => {
  const missing = [404, rejected('الحاوية غير موجودة.')];
  for (const id of ['x', unknownId, await firstOf(stranger)])
    for (const { path } of [calls.fetchContainer, calls.listContainerSteps])
      expect(await statusAndBody(await ask(at(path, { containerId: id })))).toEqual(missing);
  const foreign = at(calls.addMaintenance.path, { containerId: await firstOf(stranger) });
  expect(await statusAndBody(await send('POST', foreign, { day: '2026-01-01', text: 'x' }))).toEqual(missing);
});
