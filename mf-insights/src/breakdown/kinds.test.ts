import { expect, test } from 'vitest';
import { byType } from './kinds.ts';

test('sizes are grouped under their type in the server’s order, with the type’s sums', () => {
  const counts = { available: 1, rented: 2, reserved: 3, maintenance: 4, total: 10 };
  const debris = 'حاويات أنقاض';
  const waste = 'حاويات نفايات';
  const kinds = [
    { type: debris, size: '12 yard', ...counts },
    { type: debris, size: '30 yard', ...counts, available: 6, total: 15 },
    { type: waste, size: '6 yard', ...counts },
  ] as const;
  expect(byType(kinds)).toEqual([
    {
      type: debris,
      sum: { available: 7, rented: 4, reserved: 6, maintenance: 8, total: 25 },
      kinds: [kinds[0], kinds[1]],
    },
    { type: waste, sum: counts, kinds: [kinds[2]] },
  ]);
});
