import { expect, test } from 'vitest';
import { stockOf } from './stock.ts';

test.each([
  { available: 0, total: 1, stock: 'none' },
  { available: 0, total: 40, stock: 'none' },
  { available: 1, total: 1, stock: null },
  { available: 1, total: 5, stock: null },
  { available: 1, total: 6, stock: 'low' },
  { available: 2, total: 10, stock: null },
  { available: 2, total: 11, stock: 'low' },
  { available: 11, total: 11, stock: null },
  { available: 199, total: 1000, stock: 'low' },
  { available: 200, total: 1000, stock: null },
])('$available available of $total is $stock', ({ stock, ...counts }) => {
  expect(stockOf(counts)).toBe(stock);
});
