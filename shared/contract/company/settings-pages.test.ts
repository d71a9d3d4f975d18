import { expect, test } from 'vitest';
import { settingsPages } from './settings-pages.ts';

test('no two pages have a name, an address, a call or a field of the same name', () => {
  const all = [
    settingsPages.map(({ name }) => name),
    settingsPages.map(({ address }) => address),
    settingsPages.map(({ fetch }) => fetch.path),
    // Conflicts and the audit log tell the fields of a company apart by their names.
    settingsPages.flatMap(({ fields }) => Object.keys(fields)),
  ];
  for (const names of all) expect(names).toEqual([...new Set(names)]);
});

test.each(settingsPages.map((page) => [page.name, page] as const))(
  'the initial settings of %s are what its answers hold',
  (_, { fields, answer }) => {
    const shown = Object.entries(fields).filter(([, { shown }]) => shown);
    const initial = Object.fromEntries(shown.map(([field, item]) => [field, item.initial]));
    const problems = answer.safeParse({ ...initial, version: 1 }).error?.issues ?? [];
    expect(problems.filter(({ path: [field] }) => String(field) in fields)).toEqual([]);
  },
);
