import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $notices, dismissNotice, holdNotices, notify } from './notices.ts';

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

test('a toast with an action is offered for the time that it names, and a held one has its whole time again', () => {
  const run = vi.fn();
  const id = notify('تم التعيين', 'success', { action: { label: 'تراجع', run }, duration: 8000 });
  expect($notices.get()).toMatchObject([{ id, action: { label: 'تراجع' } }]);
  vi.advanceTimersByTime(7000);
  holdNotices(true);
  notify('تم تقديم العرض', 'success');
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['تم التعيين', 'تم تقديم العرض']);
  holdNotices(false);
  vi.advanceTimersByTime(6000);
  expect(texts()).toEqual(['تم التعيين']);
  vi.advanceTimersByTime(2000);
  expect(texts()).toEqual([]);
});

test('the last toast that goes lets go, because a pointer on it leaves nothing behind', () => {
  const id = notify('الأول');
  holdNotices(true);
  dismissNotice(id);
  notify('الثاني');
  vi.advanceTimersByTime(6000);
  expect(texts()).toEqual([]);
});
