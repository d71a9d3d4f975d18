import type { ReadCost } from './read-costs.ts';

/** Rows that a call may read beside those that it returns. */
export const beside = 500;
export const besideAggregates = 5_000;
const besideCounts = 7_500;
const perRow = 50;

/** Calls that add up or compare more rows than they return, and why they may. */
const aggregates: readonly [reason: string, is: (cost: ReadCost) => boolean][] = [
  [
    'a search compares each container and each driver of the company once',
    ({ read }) => Boolean(read.query.q),
  ],
  ['a total adds up the counters', ({ path }) => /[?&]skip=/.test(path)],
  ['figures without a list', ({ returned }) => returned === 0],
  ['sums by month', ({ path }) => path.startsWith('/api/company/dashboard/')],
  [
    'what won and what lost is added up from a thousand decided offers at most',
    ({ path }) => path.endsWith('/offers/results'),
  ],
  ["a driver's statistics count his orders", ({ path }) => path.endsWith('/details')],
];

/** The counts of the orders' lists look at each open order, sub-order and own offer once. */
const isCounts = ({ path }: ReadCost) => path === '/api/company/orders/counts';

/** No counter knows a search: its total looks at each row that it finds. */
const countedBySearch = ({ read, counted }: ReadCost) => (read.query.q ? counted : 0);

/** @returns how many rows a call may read, whole lists aside: fifty for one that it returns, one for one that it counts */
export const allowedRows = (cost: ReadCost): number => {
  const isAggregate = aggregates.some(([, is]) => is(cost));
  const others = isCounts(cost) ? besideCounts : isAggregate ? besideAggregates : beside;
  return perRow * cost.returned + countedBySearch(cost) + others;
};
