import { afterEach, expect, test, vi } from 'vitest';
import { lazyModule } from './lazy-module.ts';

afterEach(() => vi.unstubAllGlobals());

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

test('another attempt replaces what the browser keeps under the address of the file', async () => {
  const asked = vi.fn(async () => new Response('code'));
  vi.stubGlobal('fetch', asked);
  const request = 'https://panel.example/r/mf-orders/1.0.0-0123456789/dialogs.js';
  const bring = vi.fn(async () => 'the code');
  bring.mockRejectedValueOnce(Object.assign(new Error('Loading chunk 7 failed.'), { request }));
  const part = lazyModule(bring);
  await expect(part.load()).rejects.toThrow('Loading chunk 7');
  expect(asked).not.toHaveBeenCalled();
  await part.load();
  expect(asked).toHaveBeenCalledExactlyOnceWith(request, { cache: 'reload' });
});
