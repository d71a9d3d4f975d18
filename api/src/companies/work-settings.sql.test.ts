import { listNotifications } from '@hawiyat/shared/contract/company/notifications';
import { fetchWorkSettings, saveWorkSettings } from '@hawiyat/shared/contract/company/work-settings';
import { offerGuidance } from '@hawiyat/shared/contract/marketplace/offers';
import { expect, test } from 'vitest';
import { marketServer } from '../../testing/market-server.ts';
import { addDays, momentOf } from '../kernel/calendar.ts';
import { remind } from '../orders/remind.ts';

const { server, market } = await marketServer();

const today = market.day();
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const all = [6, 0, 1, 2, 3, 4, 5];
const without = (...days: string[]) => all.filter((day) => !days.map(weekday).includes(day));
const nothing = { days: all, hours: null, holidays: [], rentalDuration: null, prices: [] };
const debris = { type: 'حاويات أنقاض', size: '20 yard' };

const settings = async (token: string) =>
  fetchWorkSettings.response.parse(await (await server.fetch(fetchWorkSettings.path, { token })).json())
    .settings;
const save = (token: string, json: object, ifMatch?: number) =>
  server.fetch(saveWorkSettings.path, {
    ...{ method: 'PATCH', token, json },
    ...(ifMatch !== undefined && { headers: { 'if-match': `"${ifMatch}"` } }),
  });

test('a company says when it works, and nobody overwrites what he has not seen', async () => {
  const { token } = await market.company(0);
  const proposed = { ...nothing, days: [6, 0, 1, 2, 3, 4], version: 1 };
  expect(await settings(token)).toEqual(proposed);
  const { version: _, ...asProposed } = proposed;
  // What was only proposed holds once it is saved.
  expect((await save(token, asProposed, 1)).status).toBe(200);
  expect((await settings(token)).version).toBe(2);
  const wanted = {
    ...{ days: [0, 1, 2, 3, 6], hours: { from: '08:00', until: '17:00' }, rentalDuration: 10 },
    holidays: [{ name: 'عيد الفطر', from: '2027-03-09', until: '2027-03-12' }],
    prices: [{ ...debris, price: 450.5 }],
  };
  expect((await save(token, wanted, 2)).status).toBe(200);
  expect(await settings(token)).toEqual({ ...wanted, days: [6, 0, 1, 2, 3], version: 3 });
  const late = await save(token, nothing, 2);
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ code: 'outdated', outdated: { current: { version: 3 } } });
});

test.each([
  ['no day at all', { days: [] }, 'days'],
  ['a day twice', { days: [1, 1] }, 'days'],
  ['an eighth day', { days: [7] }, 'days.0'],
  ['hours that end before they begin', { hours: { from: '17:00', until: '08:00' } }, 'hours.until'],
  ['a 25th hour', { hours: { from: '08:00', until: '25:00' } }, 'hours.until'],
  [
    'a holiday backwards',
    { holidays: [{ name: 'عيد', from: '2027-03-12', until: '2027-03-09' }] },
    'holidays.0.until',
  ],
  [
    'a holiday without a name',
    { holidays: [{ name: '', from: '2027-03-12', until: '2027-03-12' }] },
    'holidays.0.name',
  ],
  ['a size of another type', { prices: [{ ...debris, size: '2 yard', price: 1 }] }, 'prices.0.size'],
  ['a price of nothing', { prices: [{ ...debris, price: 0 }] }, 'prices.0.price'],
  [
    'two prices for one kind',
    {
      prices: [
        { ...debris, price: 1 },
        { ...debris, price: 2 },
      ],
    },
    'prices',
  ],
  ['eight days of rental', { rentalDuration: 8 }, 'rentalDuration'],
])('%s is rejected at its field', async (_, change, field) => {
  const { token } = await market.company(0);
  const rejected = await save(token, { ...nothing, ...change });
  expect(rejected.status).toBe(400);
  expect(Object.keys(((await rejected.json()) as { fields: object }).fields)).toContain(field);
  expect((await settings(token)).version).toBe(1);
});

test('an offer begins from the company’s own price, and is told of a day on which it does not work', async () => {
  const { token } = await market.company();
  const customer = await market.customer();
  const day = addDays(today, 3);
  const request = await market.place(customer.token, {
    ...{ containerType: debris.type, containerSize: debris.size, deliveryDate: day },
  });
  const guidance = async () => {
    const answer = await server.fetch(`${offerGuidance.path}?globalOrderId=${request.id}`, { token });
    const { defaults, dayOff } = offerGuidance.response.parse(await answer.json()).guidance;
    return { defaults, dayOff };
  };
  const none = { price: null, rentalDuration: null };
  expect(await guidance()).toEqual({});
  const named = { price: 450.5, rentalDuration: 10 };
  await save(token, {
    ...nothing,
    rentalDuration: 10,
    prices: [{ ...debris, price: 450.5 }],
    days: without(day),
  });
  expect(await guidance()).toEqual({ defaults: named, dayOff: '' });
  await save(token, { ...nothing, holidays: [{ name: 'اليوم الوطني', from: day, until: day }] });
  expect(await guidance()).toEqual({ defaults: none, dayOff: 'اليوم الوطني' });
});

test('a reminder names what has no driver until the next working day, and none comes on a day off', async () => {
  const [off, resting, silent] = [await market.company(4), await market.company(4), await market.company(4)];
  const days = [1, 2, 3].map((ahead) => addDays(today, ahead));
  const [first = ''] = days;
  await save(off.token, { ...nothing, days: without(first) });
  await save(resting.token, { ...nothing, holidays: [{ name: 'جرد', from: today, until: today }] });
  for (const company of [off, resting, silent])
    for (const deliveryDate of days) await market.order(company, { about: { deliveryDate } });
  await remind({ ...server.app, now: () => momentOf(today, 15) });
  const due = async (token: string) => {
    const answer = await server.fetch(listNotifications.path, { token });
    return listNotifications.response
      .parse(await answer.json())
      .notifications.map(({ notification }) => notification)
      .filter(({ kind }) => kind === 'tasks-due')
      .map(({ title, address }) => [title, address]);
  };
  const unassigned = '/orders?tab=accepted_orders&driver=unassigned';
  expect(await due(off.token)).toEqual([['طلبان بلا سائق حتى يوم العمل القادم', unassigned]]);
  expect(await due(resting.token)).toEqual([]);
  expect(await due(silent.token)).toEqual([['طلب واحد غدًا بلا سائق', `${unassigned}&day=${first}`]]);
});
