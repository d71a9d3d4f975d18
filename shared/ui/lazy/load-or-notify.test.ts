import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $notices } from '../../state/notices.ts';
import { loadOrNotify } from './load-or-notify.ts';

beforeEach(() => {
  $notices.set([]);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => vi.unstubAllGlobals());

const offlineOnce = () => {
  const load = vi.fn(async () => 'the code');
  load.mockRejectedValueOnce(new Error('offline'));
  return load;
};

test('code for a press is there, or a toast says why it is not and does it again', async () => {
  const load = offlineOnce();
  const press = (): Promise<string | null> => loadOrNotify(load, press);
  expect(await press()).toBeNull();
  const [notice] = $notices.get();
  expect(notice).toMatchObject({ kind: 'error', action: { label: 'إعادة المحاولة' } });
  expect(notice?.text).toContain('اتصالك بالإنترنت');
  notice?.action?.run?.();
  await vi.waitFor(() => expect($notices.get()).toEqual([]));
  expect(load).toHaveBeenCalledTimes(2);
  expect(await press()).toBe('the code');
});

test('what was said of failures goes when the code has come; of other code it stays', async () => {
  const [load, other] = [offlineOnce(), offlineOnce()];
  await loadOrNotify(load);
  await loadOrNotify(other);
  expect($notices.get()).toHaveLength(2);
  await loadOrNotify(load);
  expect($notices.get()).toHaveLength(1);
  await loadOrNotify(other);
  expect($notices.get()).toEqual([]);
});
