// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const [fleet, orders] = [
  { remote: 'mf-fleet', release: '2.0.0' },
  { remote: 'mf-orders', release: '3.0.0' },
];
const { map } = Array.prototype;
const { parse } = JSON;
const { stringify } = JSON;

let page: typeof import('./built-ins.ts');
beforeEach(async () => {
  vi.resetModules();
  page = await import('./built-ins.ts');
});
afterEach(() => {
  Array.prototype.map = map;
  JSON.parse = parse;
  JSON.stringify = stringify;
  Reflect.deleteProperty(Object.prototype, 'added');
});

const replaced = <Own extends (...own: never[]) => unknown>(own: Own): Own =>
  function (this: unknown, ...given: Parameters<Own>) {
    return Reflect.apply(own, this, given);
  } as Own;

test('a page that nobody touched is clean, however often one looks', () => {
  page.noteRun(fleet);
  for (let i = 0; i < 3; i++) expect(page.lookAtBuiltIns()).toEqual({ isAltered: false, suspects: [] });
});

test.each<[string, () => void]>([
  ['a method of arrays', () => (Array.prototype.map = replaced(map))],
  ['what reads JSON', () => (JSON.parse = replaced(parse))],
  ['what writes it, by taking it away', () => Reflect.deleteProperty(JSON, 'stringify')],
  ['all objects', () => Reflect.set(Object.prototype, 'added', 1)],
])('the release that ran replaced %s, once', (_, touch) => {
  page.noteRun(fleet);
  touch();
  expect(page.lookAtBuiltIns()).toEqual({ isAltered: true, suspects: [fleet] });
  expect(page.lookAtBuiltIns()).toEqual({ isAltered: true, suspects: [] });
});

const touch = () => {
  Array.prototype.map = replaced(Array.prototype.map);
};
test.each<[string, () => void, object[]]>([
  [
    'the one that began since the last clean look',
    () => {
      page.noteRun(fleet);
      page.lookAtBuiltIns();
      page.noteRun(orders);
    },
    [orders],
  ],
  [
    'both that began since then',
    () => {
      page.noteRun(fleet);
      page.noteRun(orders);
    },
    [fleet, orders],
  ],
  [
    'all that run, of a timer',
    () => {
      page.noteRun(fleet);
      page.noteRun(orders);
      page.lookAtBuiltIns();
    },
    [fleet, orders],
  ],
  ['nobody before an area runs', () => {}, []],
])('suspected is %s', (_, live, suspects) => {
  live();
  touch();
  expect(page.lookAtBuiltIns()).toEqual({ isAltered: true, suspects });
});

test('what was altered before an area ran excuses errors, and hides nothing that follows', () => {
  touch();
  expect(page.lookAtBuiltIns()).toEqual({ isAltered: true, suspects: [] });
  page.noteRun(fleet);
  expect(page.lookAtBuiltIns()).toEqual({ isAltered: true, suspects: [] });
  touch();
  expect(page.lookAtBuiltIns()).toEqual({ isAltered: true, suspects: [fleet] });
});
