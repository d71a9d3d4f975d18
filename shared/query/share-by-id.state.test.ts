import { expect, test } from 'vitest';
import { shareById } from './share-by-id.ts';

const row = (id: string, price = 1) => ({ id, price, driver: { id: `d-${id}` } });
const former = { total: 3, lanes: [{ status: 'pending', rows: [row('a'), row('b'), row('c')] }] };

/** As the server sends it again. */
const copyOf = <Answer>(answer: Answer): Answer => JSON.parse(JSON.stringify(answer));

test.each([
  ['an equal answer is the same object', former.lanes[0]?.rows, [0, 1, 2]],
  ['a row that moved is the same object', [row('c'), row('a'), row('b')], [2, 0, 1]],
  ['so are those behind one that is gone', [row('b'), row('c')], [1, 2]],
  ['and those behind a new one', [row('n'), row('a')], [-1, 0]],
  ['a row that changed is new, and the others stay', [row('a', 2), row('b')], [-1, 1]],
])('%s', (_, rows = [], from) => {
  const known = former.lanes[0]?.rows ?? [];
  const now = copyOf({ ...former, lanes: [{ status: 'pending', rows }] });
  const shared = shareById(former, now) as typeof former;
  expect(shared).toEqual(now);
  expect(shared.lanes[0]?.rows.map((item) => known.indexOf(item))).toEqual(from);
});

test('what is equal as a whole is the same object, and arrays of texts are compared by place', () => {
  expect(shareById(former, copyOf(former))).toBe(former);
  const days = { days: ['2026-11-24', '2026-11-25'] };
  expect(shareById(days, copyOf(days))).toBe(days);
  expect(shareById(days, { days: ['2026-11-25'] })).toEqual({ days: ['2026-11-25'] });
  expect(shareById(undefined, former)).toBe(former);
});
