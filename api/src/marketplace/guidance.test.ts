import { offerGuidance } from '@hawiyat/shared/contract/marketplace/offers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOrders, type BusyOrder } from '../../testing/busy-company.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { asPlatform } from '../db/tenant.ts';
import { compactCounters } from '../insights/compact-counters.ts';
import { addDays, dayOf, lastMonths } from '../kernel/calendar.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const today = dayOf(new Date());
const [first = ''] = lastMonths(today, 12);

const accepted = (price: number, createdAt: Date): BusyOrder => ({
  ...{ status: 'completed', day: today, price, hasDriver: true, createdAt, completedAt: new Date() },
});

async function openRequest(): Promise<string> {
  return asPlatform(server.db, async (tx) => {
    const customer = await tx
      .insertInto('customers')
      .values({ name: 'عميل', phone: '+966500000055', birth_date: '1990-01-01' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const kind = { container_type: 'حاويات أنقاض', container_size: '12 yard', rental_type: 'once' } as const;
    const request = await tx
      .insertInto('requests')
      .values({ customer_id: customer.id, delivery_date: addDays(today, 5), ...kind })
      .returning('id')
      .executeTakeFirstOrThrow();
    return request.id;
  });
}

test('guidance tells the accepted prices of this month and the eleven before, also after compaction', async () => {
  const company = await server.createCompany('شركة');
  const token = await company.signIn();
  await addOrders(server.db, company.id, [
    accepted(700, new Date()),
    accepted(500.25, new Date(`${first}-01T00:00:00+03:00`)),
    accepted(100, new Date(`${addDays(`${first}-01`, -1)}T23:59:59+03:00`)),
  ]);
  await addOrders(server.db, company.id, [accepted(600, new Date())]);
  const request = await openRequest();
  const prices = async () => {
    const answer = await server.fetch(`${offerGuidance.path}?globalOrderId=${request}`, { token });
    return offerGuidance.response.parse(await answer.json()).guidance.acceptedPrices;
  };
  expect(await prices()).toEqual({ least: 500.25, most: 700, count: 3 });
  await compactCounters(server.app);
  expect(await prices()).toEqual({ least: 500.25, most: 700, count: 3 });
});
