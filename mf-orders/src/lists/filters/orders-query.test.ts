import { readQuery, withQuery } from '@hawiyat/shared/lib/query-state';
import { expect, test } from 'vitest';
import {
  type AddressChange,
  acceptedQuery,
  acceptedStatuses,
  askedIn,
  choicesBesideSearch,
  isFiltered,
  newOrdersQuery,
  offersQuery,
  type State,
  stateOf,
  subOrdersQuery,
  tabQuery,
  withoutFilter,
} from './orders-query.ts';

const at = (address: string) => new URLSearchParams(address);
const accepted = (address: string) => readQuery(acceptedQuery, at(address));
const subOrders = (address: string) => readQuery(subOrdersQuery, at(address));
const newOrders = (address: string) => readQuery(newOrdersQuery, at(address));
const after = (
  address: string,
  change: AddressChange,
  schema: Parameters<typeof withQuery>[0] = acceptedQuery,
) => withQuery(schema, at(address), change).toString();
const cleared = (address: string, asked = accepted(address)) =>
  after(address, withoutFilter(asked, askedIn(at(address))));
const withoutSearch = (address: string) =>
  after(address, { ...choicesBesideSearch(askedIn(at(address))), q: '' });

test('without a tab, or with one that does not exist, the new orders are shown', () => {
  const tabs = ['', 'tab=', 'tab=archive', 'tab=sub_orders'].map((text) => readQuery(tabQuery, at(text)).tab);
  expect(tabs).toEqual(['new_orders', 'new_orders', 'new_orders', 'sub_orders']);
});

test('own offers open on those that wait', () => {
  expect(readQuery(offersQuery, at('scope=mine&status=late'))).toEqual({ scope: 'mine', status: 'waiting' });
});

test('the default is what needs action by delivery date, ascending, unfiltered', () => {
  expect(accepted('')).toEqual({ sort: 'deliveryDate', order: 'asc', needsAction: 'true' });
  expect(isFiltered(accepted('tab=accepted_orders&sort=totalPrice'))).toBe(false);
  // The HTML's first call of open requests has no parameters.
  expect(JSON.stringify(newOrders(''))).toBe('{}');
});

test('an unknown value becomes the default, whether mistyped or of the other list', () => {
  const address = 'sort=size&order=up&driver=me&status=failed&type=unload&q=%20%20&day=2026-02-30&late=1';
  expect(accepted(address)).toEqual({ sort: 'deliveryDate', order: 'asc', needsAction: 'true' });
  expect(subOrders(address)).toMatchObject({ status: 'failed', type: 'unload' });
  expect(isFiltered(subOrders(address))).toBe(true);
});

test('a change keeps the rest of the address, and a default leaves no trace in it', () => {
  const address = 'tab=accepted_orders&status=pending&order=desc';
  expect(after(address, { driver: 'assigned' })).toBe(`${address}&driver=assigned`);
  expect(after(address, { order: 'asc', status: '' })).toBe('tab=accepted_orders');
  expect(cleared(address)).toBe('tab=accepted_orders&order=desc');
});

test('a list is narrowed by more than its fields, each list by its own', () => {
  const address = 'status=late&day=2026-11-21&late=true&overdue=true&applied=false&size=20+yard&driverId=d1';
  const common = { day: '2026-11-21', size: '20 yard', driverId: 'd1' };
  expect(accepted(address)).toEqual({
    ...{ ...common, status: 'late', late: 'true', sort: 'deliveryDate', order: 'asc' },
  });
  expect(subOrders(address)).toMatchObject({ ...common, needsAction: 'true', overdue: 'true' });
  expect(newOrders(address)).toEqual({ applied: 'false', day: '2026-11-21', size: '20 yard' });
  expect(cleared(address)).toBe('');
});

test('open requests come by day, or the nearest first, and a choice about the service areas stays', () => {
  expect(newOrders('sort=distance&outside=hidden')).toEqual({ sort: 'distance', outside: 'hidden' });
  expect(newOrders('sort=totalPrice&outside=maybe')).toEqual({});
  const address = after('q=12', { sort: 'distance', outside: 'shown' }, newOrdersQuery);
  expect(address).toBe('q=12&sort=distance&outside=shown');
  expect(after(address, { q: '' }, newOrdersQuery)).toBe('sort=distance&outside=shown');
  expect(after(address, { sort: 'deliveryDate', outside: '', q: '' }, newOrdersQuery)).toBe('');
  expect(isFiltered(newOrders('sort=distance&outside=hidden'))).toBe(false);
});

test.each([
  ['', 'deliveryDate', 'asc'],
  ['q=C-0043', 'match', 'desc'],
  ['q=C-0043&sort=totalPrice', 'totalPrice', 'asc'],
  ['q=C-0043&order=asc', 'deliveryDate', 'asc'],
  ['sort=match', 'deliveryDate', 'asc'],
])('%j is sorted by %s, %s', (address, sort, order) => {
  expect(accepted(address)).toMatchObject({ sort, order });
});

test('while something is searched the usual order is a choice; without a search it leaves no trace', () => {
  expect(after('q=a', { sort: 'deliveryDate' })).toBe('q=a&sort=deliveryDate');
  expect(withoutSearch('q=a&sort=deliveryDate&order=asc')).toBe('');
  expect(withoutSearch('q=a&sort=totalPrice&status=open')).toBe('sort=totalPrice&status=open');
  expect(subOrders('q=a')).toMatchObject({ sort: 'match', order: 'desc' });
  expect(newOrders('q=a').sort).toBe('newest');
  expect(newOrders('q=a&sort=distance').sort).toBe('distance');
  expect(newOrders('q=a&sort=deliveryDate').sort).toBeUndefined();
  expect(after('q=a&sort=distance', { sort: 'newest' }, newOrdersQuery)).toBe('q=a');
});

test.each<[address: string, state: State]>([
  ['', 'needsAction'],
  ['status=needsAction', 'needsAction'],
  ['status=open', 'open'],
  ['status=finished', 'finished'],
  ['status=all', 'all'],
  ['status=archive', 'needsAction'],
  ['status=pending', 'all'],
  ['status=completed', 'all'],
  ['driver=unassigned&day=2026-11-21', 'needsAction'],
  // Whoever searches does not know what became of the order, unless he says so.
  ['q=C-0043', 'all'],
  ['q=C-0043&status=open', 'open'],
  ['q=C-0043&status=needsAction', 'needsAction'],
])('%j shows the state %s in both lists', (address, state) => {
  expect(stateOf(accepted(address))).toBe(state);
  if (state !== 'all') expect(stateOf(subOrders(address))).toBe(state);
});

test('the state in which a list opens leaves no trace in the address, unless something is searched', () => {
  expect(after('status=all', { status: 'needsAction' })).toBe('');
  expect(after('', { status: 'all' })).toBe('status=all');
  expect(after('q=a', { status: 'needsAction' })).toBe('q=a&status=needsAction');
  expect(withoutSearch('q=a&status=needsAction')).toBe('');
  expect(after('tab=sub_orders', { status: 'open' })).toBe('tab=sub_orders&status=open');
});

test('no filter leaves a state, and takes a status away', () => {
  expect(cleared('status=all&driver=assigned&late=true')).toBe('status=all');
  expect(cleared('status=pending&q=a')).toBe('');
});

test('the specified statuses keep their order, and those that also occur follow', () => {
  expect(acceptedStatuses).toEqual([
    ...['pending', 'in_transit', 'delivered', 'completed', 'canceled'],
    ...['scheduled', 'late'],
  ]);
});
