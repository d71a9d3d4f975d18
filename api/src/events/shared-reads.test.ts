import { gate } from '@hawiyat/shared/testing/gate';
import { expect, test } from 'vitest';
import { SharedReads } from './shared-reads.ts';

test('callers before a read starts share its result, later callers get the next one’s', async () => {
  const reads = new SharedReads();
  const turn = gate();
  let count = 0;
  const read = (key = 'a') =>
    reads.read(key, async (begins) => {
      count += 1;
      const mine = count;
      await turn.opened;
      begins();
      await Promise.resolve();
      return mine;
    });
  const early = [read(), read(), read('b')];
  turn.open();
  expect(await Promise.all(early)).toEqual([1, 1, 2]);
  const one = read();
  await Promise.resolve();
  await Promise.resolve();
  expect(await Promise.all([one, read()])).toEqual([3, 4]);
});

test('a read that fails before it starts fails for all of its callers and for no later one', async () => {
  const reads = new SharedReads();
  const failing = () => reads.read('a', () => Promise.reject(new Error('away')));
  const both = [failing(), failing()];
  for (const read of both) await expect(read).rejects.toThrow('away');
  expect(await reads.read('a', async () => 'back')).toBe('back');
});
