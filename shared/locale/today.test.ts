import { afterEach, expect, test, vi } from 'vitest';
import { noteServerTime, serverNow } from './server-time.ts';
import { daysAfter, today } from './today.ts';

test('the day begins at midnight in Riyadh, also at the turn of a year', () => {
  expect(today(new Date('2026-11-21T20:59:59Z'))).toBe('2026-11-21');
  expect(today(new Date('2026-11-21T21:00:00Z'))).toBe('2026-11-22');
  expect(today(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01-01');
});

test('days are counted over months and leap days, in both directions', () => {
  expect(daysAfter('2028-02-28', 2)).toBe('2028-03-01');
  expect(daysAfter('2026-01-01', -1)).toBe('2025-12-31');
});

afterEach(() => {
  vi.useRealTimers();
  noteServerTime(Date.now());
});

test.each([
  ['a day ahead', '2026-11-22T09:00:00Z'],
  ['a day late', '2026-11-20T09:00:00Z'],
  ['of eleven years ago', '2015-01-01T00:00:00Z'],
])('the day is the server’s, also on a device whose clock is %s, and goes on', (_, device) => {
  vi.useFakeTimers({ now: new Date(device) });
  const server = Date.parse('2026-11-21T20:58:00Z');
  noteServerTime(server - 30_000, 30_000);
  expect(serverNow().getTime()).toBe(server);
  expect(today()).toBe('2026-11-21');
  vi.advanceTimersByTime(3 * 60_000);
  expect(today()).toBe('2026-11-22');
});

test('a date of whole seconds that was under way does not move a right clock, and none says nothing', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T20:59:59.900Z') });
  noteServerTime(Date.now());
  noteServerTime(Date.parse('2026-11-21T20:59:52Z'));
  noteServerTime(Number.NaN);
  expect(serverNow()).toEqual(new Date());
});

test('a device whose clock is put right while the page is open follows the next answer', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z') });
  noteServerTime(Date.parse('2026-11-21T09:00:00Z'));
  vi.setSystemTime(new Date('2026-11-21T09:01:00Z'));
  noteServerTime(Date.now());
  expect(today()).toBe('2026-11-21');
});
