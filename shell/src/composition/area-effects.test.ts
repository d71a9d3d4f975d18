// @vitest-environment happy-dom
import type { ComposedRelease } from '@hawiyat/shared/contract/platform/composition';
import type { Remote } from '@hawiyat/shared/federation/remote';
import { afterEach, expect, test, vi } from 'vitest';

const { map } = Array.prototype;
/** By area, what ends its load. */
const arrive = new Map<string, (remote: Remote) => void>();
vi.mock('./composition.ts', () => ({ composition: () => ({ remotes: {} }) }));
vi.mock('./load-release.ts', () => ({
  folderOf: () => '',
  loadRelease: (name: string) => new Promise((resolve) => arrive.set(name, resolve)),
}));
const { loadArea } = await import('./area-effects.ts');
const { lookAtBuiltIns } = await import('./built-ins.ts');

afterEach(() => {
  Array.prototype.map = map;
});

test('of two areas that load at once, the first is suspected of what its code does after the second began', async () => {
  const sent: unknown[] = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) =>
    sent.push(...JSON.parse(body).outcomes),
  );
  const of = (base: string) => ({ base, id: '2.0.0' }) as ComposedRelease;
  const first = loadArea('mf-fleet', of('/r/mf-fleet/'), 8_000);
  void loadArea('mf-orders', of('/r/mf-orders/'), 8_000);
  Array.prototype.map = function (...given) {
    return Reflect.apply(map, this, given);
  };
  arrive.get('mf-fleet')?.({} as Remote);
  await first;
  await vi.advanceTimersByTimeAsync(3_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(lookAtBuiltIns().isAltered).toBe(true);
  expect(sent).toEqual(
    expect.arrayContaining([
      { remote: 'mf-fleet', release: '2.0.0', outcome: 'alteredBuiltIns' },
      { remote: 'mf-orders', release: '2.0.0', outcome: 'alteredBuiltIns' },
    ]),
  );
});
