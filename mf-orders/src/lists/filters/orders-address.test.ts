import { expect, test } from 'vitest';
import { changedAddress, isFiltered, newOrdersQuery, noFilter, tabOf } from './orders-address.ts';
import {
  acceptedQuery,
  acceptedStatuses,
  type State,
  stateOf,
  subOrdersQuery,
  withoutFilter,
} from './tasks-address.ts';

const at = (address: string) => new URLSearchParams(address);

test('without a tab, or with one that does not exist, the new orders are shown', () => {
  expect(['', 'tab=', 'tab=archive', 'tab=sub_orders'].map((text) => tabOf(at(text)))).toEqual([
    'new_orders',
    'new_orders',
    'new_orders',
    'sub_orders',
  ]);
});

test('the default is what needs action by delivery date, ascending, unfiltered', () => {
  expect(acceptedQuery(at(''))).toEqual({
    ...{ sort: 'deliveryDate', order: 'asc', needsAction: 'true' },
  });
  expect(isFiltered(acceptedQuery(at('tab=accepted_orders&sort=totalPrice')))).toBe(false);
});

test('an unknown value becomes the default, whether mistyped or of the other list', () => {
  const address = at('sort=size&order=up&driver=me&status=failed&type=unload&q=%20%20&day=2026-02-30&late=1');
  expect(acceptedQuery(address)).toEqual({ sort: 'deliveryDate', order: 'asc', needsAction: 'true' });
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
  });
  expect(acceptedQuery(address)).toMatchObject({ needsAction: undefined, open: undefined });
  expect(subOrdersQuery(address)).toMatchObject({
    day: '2026-11-21',
    needsAction: 'true',
    overdue: 'true',
  });
  expect(newOrdersQuery(address)).toEqual({ applied: 'false' });
  expect(changedAddress(address, noFilter).toString()).toBe('');
});

test('open requests come by day, or the nearest first, and a choice about the service areas stays', () => {
  expect(newOrdersQuery(at('sort=distance&outside=hidden'))).toEqual({ sort: 'distance', outside: 'hidden' });
  expect(newOrdersQuery(at('sort=totalPrice&outside=maybe'))).toEqual({});
  const address = changedAddress(at('q=12'), { sort: 'distance', outside: 'shown' });
  expect(address.toString()).toBe('q=12&sort=distance&outside=shown');
  expect(changedAddress(address, noFilter).toString()).toBe('sort=distance&outside=shown');
  expect(changedAddress(address, { sort: 'deliveryDate', outside: '', q: '' }).toString()).toBe('');
  expect(isFiltered(newOrdersQuery(at('sort=distance&outside=hidden')))).toBe(false);
});

test.each([
  ['', 'deliveryDate', 'asc'],
  ['q=C-0043', 'match', 'desc'],
  ['q=C-0043&sort=totalPrice', 'totalPrice', 'asc'],
  ['q=C-0043&order=asc', 'deliveryDate', 'asc'],
  ['sort=match', 'deliveryDate', 'asc'],
])('%j is sorted by %s, %s', (address, sort, order) => {
  expect(acceptedQuery(at(address))).toMatchObject({ sort, order });
});

test('while something is searched the usual order is a choice; without a search it leaves no trace', () => {
  const after = (address: string, change: object) => changedAddress(at(address), change).toString();
  expect(after('q=a', { sort: 'deliveryDate' })).toBe('q=a&sort=deliveryDate');
  expect(after('q=a&sort=deliveryDate&order=asc', { sort: 'match' })).toBe('q=a');
  expect(after('q=a&sort=deliveryDate&order=asc', { q: '' })).toBe('');
  expect(subOrdersQuery(at('q=a'))).toMatchObject({ sort: 'match', order: 'desc' });
  expect(newOrdersQuery(at('q=a')).sort).toBe('newest');
  expect(newOrdersQuery(at('q=a&sort=distance')).sort).toBe('distance');
  expect(newOrdersQuery(at('q=a&sort=deliveryDate')).sort).toBeUndefined();
  expect(after('q=a&sort=distance', { sort: 'newest' })).toBe('q=a');
});

test.each<[address: string, state: State]>([
  ['', 'needsAction'],
  ['status=needsAction', 'needsAction'],
  ['status=open', 'open'],
  ['status=finished', 'finished'],
  ['status=all', 'all'],
  ['status=archive', 'needsAction'],
  // Saved addresses of a choice that was beside the status.
  ['scope=all', 'needsAction'],
  ['scope=finished', 'needsAction'],
  ['status=pending', 'all'],
  ['status=completed', 'all'],
  ['driver=unassigned&day=2026-11-21', 'needsAction'],
  // Whoever searches does not know what became of the order, unless he says so.
  ['q=C-0043', 'all'],
  ['q=C-0043&status=open', 'open'],
  ['q=C-0043&status=needsAction', 'needsAction'],
])('%j shows the state %s in both lists', (address, state) => {
  expect(stateOf(acceptedQuery(at(address)))).toBe(state);
  if (state !== 'all') expect(stateOf(subOrdersQuery(at(address)))).toBe(state);
});

test('the state in which a list opens leaves no trace in the address, unless something is searched', () => {
  const after = (address: string, change: object) => changedAddress(at(address), change).toString();
  expect(after('status=all', { status: 'needsAction' })).toBe('');
  expect(after('', { status: 'all' })).toBe('status=all');
  expect(after('q=a', { status: 'needsAction' })).toBe('q=a&status=needsAction');
  expect(after('q=a&status=needsAction', { q: '' })).toBe('');
  expect(after('tab=sub_orders&scope=all', { status: 'open' })).toBe('tab=sub_orders&status=open');
  expect(after('scope=mine', { status: 'lost' })).toBe('scope=mine&status=lost');
});

test('no filter leaves a state, and takes a status away', () => {
  const cleared = (address: string) =>
    changedAddress(at(address), withoutFilter(acceptedQuery(at(address)))).toString();
  expect(cleared('status=all&driver=assigned&late=true')).toBe('status=all');
  expect(cleared('status=pending&q=a')).toBe('');
});

test('the specified statuses keep their order, and those that also occur follow', () => {
  expect(acceptedStatuses).toEqual([
    ...['pending', 'in_transit', 'delivered', 'completed', 'canceled'],
    ...['scheduled', 'late'],
  ]);
});
