import { expect, test } from 'vitest';
import { withEarlierTime } from './earlier-times.ts';

const times = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ session: `${i}`, milliseconds: 1_000 + i }));

test.each([
  ['the first session', 0, 'new', false, { count: 1, first: 'new' }],
  ['a session that is stored already', 3, '1', false, null],
  ['the twentieth', 19, 'new', false, { count: 20, first: '0' }],
  ['one more takes the oldest one’s place', 20, 'new', false, { count: 20, first: '1' }],
  ['while a candidate is compared, some are missing', 19, 'new', true, { count: 20, first: '0' }],
  ['while a candidate is compared, none is missing', 20, 'new', true, null],
] as const)('%s', (_, count, session, isRollout, expected) => {
  const after = withEarlierTime(times(count), { session, milliseconds: 900 }, isRollout);
  expect(after && { count: after.length, first: after[0]?.session }).toEqual(expected);
});
