import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: new Date('2026-12-31T23:58:00+03:00') });
});
afterEach(() => void vi.useRealTimers());

const minute = 60_000;

test('a new day in Riyadh is reported once, after the server’s clock has passed midnight too', async () => {
  const { onNewDay } = await import('./new-day.ts');
  const begun = vi.fn();
  onNewDay(begun);
  vi.advanceTimersByTime(2 * minute);
  expect(begun).not.toHaveBeenCalled();
  vi.advanceTimersByTime(minute);
  expect(begun).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(23 * 60 * minute);
  expect(begun).toHaveBeenCalledOnce();
});

test('a machine that slept through midnight is notified soon after it wakes', async () => {
  const { onNewDay } = await import('./new-day.ts');
  const begun = vi.fn();
  onNewDay(begun);
  vi.setSystemTime(new Date('2027-01-01T08:00:00+03:00'));
  vi.advanceTimersByTime(minute / 6);
  expect(begun).toHaveBeenCalledOnce();
});
