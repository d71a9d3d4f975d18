import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import { cancelOrder } from '@hawiyat/shared/contract/marketplace/customer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Market, type MarketCompany, marketplace } from '../../testing/marketplace.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { passDay } from './pass-day.ts';

let server: TestServer;
let market: Market;
let mine: MarketCompany;
beforeAll(async () => {
  server = await testServer();
  market = marketplace(server);
  mine = await market.company();
}, 60_000);
afterAll(() => server.close());

async function auditLog() {
  const answer = await server.fetch(listAudit.path, { token: mine.token });
  return listAudit.response.parse(await answer.json()).entries;
}

test('the tasks that end with their order are in the audit log with what they were before', async () => {
  const order = await market.order(mine);
  await market.post(cancelOrder.path.replace(':orderId', order.id), order.customerToken, {});
  expect(await auditLog()).toContainEqual(
    expect.objectContaining({
      type: 'sub_order.moved',
      before: { status: 'pending' },
      after: { status: 'failed', reason: 'ألغى العميل الطلب.' },
    }),
  );
});

test('an order that becomes late is in the audit log with what it was before', async () => {
  const driver = await market.driver(mine.id);
  const orders = [await market.order(mine), await market.order(mine, { driverId: driver.id })];
  const tomorrow = new Date(server.app.now().getTime() + 24 * 3_600_000);
  const later = { ...server.app, now: () => tomorrow };
  await Promise.all([passDay(later), passDay(later)]);
  const moved = (await auditLog()).filter((item) => item.type === 'order.moved');
  expect(moved).toHaveLength(2);
  for (const [order, status] of [
    [orders[0], 'pending'],
    [orders[1], 'scheduled'],
  ] as const)
    expect(moved).toContainEqual(
      expect.objectContaining({ entityId: order?.id, before: { status }, after: { status: 'late' } }),
    );
});
