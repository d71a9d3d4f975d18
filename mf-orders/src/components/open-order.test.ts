import { readQuery, withQuery } from '@hawiyat/shared/lib/query-state';
import { expect, test } from 'vitest';
import { panelQuery } from './open-order.ts';

const opened = (address: string, details: string, task = '') =>
  withQuery(panelQuery, new URLSearchParams(address), { details, task }).toString();

test('the details of an order are in the address, beside filters and the direction of a sort', () => {
  const address = 'tab=accepted_orders&order=desc';
  expect(opened(address, 'a1')).toBe(`${address}&details=a1`);
  expect(opened(`${address}&details=a1`, 'b2')).toBe(`${address}&details=b2`);
  expect(opened(`${address}&details=a1`, '')).toBe(address);
  expect(readQuery(panelQuery, new URLSearchParams('details='))).toEqual({});
});

test('a sub-order is opened in its order, and closed with it', () => {
  const open = opened('tab=sub_orders', 'a1', 's2');
  expect(open).toBe('tab=sub_orders&details=a1&task=s2');
  expect(opened(open, 'b2')).toBe('tab=sub_orders&details=b2');
  expect(opened(open, '')).toBe('tab=sub_orders');
});
