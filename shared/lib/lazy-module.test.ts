import { expect, test, vi } from 'vitest';
import { lazyModule } from './lazy-module.ts';

test('a module is loaded once, also by two calls at the same time', async () => {
  const bring = vi.fn(async () => 'the code');
  const part = lazyModule(bring);
  expect(part.loaded).toBeUndefined();
  expect(await Promise.all([part.load(), part.load()])).toEqual(['the code', 'the code']);
  expect(await part.load()).toBe('the code');
  expect(part.loaded).toBe('the code');
  expect(bring).toHaveBeenCalledTimes(1);
});

test('two calls share a failure, and the next one tries again', async () => {
  const bring = vi.fn(async () => 'the code');
  bring.mockRejectedValueOnce(new Error('offline'));
  const part = lazyModule(bring);
  const answers = await Promise.allSettled([part.load(), part.load()]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([part.loaded, bring.mock.calls.length]).toEqual([undefined, 1]);
  expect(await part.load()).toBe('the code');
});
