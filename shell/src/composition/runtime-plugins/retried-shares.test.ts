import { createInstance } from '@module-federation/enhanced/runtime';
import { expect, test } from 'vitest';
import retriedShares from './retried-shares.ts';

const shareConfig = { singleton: true, requiredVersion: false } as const;

test('a shared module that failed once is loaded when a remote asks for it again', async () => {
  let attempts = 0;
  const get = async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('no connection');
    return () => 'the kit';
  };
  const host = createInstance({
    name: 'host',
    remotes: [],
    plugins: [retriedShares()],
    shared: {
      kit: { version: '1.0.0', get, shareConfig },
    },
  });
  const remote = createInstance({ name: 'remote', remotes: [], shared: {} });
  Object.assign(remote.shareScopeMap, host.shareScopeMap);
  const take = () => remote.loadShare<string>('kit', { customShareInfo: { shareConfig } });
  await expect(take()).rejects.toThrow('no connection');
  const factory = (await take()) as () => string;
  expect([factory(), attempts]).toEqual(['the kit', 2]);
});
