import { marketplace } from '@hawiyat/api/testing/marketplace';
import { type TestServer, testServer } from '@hawiyat/api/testing/server';
import { setOrigin } from '@hawiyat/shared/client';
import { $session } from '@hawiyat/shared/state';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendAssignment } from '../components/assigned-driver.ts';
import { $lanes, $moves, leaveBoard } from './board-store.ts';
import { $stops, leaveDay, showDay } from './day/day-store.ts';

let server: TestServer;
let market: ReturnType<typeof marketplace>;
let mine: Awaited<ReturnType<typeof market.company>>;
let leave: (() => void)[];

beforeAll(async () => {
  server = await testServer({ attemptFactor: 1000 });
  market = marketplace(server);
}, 60_000);
afterAll(() => server.close());

beforeEach(async () => {
  setOrigin(server.url);
  mine = await market.company(4);
  const company = { id: mine.id, name: 'شركة', identifier: mine.identifier, logoUrl: null };
  $session.set({ token: mine.token, user: { id: mine.id, name: 'مدير', email: 'a@example.com', company } });
  leave = [$moves, $stops].map((store) => store.listen(() => {}));
});
afterEach(() => {
  for (const stop of leave) stop();
  leaveBoard();
  leaveDay();
});

/** The lanes with orders; each order’s return waits in a lane, too. */
const lanes = () =>
  $lanes
    .get()
    .data?.filter((lane) => lane.orders.length > 0)
    .map((lane) => [lane.status, lane.orders.map(({ id }) => id)]) ?? null;

/** Assigns as the dialog does. */
async function assign(id: string): Promise<string> {
  const { id: driverId, name } = await market.driver(mine.id, 'فهد العتيبي');
  await sendAssignment({ kind: 'order', id }, driverId);
  return name;
}

test('a new driver is on the card immediately, and the card goes to its lane with the server’s answer', async () => {
  const { id } = await market.order(mine);
  await $lanes.fetch();
  expect(lanes()).toEqual([['pending', [id]]]);
  const name = await assign(id);
  expect($lanes.get().data?.[0]?.orders[0]?.Driver?.user.name).toBe(name);
  await expect.poll(lanes).toEqual([['scheduled', [id]]]);
  expect([...$moves.get().keys()]).toEqual([id]);
  leaveBoard();
  expect($moves.get().size).toBe(0);
});

test('a day keeps the stops that did not change, and shows the driver of the one that did', async () => {
  const [one, other] = [await market.order(mine), await market.order(mine)];
  await showDay(market.day());
  const stop = (id: string) => $stops.get().data?.stops.find((item) => item.id === id);
  const before = stop(other.id);
  const name = await assign(one.id);
  expect(stop(one.id)?.driverName).toBe(name);
  await expect.poll(() => stop(one.id)?.status).toBe('scheduled');
  expect(stop(other.id)).toBe(before);
});

test('another company finds nothing of the one before; a failure is shown, and the retry succeeds', async () => {
  await market.order(mine);
  await $lanes.fetch();
  await showDay(market.day());
  $session.set(null);
  expect($lanes.get().data).toBeNull();
  expect($stops.get().data).toBeNull();
  expect($moves.get().size).toBe(0);

  setOrigin('http://localhost:9');
  await $lanes.fetch();
  expect($lanes.get().error).toMatch(/تعذّر الاتصال بالخادم/);
  setOrigin(server.url);
  $session.set({
    token: mine.token,
    user: {
      ...{ id: mine.id, name: 'مدير', email: 'a@example.com' },
      company: { id: mine.id, name: 'شركة', identifier: mine.identifier, logoUrl: null },
    },
  });
  await $lanes.fetch();
  expect($lanes.get().error).toBeNull();
  expect(lanes()).toHaveLength(1);
});
