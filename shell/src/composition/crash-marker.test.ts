import { expect, test } from 'vitest';
import { confirmHung, judgeMarker, markerText, readMarker } from './crash-marker.ts';

test.each([
  ['its own tab, whose page is gone', true, 0, 'hung'],
  ['another tab that renewed it just now', false, 400, 'alive'],
  ['another tab that missed two renewals', false, 1_400, 'alive'],
  ['another tab that missed three', false, 1_500, 'stuck'],
  ['another tab that was busy for a while', false, 4_900, 'stuck'],
  ['another tab that stopped', false, 5_000, 'hung'],
] as const)('a marker of %s', (_, isOwn, age, verdict) => {
  expect(judgeMarker({ isOwn, age })).toBe(verdict);
});

test.each([
  ['is as it was', { at: 1_000 }, 1_500, 'hung'],
  ['was renewed', { at: 9_000 }, 1_500, 'alive'],
  ['is gone', null, 1_500, 'alive'],
  ['is as it was, after the machine slept', { at: 1_000 }, 3_600_000, 'unclear'],
] as const)('a marker that %s at the second look', (_, now, waited, verdict) => {
  expect(confirmHung({ at: 1_000 }, now, waited)).toBe(verdict);
});

test('a marker is read as it was written, and nothing else is one', () => {
  expect(readMarker(markerText('1.0.0-0123456789', 1_000))).toEqual({
    release: '1.0.0-0123456789',
    at: 1_000,
  });
  for (const text of ['', '1.0.0-0123456789', '1.0.0-0123456789 soon']) expect(readMarker(text)).toBeNull();
});
