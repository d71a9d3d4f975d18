import { expect, test } from 'vitest';
import { isStuck, markerText, readMarker } from './crash-marker.ts';

test.each([
  ['renewed it just now', 400, false],
  ['missed five renewals', 2_900, false],
  ['missed six', 3_000, true],
])('a tab that %s stands still: %#', (_, age, stuck) => {
  expect(isStuck(age)).toBe(stuck);
});

test('a marker is read as it was written, and nothing else is one', () => {
  expect(readMarker(markerText('1.0.0-0123456789', 1_000))).toEqual({
    release: '1.0.0-0123456789',
    at: 1_000,
  });
  for (const text of ['', '1.0.0-0123456789', '1.0.0-0123456789 soon']) expect(readMarker(text)).toBeNull();
});
