import { readQuery, withQuery } from '@hawiyat/shared/lib/query-state';
import { expect, test } from 'vitest';
import { revenueQuery } from './revenue-query.ts';

test.each([
  { address: '', period: '12months', groupBy: 'month' },
  { address: 'period=6months&groupBy=quarter', period: '6months', groupBy: 'quarter' },
  { address: 'period=36months', period: '36months', groupBy: 'month' },
  { address: 'period=7months&groupBy=week', period: '12months', groupBy: 'month' },
  { address: 'period=months&groupBy=', period: '12months', groupBy: 'month' },
])('the address «$address» asks for $period by $groupBy', ({ address, ...query }) => {
  expect(readQuery(revenueQuery, new URLSearchParams(address))).toEqual(query);
});

test('a choice is written into the address, defaults are left out, and other parameters stay', () => {
  const address = new URLSearchParams('note=1&period=6months');
  const after = (change: object) => withQuery(revenueQuery, address, change).toString();
  expect(after({ period: '24months', groupBy: 'year' })).toBe('note=1&period=24months&groupBy=year');
  expect(after({ period: '12months', groupBy: 'month' })).toBe('note=1');
});
