import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import subset from 'subset-font';
import { expect, test } from 'vitest';
import { rangesOf, toCss, without } from './ranges.ts';
import { subsetFonts } from './subset-fonts.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'shared/ui/fonts');

test('the checked-in fonts are those that the command makes', async () => {
  const files = await subsetFonts(root);
  expect(readdirSync(folder).toSorted()).toEqual([...files.keys()].toSorted());
  for (const [name, content] of files)
    expect([name, readFileSync(join(folder, name)).equals(Buffer.from(content))]).toEqual([name, true]);
}, 60_000);

test('every character is in exactly one file', () => {
  const ranges = rangesOf('U+20-2F, U+40');
  expect(toCss(without(ranges, rangesOf('U+22-23, U+2F, U+40-41')))).toBe('U+0020-0021, U+0024-002E');
  const css = readFileSync(join(folder, 'fonts.css'), 'utf8');
  const faces = css.split('@font-face').filter((part) => part.includes('font-weight: 500'));
  const points = faces
    .flatMap((text) => rangesOf(/unicode-range: ([^;]+)/.exec(text)?.[1] ?? ''))
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
  expect(points.length).toBeGreaterThan(500);
  expect(new Set(points).size).toBe(points.length);
});

/** The OpenType features of a table of glyph substitutions. */
function substitutionsOf(font: Buffer): string[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + at * 16);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'GSUB');
  if (entry === undefined) return [];
  const table = font.readUInt32BE(entry + 8);
  const list = table + font.readUInt16BE(table + 6);
  return Array.from({ length: font.readUInt16BE(list) }, (_, at) =>
    font.toString('latin1', list + 2 + at * 6, list + 6 + at * 6),
  );
}

test.each([400, 500, 600])(
  'digits of weight %i are drawn alike inside Arabic text and on their own',
  async (weight) => {
    const file = readFileSync(join(folder, `hawiyat-latin-${weight}.woff2`));
    const features = substitutionsOf(await subset(file, '0123456789/', { targetFormat: 'truetype' }));
    expect(features).toContain('frac');
    expect(features).not.toContain('locl');
  },
);
