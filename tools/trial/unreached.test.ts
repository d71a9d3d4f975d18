import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TrialScreen } from '@hawiyat/shared/contract/platform/releases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBuilt } from './built-release.mjs';
import { unreached } from './unreached.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hawiyat-unreached-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** `ask` begins at the first column, `add` at the eleventh. */
const script = 'ask();1234add();';
const dialog = (source: string, line: number, titles: string[]) => ({ source, line, column: 2, titles });
beforeAll(() => {
  writeFileSync(join(folder, 'dialogs.js'), script);
  // Line 7 of ask.tsx, then line 9 of add.tsx, each from its third column.
  const sources = ['../src/ask.tsx', '../src/add.tsx'];
  const map = { version: 3, sources, names: [], mappings: 'AAME,UCEA' };
  writeFileSync(join(folder, 'dialogs.js.map'), JSON.stringify(map));
  writeFileSync(join(folder, 'later.js'), '');
  writeFileSync(
    join(folder, 'dialogs.json'),
    JSON.stringify([dialog('src/ask.tsx', 7, ['حذف', 'إزالة']), dialog('src/add.tsx', 9, [])]),
  );
});

function built(trial: TrialScreen[], routes: string[] = []) {
  const files = ['dialogs.js', 'later.js'].map((path) => ({ path, integrity: '', bytes: 0 }));
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ remote: 'mf-fleet', trial, routes, files }));
  return readBuilt(folder);
}
const ran = (...ranges: [number, number, number][]) => ({
  loaded: new Set(['dialogs.js']),
  paths: [],
  coverage: [{ path: 'dialogs.js', ranges: ranges.map(([start, end, count]) => ({ start, end, count })) }],
});
const ask = { kind: 'dialog', name: '«حذف» «إزالة» src/ask.tsx:7' };
const add = { kind: 'dialog', name: 'src/add.tsx:9' };
const later = { kind: 'script', name: 'later.js' };

test.each([
  ['nothing ran', [{ loaded: new Set(['dialogs.js', 'later.js']), coverage: [], paths: [] }], [ask, add]],
  ['one function ran', [ran([0, 6, 1], [10, 16, 0])], [later, add]],
  ['a part of the function did not', [ran([0, 16, 1], [8, 16, 0])], [later, add]],
  ['another visit ran the other', [ran([0, 6, 1]), ran([10, 16, 1])], [later]],
])('when %s, the rest is named', (_, visits, found) => {
  expect(unreached(built([]), visits)).toEqual(found);
});

test('a script that no page loads is named by its sources, unless the trial leaves one of them out', () => {
  const none = [{ loaded: new Set<string>(), coverage: [], paths: [] }];
  expect(unreached(built([]), none)[0]).toEqual({
    kind: 'script',
    name: 'src/ask.tsx, src/add.tsx (dialogs.js)',
  });
  const leavesOut = [{ source: 'src/ask.tsx', reason: 'The examples have nothing to delete.' }];
  expect(unreached(built([{ path: '/', leavesOut }]), none)).toEqual([later, add]);
});

const routes = ['/containers', '/containers/:id', '/containers/print', '/drivers/*', '/vehicles/:id?'];
test.each([
  ['no screen', [], routes],
  ['their lists', ['/containers', '/drivers', '/vehicles'], ['/containers/:id', '/containers/print']],
  ['what has its own route', ['/containers/print'], routes.filter((route) => route !== '/containers/print')],
  ['what is below', ['/containers/7', '/drivers/7/a', '/vehicles/7'], ['/containers', '/containers/print']],
])('routes that no page is at are named when the trial opens %s', (_, paths, left) => {
  const found = unreached(built([], routes), [{ loaded: new Set<string>(), coverage: [], paths }]);
  expect(found.filter(({ kind }) => kind === 'route').map(({ name }) => name)).toEqual(left);
});

test('a route that the trial leaves out with a reason is not named', () => {
  const leavesOut = [{ source: '/containers/print', reason: 'It leads to the printer.' }];
  const found = unreached(built([{ path: '/', leavesOut }], ['/containers/print']), []);
  expect(found.filter(({ kind }) => kind === 'route')).toEqual([]);
});
