// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import pinnedEntries, { pinEntry } from './pinned-entries.ts';

const base = 'https://panel.example/r/mf-orders/1.0.0-0123456789/';
const createScript = (url: string) => pinnedEntries().createScript?.({ url, attrs: {} });

test('a pinned entry is loaded with its hash, within its time limit', () => {
  pinEntry(`${base}remoteEntry.js`, { integrity: 'sha384-abc', timeLimit: 6_000 });
  const made = createScript(`${base}remoteEntry.js`);
  expect(made).toMatchObject({ timeout: 6_000 });
  const script = made && 'script' in made ? made.script : undefined;
  expect([script?.src, script?.integrity, script?.crossOrigin]).toEqual([
    `${base}remoteEntry.js`,
    'sha384-abc',
    'anonymous',
  ]);
});

test('an address that the composition does not name is refused, also beside a pinned one', () => {
  pinEntry(`${base}remoteEntry.js`, { integrity: 'sha384-abc', timeLimit: 6_000 });
  for (const url of [
    `${base}~1/remoteEntry.js`,
    `${base}other.js`,
    'https://elsewhere.example/remoteEntry.js',
  ])
    expect(() => createScript(url)).toThrow('has no hash');
});

test('an entry without a hash is refused', () => {
  pinEntry(`${base}unpinned.js`, { integrity: '', timeLimit: 6_000 });
  expect(() => createScript(`${base}unpinned.js`)).toThrow('has no hash');
});
