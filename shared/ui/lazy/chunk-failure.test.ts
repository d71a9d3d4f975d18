import { afterEach, expect, test, vi } from 'vitest';
import { chunkFailureText } from './chunk-failure.ts';

afterEach(() => vi.unstubAllGlobals());

const failure = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
  request: 'https://panel.example/r/mf-orders/1.0.0-0123456789/dialogs.js',
});

test.each([
  ['the server has no such file', 404, 'خلل لدينا'],
  ['the server has it now', 200, 'يرجى إعادة المحاولة'],
  ['the server is broken', 503, 'يرجى إعادة المحاولة'],
])('when %s, the text says so', async (_, status, text) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  expect(await chunkFailureText(failure)).toContain(text);
});

test('only a server that cannot be reached makes the connection the cause', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await chunkFailureText(failure)).toContain('اتصالك بالإنترنت.');
});
