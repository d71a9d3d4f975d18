import { listAssignableDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { saveOrderSettings } from '@hawiyat/shared/contract/orders/order-settings';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { expect, test } from 'vitest';
import { marketServer } from '../../testing/market-server.ts';
import { asCompany } from '../db/tenant.ts';

const { server, market } = await marketServer();

const depot = { latitude: 24.7, longitude: 46.7 };
/** Kilometers to the north of the depot, one after the other. */
const north = (km: number) => ({ latitude: 24.7 + km / 111.195, longitude: 46.7 });
const at = (km: number) => ({ about: { deliveryLocation: north(km) } });

test('who is as free is ranked by how near he is: from a stop of that day, or else from the depot', async () => {
  const mine = await market.company(4);
  const near = await market.driver(mine.id, 'ياسر');
  const far = await market.driver(mine.id, 'بدر');
  const idle = await market.driver(mine.id, 'سعيد');
  await market.order(mine, { ...at(18), driverId: near.id });
  await market.order(mine, { ...at(1), driverId: far.id });
  const { id: task } = await market.order(mine, at(20));
  const ranked = async (query: Record<string, string>) => {
    const path = `${listAssignableDrivers.path}?${new URLSearchParams({ day: market.day(), ...query })}`;
    const answer = await (await server.fetch(path, { token: mine.token })).json();
    return listAssignableDrivers.response
      .parse(answer)
      .drivers.map(({ name, jobsOnDay, distanceKm, distanceFrom }) => [
        name,
        jobsOnDay,
        distanceKm,
        distanceFrom,
      ]);
  };
  // Nobody knows where the trucks set out.
  expect(await ranked({ task })).toEqual([
    [idle.name, 0, null, null],
    [near.name, 1, 2, 'stop'],
    [far.name, 1, 19, 'stop'],
  ]);
  await market.post(saveOrderSettings.path, mine.token, { depot, areas: [], hidesOutside: false }, 'PATCH');
  expect(await ranked({ task })).toEqual([
    [idle.name, 0, 20, 'depot'],
    [near.name, 1, 2, 'stop'],
    [far.name, 1, 19, 'stop'],
  ]);
  // On another day nobody has a stop.
  expect((await ranked({ task, day: market.day(3) })).map((driver) => driver.slice(2))).toEqual(
    Array.from({ length: 3 }, () => [20, 'depot']),
  );
  expect((await ranked({})).map((driver) => driver.slice(2))).toEqual(
    Array.from({ length: 3 }, () => [null, null]),
  );
  const theirs = await market.order(await market.company(), at(20));
  for (const other of [theirs.id, 'x'])
    expect((await ranked({ task: other })).map((driver) => driver[2])).toEqual([null, null, null]);
});

test('a container that is with its customer is no work any more, until it has to be emptied or fetched', async () => {
  const mine = await market.company(1);
  const driver = await market.driver(mine.id);
  const { id } = await market.order(mine, { driverId: driver.id });
  const load = async (day: string) => {
    const path = `${listAssignableDrivers.path}?day=${day}`;
    const { drivers } = listAssignableDrivers.response.parse(
      await (await server.fetch(path, { token: mine.token })).json(),
    );
    return drivers.map(({ openJobs, jobsOnDay }) => [openJobs, jobsOnDay]);
  };
  expect(await load(market.day())).toEqual([[1, 1]]);
  await asCompany(server.db, mine.id, (tx) =>
    tx
      .updateTable('orders')
      .set({ status: 'delivered', delivered_at: new Date(), proof_of_delivery_url: '/proof' })
      .where('id', '=', id)
      .execute(),
  );
  expect(await load(market.day())).toEqual([[0, 0]]);
});

test('an overdue return counts what drivers have to do today, from where its container stands', async () => {
  const mine = await market.company(2);
  const driver = await market.driver(mine.id);
  await market.order(mine, { ...at(3), driverId: driver.id });
  const { id } = await market.order(mine, at(5));
  const tasks = listSubOrders.response.parse(
    await (await server.fetch(listSubOrders.path, { token: mine.token })).json(),
  ).subOrders;
  const task = tasks.find(({ Order }) => Order.id === id)?.id ?? '';
  await asCompany(server.db, mine.id, (tx) =>
    tx
      .updateTable('sub_orders')
      .set({ delivery_date: market.day(-4) })
      .where('id', '=', task)
      .execute(),
  );
  const path = `${listAssignableDrivers.path}?${new URLSearchParams({ day: market.day(-4), task })}`;
  const { drivers } = listAssignableDrivers.response.parse(
    await (await server.fetch(path, { token: mine.token })).json(),
  );
  expect(drivers[0]).toMatchObject({ jobsOnDay: 1, distanceKm: 2, distanceFrom: 'stop' });
});
