import { expect, test } from 'vitest';
import { alteredBuiltIns, keepBuiltIns } from './built-ins.ts';

const { map } = Array.prototype;
const real = globalThis.fetch;
/** At once, because the test's own tools need them. */
function restore(): void {
  Object.defineProperty(Array.prototype, 'map', { value: map });
  Reflect.deleteProperty(Object.prototype, 'extra');
  globalThis.fetch = real;
}

test.each([
  ['a method of the language is replaced', ['Array.prototype.map'], () => replace(Array.prototype, 'map')],
  ['one is added', ['Object.prototype.extra'], () => replace(Object.prototype, 'extra')],
  ['the browser’s fetch is replaced', ['fetch'], () => replace(globalThis, 'fetch')],
  ['nothing is', [], () => {}],
])('when %s, it is named', (_, names, alter) => {
  keepBuiltIns();
  alter();
  const found = alteredBuiltIns();
  restore();
  expect(found.map(({ name }) => name)).toEqual(names);
  expect(found.every(({ isOfLanguage }) => isOfLanguage)).toBe(!names.includes('fetch'));
});

function replace(owner: object, name: string): void {
  Object.defineProperty(owner, name, {
    value: () => [],
    configurable: true,
    writable: true,
    enumerable: false,
  });
}
