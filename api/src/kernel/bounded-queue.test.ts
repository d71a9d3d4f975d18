import { expect, test } from 'vitest';
import { boundedQueue, TooManyWaiting } from './bounded-queue.ts';

/** Work that ends on command. */
function slowWork() {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  return { work, begun, endOne: () => ends.shift()?.() };
}

test('two work at once, the others wait in their order, and one too many is rejected at once', async () => {
  const { work, begun, endOne } = slowWork();
  const turns = boundedQueue(2, 2);
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((text) => turns(work(text)));
  await expect(turns(work('e'))).rejects.toBeInstanceOf(TooManyWaiting);
  expect(begun).toEqual(['a', 'b']);
  endOne();
  expect(await a).toBe('a');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  const f = turns(work('f'));
  for (let i = 0; i < 4; i++) {
    endOne();
    await expect.poll(() => begun.length).toBe(Math.min(5, 4 + i));
  }
  endOne();
  expect(await Promise.all([b, c, d, f])).toEqual(['b', 'c', 'd', 'f']);
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'f']);
});

test('anyone who goes away while waiting leaves the queue, and his work is never begun', async () => {
  const { work, begun, endOne } = slowWork();
  const turns = boundedQueue(1, 1);
  const first = turns(work('first'));
  const gone = new AbortController();
  const left = turns(work('left'), gone.signal);
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(turns(work('late'), gone.signal)).rejects.toThrow('gone');
  const next = turns(work('next'));
  endOne();
  expect(await first).toBe('first');
  await expect.poll(() => begun).toEqual(['first', 'next']);
  endOne();
  expect(await next).toBe('next');
});

test('work that fails gives its place on', async () => {
  const turns = boundedQueue(1, 1);
  const failed = turns(() => Promise.reject(new Error('no')));
  const next = turns(async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
