import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import {
  type AcceptedOrder,
  assignDriver,
  listAcceptedOrders,
  listPendingOrders,
} from '@hawiyat/shared/contract/orders/orders';
import { assignSubOrderDriver, listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketplace } from '../../testing/marketplace.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { demoLife } from './life.ts';
import { seededRandom } from './seed/random.ts';

let server: TestServer;
let market: ReturnType<typeof marketplace>;
beforeAll(async () => {
  server = await testServer({ attemptFactor: 1000 });
  market = marketplace(server);
}, 60_000);
afterAll(() => server.close());

const second = 1000;
/** Lets the demo live, five seconds at a time, until something is so. */
async function liveUntil(step: () => Promise<void>, isSo: () => Promise<boolean>, most = 100): Promise<void> {
  for (let i = 0; i < most; i += 1) {
    if (await isSo()) return;
    server.passTime(5 * second);
    await step();
  }
  throw new Error('It did not come about');
}

test('requests come, an offer is accepted, a driver delivers, and when the time has come he fetches the container', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const company = await server.createCompany('شركة العرض');
  let token = await company.signIn();
  for (const size of ['12 yard', '20 yard', '30 yard'])
    for (let i = 0; i < 3; i += 1)
      await market.post('/api/company/containers/add', token, {
        type: 'حاويات أنقاض',
        size,
        price: 500,
        status: 'available',
      });
  await market.customer();
  const driver = await market.driver(company.id);
  const step = demoLife(server.app, seededRandom(7));
  const ask = async (path: string) => (await server.fetch(path, { token })).json();
  const pending = async () => listPendingOrders.response.parse(await ask(listPendingOrders.path)).orders;
  const order = async (): Promise<AcceptedOrder | undefined> =>
    listAcceptedOrders.response.parse(await ask(listAcceptedOrders.path)).orders[0];

  await liveUntil(step, async () => (await pending()).length === 15, 200);
  for (let i = 0; i < 20; i += 1) {
    server.passTime(60 * second);
    await step();
  }
  expect(await pending()).toHaveLength(15);

  const wanted = (await pending()).find(
    (item) => item.containerType === 'حاويات أنقاض' && item.rentalType === 'once',
  );
  await market.offer(token, wanted?.id ?? '', 450);
  await liveUntil(step, async () => (await order()) !== undefined);
  const { id = '' } = (await order()) ?? {};

  await market.post(assignDriver.path.replace(':orderId', id), token, { driverId: driver.id }, 'PATCH');
  const seen = new Set<string | undefined>();
  await liveUntil(step, async () => seen.add((await order())?.status).has('delivered'));
  expect([...seen]).toEqual(['scheduled', 'in_transit', 'delivered']);
  const { proofOfDeliveryUrl } = (await order()) ?? {};
  expect((await server.fetch(proofOfDeliveryUrl ?? '')).headers.get('content-type')).toBe('image/webp');

  // Nobody fetches it before its day.
  const { subOrders } = listSubOrders.response.parse(await ask(listSubOrders.path));
  const path = assignSubOrderDriver.path.replace(':subOrderId', subOrders[0]?.id ?? '');
  await market.post(path, token, { driverId: driver.id }, 'PATCH');
  for (let i = 0; i < 20; i += 1) {
    server.passTime(20 * second);
    await step();
  }
  expect((await order())?.status).toBe('delivered');

  server.passTime(12 * 24 * 3600 * second);
  token = await company.signIn();
  await liveUntil(step, async () => (await order())?.status === 'completed');
  const { containers } = listContainers.response.parse(await ask(listContainers.path));
  expect(new Set(containers.map((container) => container.status))).toEqual(new Set(['available']));
});
