import { expect, test } from 'vitest';
import {
  acceptedQuery,
  changedAddress,
  isFiltered,
  newOrdersQuery,
  noFilter,
  subOrdersQuery,
  tabOf,
} from './orders-address.ts';

const at = (address: string) => new URLSearchParams(address);

test('without a tab, or with one that does not exist, the new orders are shown', () => {
  expect(['', 'tab=', 'tab=archive', 'tab=sub_orders'].map((text) => tabOf(at(text)))).toEqual([
    'new_orders',
    'new_orders',
    'new_orders',
    'sub_orders',
  ]);
});

test('the default is by delivery date, ascending, unfiltered', () => {
  expect(acceptedQuery(at(''))).toEqual({ sort: 'deliveryDate', order: 'asc' });
  expect(isFiltered(acceptedQuery(at('tab=accepted_orders&sort=totalPrice')))).toBe(false);
});

test('an unknown value becomes the default, whether mistyped or of the other list', () => {
  const address = at('sort=size&order=up&driver=me&status=failed&type=unload&q=%20%20&day=2026-02-30&late=1');
  expect(acceptedQuery(address)).toEqual({ sort: 'deliveryDate', order: 'asc' });
  expect(subOrdersQuery(address)).toMatchObject({ status: 'failed', type: 'unload' });
  expect(isFiltered(subOrdersQuery(address))).toBe(true);
});

test('a change keeps the rest of the address, and a default leaves no trace in it', () => {
  const address = at('tab=accepted_orders&status=pending&order=desc');
  expect(changedAddress(address, { driver: 'assigned' }).toString()).toBe(`${address}&driver=assigned`);
  expect(changedAddress(address, { order: 'asc', status: '' }).toString()).toBe('tab=accepted_orders');
  expect(changedAddress(address, noFilter).toString()).toBe('tab=accepted_orders&order=desc');
});

test('links narrow a list by more than its fields do, each list by its own', () => {
  const address = at('status=late&day=2026-11-21&late=true&open=true&overdue=true&applied=false');
  expect(acceptedQuery(address)).toMatchObject({
    status: 'late',
    day: '2026-11-21',
    late: 'true',
    open: 'true',
  });
  expect(subOrdersQuery(address)).toMatchObject({ day: '2026-11-21', open: 'true', overdue: 'true' });
  expect(newOrdersQuery(address)).toEqual({ applied: 'false' });
  expect(changedAddress(address, noFilter).toString()).toBe('');
});
