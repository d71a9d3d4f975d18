import { expect, test } from 'vitest';
import { openOrderOf, openTaskOf, withOpenOrder } from './open-order.ts';

test('the details of an order are in the address, beside filters and the direction of a sort', () => {
  const address = new URLSearchParams('tab=accepted_orders&order=desc');
  const open = withOpenOrder(address, 'a1');
  expect(openOrderOf(address)).toBeNull();
  expect(openOrderOf(open)).toBe('a1');
  expect(open.get('order')).toBe('desc');
  expect(withOpenOrder(open, 'b2').toString()).toBe('tab=accepted_orders&order=desc&details=b2');
  expect(withOpenOrder(open, null).toString()).toBe(address.toString());
  expect(openOrderOf(new URLSearchParams('details='))).toBeNull();
});

test('a sub-order is opened in its order, and closed with it', () => {
  const open = withOpenOrder(new URLSearchParams('tab=sub_orders'), 'a1', 's2');
  expect(open.toString()).toBe('tab=sub_orders&details=a1&task=s2');
  expect([openOrderOf(open), openTaskOf(open)]).toEqual(['a1', 's2']);
  expect(withOpenOrder(open, 'b2').toString()).toBe('tab=sub_orders&details=b2');
  expect(withOpenOrder(open, null).toString()).toBe('tab=sub_orders');
  expect(openTaskOf(new URLSearchParams('task=s2'))).toBeNull();
});
