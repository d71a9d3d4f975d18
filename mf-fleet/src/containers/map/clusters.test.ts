import { expect, test } from 'vitest';
import { clustersOf } from './clusters.ts';

const at = (...pixels: [number, number][]) =>
  clustersOf(pixels, ([x, y]) => ({ x, y }), 40).map(({ x, y, items }) => [x, y, items.length]);

test.each([
  ['none', [], []],
  [
    'far from each other',
    [
      [0, 0],
      [100, 0],
    ],
    [
      [0, 0, 1],
      [100, 0, 1],
    ],
  ],
  [
    'near each other',
    [
      [0, 0],
      [20, 20],
      [100, 0],
    ],
    [
      [0, 0, 2],
      [100, 0, 1],
    ],
  ],
  [
    'across a square’s edge',
    [
      [39, 39],
      [41, 41],
    ],
    [[39, 39, 2]],
  ],
  [
    'just far enough',
    [
      [0, 0],
      [40, 0],
    ],
    [
      [0, 0, 1],
      [40, 0, 1],
    ],
  ],
  [
    'at one place',
    [
      [5, 5],
      [5, 5],
      [5, 5],
    ],
    [[5, 5, 3]],
  ],
  [
    'beyond the corner',
    [
      [-5, -5],
      [5, 5],
    ],
    [[-5, -5, 2]],
  ],
] as const)('%s', (_, pixels, clusters) => {
  expect(at(...(pixels as unknown as [number, number][]))).toEqual(clusters);
});

test('5,000 at once are joined in a moment', () => {
  const many = Array.from({ length: 5_000 }, (_, n): [number, number] => [
    (n * 37) % 2_000,
    (n * 91) % 1_500,
  ]);
  expect(at(...many).reduce((sum, [, , n]) => sum + (n ?? 0), 0)).toBe(5_000);
});
