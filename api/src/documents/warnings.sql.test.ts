import { listNotifications } from '@hawiyat/shared/contract/company/notifications';
import { addDocument, listDocuments } from '@hawiyat/shared/contract/fleet/documents';
import { listAssignableDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { addTruck } from '@hawiyat/shared/contract/fleet/vehicles';
import { fetchOrder } from '@hawiyat/shared/contract/orders/order-details';
import { assignDriver } from '@hawiyat/shared/contract/orders/orders';
import { listWork } from '@hawiyat/shared/contract/orders/work';
import { expect, test } from 'vitest';
import { marketServer } from '../../testing/market-server.ts';
import { asPlatform } from '../db/tenant.ts';
import { addDays, momentOf } from '../kernel/calendar.ts';
import { warnOfExpiry } from './warn-of-expiry.ts';

const { server, market } = await marketServer();

const today = market.day();
/** @param hours since midnight in Riyadh */
const at = (days: number, hours = 8) => ({
  ...server.app,
  ...{ linkUrl: 'https://panel.example', now: () => momentOf(addDays(today, days), hours) },
});
const add = (token: string, json: object) => market.post(addDocument.path, token, json);
const notifications = async (token: string) =>
  listNotifications.response
    .parse(await (await server.fetch(listNotifications.path, { token })).json())
    .notifications.map(({ notification }) => notification)
    .filter(({ kind }) => kind === 'documents-expiring')
    .map(({ title, text }) => [title, text]);
/** The e-mails that wait, by their subject, without those of other companies. */
async function mails(): Promise<string[]> {
  const rows = await asPlatform(server.db, (tx) => tx.selectFrom('mails').selectAll().execute());
  const texts = rows.map(({ body }) => body as unknown as { subject: string; text: string });
  return texts.filter(({ subject }) => subject.includes('وثائق')).map(({ text }) => text);
}

test('each company hears once of each document 30, 14 and 7 days before and after its last day, in one e-mail a day', async () => {
  const [company, other] = [await market.company(0), await market.company(0)];
  const driver = await market.driver(company.id, 'سالم الدوسري');
  await add(company.token, { kind: 'mwan-permit', expiresOn: addDays(today, 44) });
  await add(company.token, {
    ...{ driverId: driver.id, kind: 'driver-card', number: '998877', expiresOn: addDays(today, 20) },
  });
  await warnOfExpiry(at(0, 6.9));
  expect(await notifications(company.token)).toEqual([]);
  await Promise.all([warnOfExpiry(at(0)), warnOfExpiry(at(0))]);
  await warnOfExpiry(at(0, 23));
  expect(await notifications(company.token)).toEqual([
    ['تنتهي قريبًا صلاحية بطاقة السائق', expect.stringContaining('آخر يوم لها')],
  ]);
  const [mail = '', ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toContain('بطاقة السائق، ⁨سالم الدوسري⁩: تنتهي بعد 20 يومًا');
  expect(mail).toContain('https://panel.example/vehicles?view=documents&state=due');
  expect(mail).not.toMatch(/998877|تصريح موان/);
  // Nothing new on the next day; on the sixth the card is 14 days near.
  await warnOfExpiry(at(1));
  expect(await mails()).toHaveLength(1);
  await warnOfExpiry(at(6));
  // Both together: the permit 30 days before, the card 6, after days without a server.
  await warnOfExpiry(at(14));
  expect(await notifications(company.token)).toEqual([
    ['وثائق تحتاج إلى تجديد', 'تنتهي قريبًا: وثيقتان.'],
    ['تنتهي قريبًا صلاحية بطاقة السائق', expect.any(String)],
    ['تنتهي قريبًا صلاحية بطاقة السائق', expect.any(String)],
  ]);
  await warnOfExpiry(at(21));
  expect((await notifications(company.token))[0]?.[0]).toBe('انتهت صلاحية بطاقة السائق');
  await warnOfExpiry(at(22));
  expect(await mails()).toHaveLength(4);
  expect((await mails()).at(-1)).toContain('انتهت في');
  expect(await notifications(other.token)).toEqual([]);
});

test('another last day is warned of anew, and a renewed document no more', async () => {
  const company = await market.company(0);
  const made = await add(company.token, { kind: 'insurance', expiresOn: addDays(today, 100 + 7) });
  const { document } = addDocument.response.parse(made);
  await warnOfExpiry(at(100));
  const path = `${listDocuments.path}/${document.id}`;
  await market.post(path, company.token, { expiresOn: addDays(today, 100 + 6) }, 'PATCH');
  await warnOfExpiry(at(101));
  expect(await notifications(company.token)).toHaveLength(2);
  await market.post(`${path}/renewal`, company.token, { expiresOn: addDays(today, 500) });
  await warnOfExpiry(at(108));
  expect(await notifications(company.token)).toHaveLength(2);
});

test('what has expired is said before and after a driver is assigned, and today’s work names what expires', async () => {
  const company = await market.company(2);
  const [expired, valid] = [await market.driver(company.id, 'سالم'), await market.driver(company.id, 'يوسف')];
  const work = async () =>
    listWork.response.parse(await (await server.fetch(listWork.path, { token: company.token })).json());
  expect((await work()).documents).toBeNull();
  const truck = await market.post(addTruck.path, company.token, { plate: '7356 TNJ', driverId: expired.id });
  await add(company.token, {
    ...{ driverId: expired.id, kind: 'driving-license', expiresOn: addDays(today, -1) },
  });
  await add(company.token, {
    ...{ truckId: addTruck.response.parse(truck).truck.id, kind: 'inspection', expiresOn: addDays(today, 1) },
  });
  await add(company.token, { kind: 'mwan-permit', expiresOn: addDays(today, 2) });
  const order = await market.order(company, { about: { deliveryDate: addDays(today, 2) } });

  const asked = async (day: string) =>
    listAssignableDrivers.response.parse(
      await (await server.fetch(`${listAssignableDrivers.path}?day=${day}`, { token: company.token })).json(),
    );
  const soon = await asked(addDays(today, 2));
  expect(soon.drivers.map(({ id, expired: documents }) => [id, documents])).toEqual([
    [valid.id, []],
    [expired.id, ['رخصة القيادة', 'الفحص الدوري للمركبة']],
  ]);
  expect(soon.companyExpired).toEqual([]);
  expect((await asked(addDays(today, 3))).companyExpired).toEqual(['تصريح موان للشركة']);
  expect((await asked(today)).drivers[1]?.expired).toEqual(['رخصة القيادة']);

  const answer = await market.post(
    assignDriver.path.replace(':orderId', order.id),
    company.token,
    { driverId: expired.id },
    'PATCH',
  );
  expect(assignDriver.response.parse(answer).order.expired).toEqual(['رخصة القيادة', 'الفحص الدوري للمركبة']);
  const details = await server.fetch(fetchOrder.path.replace(':orderId', order.id), { token: company.token });
  expect(fetchOrder.response.parse(await details.json()).details.expired).toEqual({
    [order.id]: ['رخصة القيادة', 'الفحص الدوري للمركبة'],
  });
  expect((await work()).documents).toEqual({
    text: 'انتهت صلاحيتها: وثيقة واحدة، وتنتهي خلال 30 يومًا: وثيقتان',
    ...{ address: '/vehicles?view=documents&state=due', action: 'عرض الوثائق', expired: true },
  });
});
