import { listStops, orderBoard } from '@hawiyat/shared/contract/orders/board';
import { fetchOrderSettings, saveOrderSettings } from '@hawiyat/shared/contract/orders/order-settings';
import { listAcceptedOrders, listPendingOrders } from '@hawiyat/shared/contract/orders/orders';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { expect, test } from 'vitest';
import { marketServer } from '../../testing/market-server.ts';

const { server, market } = await marketServer();

const depot = { latitude: 24.7, longitude: 46.7 };
const near = { latitude: 24.75, longitude: 46.7 };
const far = { latitude: 24.159, longitude: 47.327 };
const square = (name: string, { latitude, longitude }: typeof depot, half = 0.1) => ({
  name,
  corners: [
    { latitude: latitude - half, longitude: longitude - half },
    { latitude: latitude - half, longitude: longitude + half },
    { latitude: latitude + half, longitude: longitude + half },
    { latitude: latitude + half, longitude: longitude - half },
  ],
});
const nothing = { depot: null, areas: [], hidesOutside: false };

const answer = async (path: string, token: string) => (await server.fetch(path, { token })).json();
const settings = async (token: string) =>
  fetchOrderSettings.response.parse(await answer(fetchOrderSettings.path, token)).settings;
const save = (token: string, json: object, ifMatch?: number) =>
  server.fetch(saveOrderSettings.path, {
    ...{ method: 'PATCH', token, json },
    ...(ifMatch !== undefined && { headers: { 'if-match': `"${ifMatch}"` } }),
  });
const pending = async (token: string, query = '') =>
  listPendingOrders.response.parse(await answer(`${listPendingOrders.path}?limit=50${query}`, token));

test('a company says where its depot is and which areas it serves, and nobody overwrites what he has not seen', async () => {
  const { token } = await market.company();
  expect(await settings(token)).toEqual({ ...nothing, version: 1 });
  const wanted = { depot, areas: [square('شمال الرياض', near)], hidesOutside: true };
  expect((await save(token, wanted, 1)).status).toBe(200);
  expect(await settings(token)).toEqual({ ...wanted, version: 2 });
  const late = await save(token, nothing, 1);
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({
    code: 'outdated',
    outdated: { by: 'عبدالله الحربي', current: { hidesOutside: true, version: 2 } },
  });
  expect(await settings(token)).toEqual({ ...wanted, version: 2 });
});

test.each([
  ['a depot abroad', { ...nothing, depot: { latitude: 25.2, longitude: 55.27 } }, 'depot'],
  ['swapped coordinates', { ...nothing, depot: { latitude: 46.7, longitude: 24.7 } }, 'depot'],
  ['an area in the sea', { ...nothing, areas: [square('بحر', { latitude: 22, longitude: 37 })] }, 'areas'],
  [
    'an area of two points',
    { ...nothing, areas: [{ name: 'خط', corners: [depot, near] }] },
    'areas.0.corners',
  ],
  ['an area without a name', { ...nothing, areas: [square(' ', near)] }, 'areas.0.name'],
  [
    'eleven areas',
    { ...nothing, areas: Array.from({ length: 11 }, (_, at) => square(`${at}`, near)) },
    'areas',
  ],
  [
    'an area of 101 points',
    { ...nothing, areas: [{ name: 'كثيرة', corners: Array.from({ length: 101 }, () => near) }] },
    'areas.0.corners',
  ],
])('%s is rejected with a message at its field', async (_, json, field) => {
  const { token } = await market.company();
  const rejected = await save(token, json);
  expect(rejected.status).toBe(400);
  const { fields } = (await rejected.json()) as { fields: Record<string, string> };
  expect(fields[field]).toMatch(/[\u0600-\u06ff]/);
  expect(await settings(token)).toEqual({ ...nothing, version: 1 });
});

