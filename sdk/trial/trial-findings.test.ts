import { isBad } from '@hawiyat/shared/visits/page-signals';
import { expect, test } from 'vitest';
import { inSources, isOnlySlow, noFindings, reasonOf } from './trial-findings.ts';

const crashed = { remote: 'mf-orders', release: '1.0.0-3f9c2a71d0', outcome: 'crashed' } as const;

test('an error is its message and its whole stack, with the places in the sources that are known', () => {
  const stack = `TypeError: x is not a function
    at Screen (http://localhost:4000/r/mf-orders/1.0.0-3f9c2a71d0/orders.js:1:23)
    at http://localhost:4000/r/mf-orders/1.0.0-3f9c2a71d0/orders.js:1:99
    at other (http://localhost:4000/s/1.0.0-ccb64ed0dd/index.js:9:9)`;
  const placeOf = (url: string, line: number, column: number) =>
    url.endsWith('/orders.js') ? `src/orders-screen.tsx:${line * 10}:${column}` : null;
  expect(inSources(stack, placeOf)).toBe(`TypeError: x is not a function
    at Screen (src/orders-screen.tsx:10:23)
    at src/orders-screen.tsx:10:99
    at other (http://localhost:4000/s/1.0.0-ccb64ed0dd/index.js:9:9)`);
  expect(inSources('Error: no stack')).toBe('Error: no stack');
});

test('a reported outcome comes first, then missing files, then errors, each once', () => {
  const errors = ['Error: fixture', 'Error: fixture'];
  const missing = ['static/js/map.js', 'static/js/map.js'];
  expect(reasonOf({ ...noFindings(), outcomes: [crashed], errors, missing })).toBe(
    'mf-orders 1.0.0-3f9c2a71d0 crashed\n    static/js/map.js is not in the release\n    Error: fixture',
  );
});

test('a page that has only counted its calls has not failed', () => {
  const measured = { ...crashed, outcome: 'measured' } as const;
  expect(reasonOf({ ...noFindings(), outcomes: [measured] })).toBe('');
  expect([isBad(measured), isBad(crashed)]).toEqual([false, true]);
});

test.each([
  ['a page that stood still', { outcomes: [{ ...crashed, outcome: 'hung' as const }], errors: [] }, true],
  [
    'an area that did not come in time',
    {
      outcomes: [{ ...crashed, outcome: 'failed' as const }],
      errors: ['Error: 1.0.0-3f9c2a71d0 hung\n    at x'],
    },
    true,
  ],
  ['one that crashed', { outcomes: [crashed], errors: [] }, false],
  [
    'one that threw, and then stood still',
    { outcomes: [{ ...crashed, outcome: 'hung' as const }], errors: ['Error: fixture'] },
    false,
  ],
])('the machine may be at fault for %s: %o', (_, seen, isSlow) => {
  expect(isOnlySlow(seen)).toBe(isSlow);
});

test('without an outcome the reason is what the trial itself saw', () => {
  const loaded = { ...crashed, outcome: 'loaded' } as const;
  expect(reasonOf({ ...noFindings(), outcomes: [loaded] }, 'it did not open within 12 s')).toBe(
    'it did not open within 12 s',
  );
});
