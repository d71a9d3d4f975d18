import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $notices, dismissNotice, notify } from './notices.ts';

beforeEach(() => {
  vi.useFakeTimers();
  $notices.set([]);
});
afterEach(() => {
  vi.useRealTimers();
});

const texts = () => $notices.get().map((notice) => notice.text);

test('a toast disappears by itself, an error stays until it is dismissed', () => {
  notify('تم تقديم العرض', 'success');
  notify('حدث خطأ ما', 'error');
  expect(texts()).toEqual(['تم تقديم العرض', 'حدث خطأ ما']);
  vi.advanceTimersByTime(6000);
  expect(texts()).toEqual(['حدث خطأ ما']);
  dismissNotice($notices.get()[0]?.id ?? 0);
  expect(texts()).toEqual([]);
});
