import { expect, test } from 'vitest';
import {
  acceptedQuery,
  changedAddress,
  isFiltered,
  noFilter,
  subOrdersQuery,
  tabOf,
} from './orders-address.ts';

const at = (address: string) => new URLSearchParams(address);

test('without a tab, or with one that does not exist, the new orders are shown', () => {
  expect(['', 'tab=', 'tab=archive', 'tab=sub_orders'].map((it) => tabOf(at(it)))).toEqual([
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

test('what nobody offers falls back to the default, be it mistyped or of the other list', () => {
  const address = at('sort=size&order=up&driver=me&status=scheduled&type=unload&q=%20%20');
  expect(acceptedQuery(address)).toEqual({ sort: 'deliveryDate', order: 'asc' });
  expect(subOrdersQuery(address)).toMatchObject({ status: 'scheduled', type: 'unload' });
  expect(isFiltered(subOrdersQuery(address))).toBe(true);
});

test('a change keeps the rest of the address, and a default leaves no trace in it', () => {
  const address = at('tab=accepted_orders&status=pending&order=desc');
  expect(changedAddress(address, { driver: 'assigned' }).toString()).toBe(`${address}&driver=assigned`);
  expect(changedAddress(address, { order: 'asc', status: '' }).toString()).toBe('tab=accepted_orders');
  expect(changedAddress(address, noFilter).toString()).toBe('tab=accepted_orders&order=desc');
});