test('what is to be done says how far it is from the depot by air', async () => {
  const company = await market.company();
  const { token } = company;
  await market.order(company, { about: { deliveryLocation: far } });
  const where = async () => {
    const { orders } = listAcceptedOrders.response.parse(await answer(listAcceptedOrders.path, token));
    const { subOrders } = listSubOrders.response.parse(await answer(listSubOrders.path, token));
    const { lanes } = orderBoard.response.parse(await answer(orderBoard.path, token));
    const { stops } = listStops.response.parse(await answer(`${listStops.path}?day=${market.day()}`, token));
    const rows = [orders[0], subOrders[0]?.Order, lanes[0]?.orders[0], stops[0]];
    return rows.map((row) => [row?.place, row?.distanceKm]);
  };
  expect(await where()).toEqual(Array(4).fill(['وسط الخرج', null]));
  await save(token, { ...nothing, depot });
  expect(await where()).toEqual(Array(4).fill(['وسط الخرج', 87]));
});

test('open requests come by nearness, those without a location last, in pages too', async () => {
  const { token } = await market.company();
  const customer = await market.customer();
  const at = async (deliveryLocation: object | null) =>
    (
      await market.place(customer.token, {
        deliveryLocation,
        containerType: 'مكابس نفايات',
        containerSize: '12 yard',
      })
    ).id;
  const ids = { far: await at(far), nowhere: await at(null), near: await at(near) };
  await save(token, { ...nothing, depot });
  const kind = `&type=${encodeURIComponent('مكابس نفايات')}`;
  const nearest = [ids.near, ids.far, ids.nowhere];
  const found = await pending(token, `${kind}&sort=distance`);
  expect(found.orders.map(({ id, place, distanceKm }) => [id, place, distanceKm])).toEqual([
    [ids.near, 'وسط الرياض', 5.6],
    [ids.far, 'وسط الخرج', 87],
    [ids.nowhere, null, null],
  ]);
  const idsOf = (page: Awaited<ReturnType<typeof pending>>) => page.orders.map(({ id }) => id);
  const walked = [];
  for (let cursor: string | null | undefined = ''; cursor !== null && cursor !== undefined; ) {
    const query: string = `${kind}&sort=distance&limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`;
    const page = listPendingOrders.response.parse(
      await answer(`${listPendingOrders.path}?${query.slice(1)}`, token),
    );
    walked.push(...idsOf(page));
    cursor = page.nextCursor;
  }
  expect(walked).toEqual(nearest);
  expect(idsOf(await pending(token, `${kind}&sort=distance&skip=1`))).toEqual(nearest.slice(1));
  expect(idsOf(await pending(token, `${kind}&sort=distance&order=desc`))).toEqual(nearest.toReversed());
});

test('requests outside of the areas are hidden when the company wants that, and the answer says how many', async () => {
  const { token } = await market.company();
  const customer = await market.customer();
  const kind = `&type=${encodeURIComponent('حاويات نفايات')}`;
  const at = async (deliveryLocation: object | null) =>
    (
      await market.place(customer.token, {
        deliveryLocation,
        containerType: 'حاويات نفايات',
        containerSize: '2 yard',
      })
    ).id;
  const [inside, outside, nowhere] = [await at(near), await at(far), await at(null)];
  const idsOf = async (query = '') => (await pending(token, kind + query)).orders.map(({ id }) => id).sort();
  const wanted = { depot, areas: [square('الرياض', near)], hidesOutside: false };
  await save(token, wanted);
  expect(await idsOf()).toEqual([inside, outside, nowhere].sort());
  const { hidden, outside: shownOutside } = await pending(token, kind);
  expect([hidden, shownOutside]).toEqual([undefined, 1]);
  expect(await idsOf('&outside=hidden')).toEqual([inside, nowhere].sort());
  await save(token, { ...wanted, hidesOutside: true });
  expect(await idsOf()).toEqual([inside, nowhere].sort());
  expect(await pending(token, `${kind}&skip=0`)).toMatchObject({ hidden: 1, total: 2 });
  expect(await idsOf('&outside=shown')).toEqual([inside, outside, nowhere].sort());
  expect(await pending(token, `${kind}&skip=0&outside=shown`)).toMatchObject({ outside: 1, total: 3 });
  // The whole list has no room for the number, so it hides nothing.
  const whole = listPendingOrders.response.parse(
    await answer(`${listPendingOrders.path}?${kind.slice(1)}`, token),
  );
  expect(whole.orders).toHaveLength(3);
});
