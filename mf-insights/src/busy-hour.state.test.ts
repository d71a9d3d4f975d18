import { $session } from '@hawiyat/shared/state';
import { busyHour } from '@hawiyat/shared/testing/busy-hour';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { $actions } from './actions/actions-store.ts';
import { $breakdown } from './breakdown/breakdown-store.ts';
import { $revenue, showRevenue } from './revenue/revenue-store.ts';
import { $statement, showStatement } from './statement/statement-store.ts';

beforeEach(() => {
  const company = { id: 'c1', name: 'شركة', identifier: '9000000001', logoUrl: null };
  $session.set({ token: 'token', user: { id: 'u1', name: 'نورة', email: 'a@example.com', company } });
});
afterEach(() => $session.set(null));

const none = { orders: 0, revenue: 0 };
const month = { from: '2026-11-01', to: '2026-11-30' };
const actions = {
  ...{ day: '2026-11-21', unassignedOrdersToday: 0, unassignedSubOrdersToday: 0 },
  ...{ lateOrders: 0, overdueReturns: 0, requestsWithoutOffer: 0, withoutDriver: { now: 0, tomorrow: 0 } },
};

test.each([
  [
    'revenue',
    $revenue,
    () => showRevenue({ period: '12months', groupBy: 'month' }),
    { data: { period: '12months', analytics: [], total: none, previous: none } },
  ],
  [
    'the statement',
    $statement,
    () => showStatement(month),
    { data: { ...month, lines: [], total: { orders: 0, gross: '0.00', net: '0.00', vat: '0.00' } } },
  ],
  ['the stock', $breakdown, $breakdown.fetch, { data: [] }],
  ['what waits', $actions, $actions.fetch, { data: actions }],
] as const)('in a busy hour %s stays up to date', async (_, store, open, body) => {
  const leave = store.listen(() => {});
  const { refreshes, mostAtOnce } = await busyHour({ open, body, takes: 400 });
  expect(store.get().error).toBeNull();
  leave();
  expect(refreshes).toBeGreaterThanOrEqual(20);
  expect(mostAtOnce).toBe(1);
});
