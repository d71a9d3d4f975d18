// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadedArea } from '../composition/area-effects.ts';

let altered: string[] = [];
vi.mock('./layout-watch.ts', () => ({
  layoutWatch: () => ({ entries: () => [], look: () => altered, presses: () => [], navigated() {} }),
}));
vi.mock('./heartbeat.ts', () => ({ beatFor: () => () => {} }));
vi.mock('./opening-calls.ts', () => ({ countOpeningCalls: () => () => {} }));
const { watchHealth } = await import('./watch-health.ts');

const area = { release: { id: '2.0.0', base: '/r/mf-fleet/2.0.0/' }, attempt: 0 } as LoadedArea;
const onAltered = vi.fn();
const opened = () => watchHealth('mf-fleet', area, { onAltered, onLook() {} });
const setHidden = (isHidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);

beforeEach(() => {
  vi.useFakeTimers();
  altered = [];
  onAltered.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what an area altered just before it was left is told, once', async () => {
  const watch = opened();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(onAltered).not.toHaveBeenCalled();
  watch.look();
  altered = ['sidebar'];
  watch.stop();
  await vi.advanceTimersByTimeAsync(100);
  expect(onAltered).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onAltered).toHaveBeenCalledTimes(1);
});

test('a page that is hidden is looked at before anything else runs', () => {
  opened();
  altered = ['sidebar'];
  setHidden(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onAltered).toHaveBeenCalledTimes(1);
});
