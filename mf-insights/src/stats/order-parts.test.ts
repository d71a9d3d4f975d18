import { expect, test } from 'vitest';
import { canceledOf } from './order-parts.ts';

test.each([
  { pending: 25, completed: 60, total: 85, canceled: 0 },
  { pending: 36, completed: 339, total: 408, canceled: 33 },
  { pending: 0, completed: 0, total: 0, canceled: 0 },
  // A count that is a moment older than the others.
  { pending: 2, completed: 1, total: 2, canceled: 0 },
])(
  '$pending under way and $completed completed of $total leave $canceled canceled',
  ({ canceled, ...orders }) => {
    expect(canceledOf(orders)).toBe(canceled);
  },
);
