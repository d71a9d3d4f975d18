import { expect, test } from 'vitest';
import { openOrderOf, withOpenOrder } from './open-order.ts';

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
