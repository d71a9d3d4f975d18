import { expect, test } from 'vitest';
import { revenueAddress, revenueQuery } from './revenue-query.ts';

test.each([
  { address: '', months: 12, groupBy: 'month' },
  { address: 'period=6months&groupBy=quarter', months: 6, groupBy: 'quarter' },
  { address: 'period=36months', months: 36, groupBy: 'month' },
  { address: 'period=7months&groupBy=week', months: 12, groupBy: 'month' },
  { address: 'period=months&groupBy=', months: 12, groupBy: 'month' },
])('the address «$address» asks for $months months by $groupBy', ({ address, ...query }) => {
  expect(revenueQuery(new URLSearchParams(address))).toEqual(query);
});

test('a choice is written into the address, defaults are left out, and other parameters stay', () => {
  const address = new URLSearchParams('note=1&period=6months');
  expect(revenueAddress(address, { months: 24, groupBy: 'year' }).toString()).toBe(
    'note=1&period=24months&groupBy=year',
  );
  expect(revenueAddress(address, { months: 12, groupBy: 'month' }).toString()).toBe('note=1');
});
