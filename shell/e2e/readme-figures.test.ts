import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sidebar } from '@hawiyat/shared/contract/remotes';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { limits, tableIn } from '../bench/load/figures-table.ts';
import { namedFiles } from '../bench/load/named-files.ts';

const published = tableIn(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8'));
/** A release's id stands in its files: a few bytes of them change with every commit. */
const tolerance = 0.02;

test('the README has a row for every area of the panel, with ratios within the limits', {
  tag: '@slow',
}, () => {
  expect(published.map((item) => item.path).toSorted()).toEqual(
    sidebar.map((section) => section.path).toSorted(),
  );
  for (const row of published)
    for (const of of ['bytes', 'toMonolith', 'toDefaultMonolith'] as const) {
      expect(row[of], `${row.path}: ${of}`).toBeGreaterThan(0);
      expect(row[of], `${row.path}: ${of}`).toBeLessThanOrEqual(limits[of]);
    }
});

for (const { path, named } of published)
  test(`the README has the page weight of ${path}`, { tag: '@slow' }, async ({ panel }) => {
    const measured = await namedFiles(panel.url, path);
    expect(named.files).toBe(measured.files);
    for (const of of ['host', 'area'] as const)
      expect(Math.abs(named[of] - measured[of]), of).toBeLessThanOrEqual(measured[of] * tolerance);
  });
