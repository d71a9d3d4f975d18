import { driverDetails } from '@hawiyat/shared/contract/fleet/drivers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOrders } from '../../testing/busy-company.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { addDays, dayOf } from '../kernel/calendar.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("a driver's orders come whole, or page by page with the same statistics", async () => {
  const company = await server.createCompany('شركة');
  const token = await company.signIn();
  const order = (n: number) => ({
    ...{
      status: 'completed' as const,
      day: addDays(dayOf(new Date()), -(n % 4)),
      price: 300,
      hasDriver: true,
    },
    ...{ createdAt: new Date(), completedAt: new Date() },
  });
  const driver = await addOrders(
    server.db,
    company.id,
    Array.from({ length: 11 }, (_, n) => order(n)),
  );
  const path = driverDetails.path.replace(':driverId', driver);
  const read = async (query: Record<string, string>) => {
    const answer = await server.fetch(`${path}?${new URLSearchParams(query)}`, { token });
    return driverDetails.response.parse(await answer.json());
  };
  const whole = await read({});
  expect(whole.orders).toHaveLength(11);
  expect(whole).not.toHaveProperty('nextCursor');

  const orders = [];
  let cursor: string | null | undefined;
  do {
    const page = await read({ limit: '4', ...(cursor ? { cursor } : {}) });
    expect(page.statistics).toEqual(whole.statistics);
    expect(page.orders.length).toBeLessThanOrEqual(4);
    orders.push(...page.orders);
    cursor = page.nextCursor;
  } while (cursor);
  expect(orders).toEqual(whole.orders);

  const wrong = await server.fetch(`${path}?cursor=x`, { token });
  expect(wrong.status).toBe(400);
});
