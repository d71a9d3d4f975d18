import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sidebar } from '@hawiyat/shared/federation/checkout-areas';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { limits, tableIn } from '../bench/load/figures-table.ts';
import { measurePageWeight } from '../bench/load/page-weight.ts';

const published = tableIn(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8'));
/** The release's id is in its files, so a few bytes change with every commit. */
const tolerance = 0.02;

test('the README has a row for every area of the panel, with ratios within the limits', () => {
  expect(published.map((item) => item.path).toSorted()).toEqual(
    sidebar.map((section) => section.path).toSorted(),
  );
  for (const row of published)
    for (const figure of ['bytes', 'toMonolith', 'toDefaultMonolith'] as const) {
      expect(row[figure], `${row.path}: ${figure}`).toBeGreaterThan(0);
      expect(row[figure], `${row.path}: ${figure}`).toBeLessThanOrEqual(limits[figure]);
    }
});

for (const { path, weight } of published)
  test(`the README has the page weight of ${path}`, async ({ panel }) => {
    const measured = await measurePageWeight(panel.url, path);
    expect(weight.files).toBe(measured.files);
    for (const figure of ['host', 'area'] as const)
      expect(Math.abs(weight[figure] - measured[figure]), figure).toBeLessThanOrEqual(
        measured[figure] * tolerance,
      );
  });
