import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listContainers } from '../contract/fleet/containers.ts';
import { listAcceptedOrders } from '../contract/orders/orders.ts';
import { endSession, startSession } from '../session/session.ts';
import { busyHour } from '../testing/busy-hour.ts';
import { TestingBrowser } from '../testing/testing-browser.ts';
import { createPagedQuery } from './create-paged-query.ts';
import { createQuery } from './create-query.ts';

const company = { id: 'c1', name: 'شركة الرواد', identifier: '9000000001', logoUrl: null };

beforeEach(() => {
  new TestingBrowser();
  startSession({ token: 'secret', user: { id: 'u1', name: 'سارة', email: 'a@b.example', company } });
});
afterEach(() => endSession('signed-out'));

const $list = createQuery(listContainers, atom({ query: {} }), { invalidatedBy: ['order'] });
const $paged = createPagedQuery(listAcceptedOrders, atom({ query: {} }), {
  invalidatedBy: ['order'],
  select: ({ orders, total = 0 }) => ({ rows: orders, total }),
});

test.each([
  ['a list', $list, { containers: [] }, 400],
  ['a list on a fast line', $list, { containers: [] }, 50],
  ['a list of pages', $paged, { orders: [], total: 0 }, 400],
])(
  'in a busy hour %s is refreshed all the time, by one request after the other',
  async (_, store, body, takes) => {
    const leave = store.listen(() => {});
    const { refreshes, mostAtOnce } = await busyHour({ open: () => store.fetch(), body, takes });
    leave();
    expect(refreshes).toBeGreaterThanOrEqual(20);
    // Events come all 150 ms, and are collected for 300.
    expect(refreshes).toBeLessThanOrEqual(35);
    expect(mostAtOnce).toBe(1);
  },
);
