import { expect, test } from 'vitest';
import { isStuck, markerText, readMarker } from './crash-marker.ts';
import { confirmHung } from './look-again.ts';

test.each([
  ['renewed it just now', 400, false],
  ['missed two renewals', 1_400, false],
  ['missed three', 1_500, true],
])('a tab that %s stands still: %#', (_, age, stuck) => {
  expect(isStuck(age)).toBe(stuck);
});

test.each([
  ['is as it was', { at: 1_000 }, 7_500, 1_500, 'hung'],
  ['is as it was, but not for long', { at: 1_000 }, 5_900, 1_500, 'unclear'],
  ['was renewed', { at: 9_000 }, 9_500, 1_500, 'alive'],
  ['is gone', null, 7_500, 1_500, 'alive'],
  ['is as it was, after the machine slept', { at: 1_000 }, 3_600_000, 3_500_000, 'unclear'],
] as const)('a marker that %s at the next look', (_, now, at, waited, verdict) => {
  expect(confirmHung({ at: 1_000 }, now, { at, waited })).toBe(verdict);
});

test('a marker is read as it was written, and nothing else is one', () => {
  expect(readMarker(markerText('1.0.0-0123456789', 1_000))).toEqual({
    release: '1.0.0-0123456789',
    at: 1_000,
  });
  for (const text of ['', '1.0.0-0123456789', '1.0.0-0123456789 soon']) expect(readMarker(text)).toBeNull();
});
