import { $session } from '@hawiyat/shared/state';
import { busyHour } from '@hawiyat/shared/testing/busy-hour';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $orderCounts } from './requests-badge.tsx';

const counts = {
  ...{ newOrders: 5, acceptedOrders: 4, unassignedOrders: 2, subOrders: 3, unassignedSubOrders: 1 },
  ...{ needsAction: { orders: 2, subOrders: 1 }, withoutDriver: { now: 0, tomorrow: 0, first: null } },
};

beforeEach(() => {
  const company = { id: 'c1', name: 'شركة', identifier: '9000000001', logoUrl: null };
  $session.set({ token: 'token', user: { id: 'u1', name: 'نورة', email: 'a@example.com', company } });
});
afterEach(() => {
  $session.set(null);
  vi.restoreAllMocks();
});

test.each([
  ['places', 'request.placed', [5, 6, 7, 8]],
  ['cancels', 'request.closed', [5, 4, 3, 2]],
] as const)(
  'the badge counts each request that a customer %s, and asks only seconds later',
  async (_, type, first) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    const shown: number[] = [];
    const leave = $orderCounts.listen(({ data }) => {
      if (data && data.newOrders !== shown.at(-1)) shown.push(data.newOrders);
    });
    const { refreshes } = await busyHour({ open: $orderCounts.fetch, body: { counts }, takes: 50, type });
    leave();
    expect(shown.slice(0, first.length)).toEqual(first);
    // In ten seconds, each after 2.7 of them.
    expect(refreshes).toBe(3);
  },
);
