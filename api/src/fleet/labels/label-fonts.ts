import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { latinDigits } from '@hawiyat/shared/contract/core/digits';
import * as fontkit from 'fontkit';

/** The path of a font's file. */
export type LabelFont = string;

const { resolve } = createRequire(import.meta.url);
const fileOf = (family: string, script: string, weight = 600): LabelFont =>
  resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`);

/** The panel's own font first; the library reads no WOFF2. */
const fonts: readonly LabelFont[] = [
  ...['arabic', 'latin', 'latin-ext'].map((script) => fileOf('ibm-plex-sans-arabic', script)),
  ...['arabic', 'symbols', 'math'].map((script) => fileOf('noto-sans-arabic', script)),
  ...['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'devanagari'].map(
    (script) => fileOf('noto-sans', script),
  ),
  fileOf('noto-sans-symbols', 'symbols'),
  ...['symbols', 'math'].map((script) => fileOf('noto-sans-symbols-2', script, 400)),
  fileOf('noto-emoji', 'emoji'),
];

const opened = new Map<LabelFont, fontkit.Font>();
/** Most labels need only the first fonts. */
function open(font: LabelFont): fontkit.Font {
  const known = opened.get(font);
  if (known) return known;
  const file = fontkit.create(readFileSync(font));
  if (!('hasGlyphForCodePoint' in file)) throw new Error(`${font} is a collection of fonts`);
  opened.set(font, file);
  return file;
}

const has = (font: LabelFont, letter: string) => open(font).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
const isDrawn = (letter: string) => fonts.some((font) => has(font, letter));

/** The library fails on a mark without a position in the font. */
function shapes(font: LabelFont, text: string): boolean {
  try {
    open(font).layout(text);
    return true;
  } catch {
    return false;
  }
}

/** The first font that has and shapes every character. */
export const fontOf = (text: string): LabelFont | undefined =>
  fonts.find((font) => [...text].every((letter) => has(font, letter)) && shapes(font, text));

/** Characters that no font has and Unicode does not decompose. */
const plainForms: Readonly<Record<string, string>> = {
  ...{
    '\u2012': '–',
    '\u2015': '—',
    '\u2016': '||',
    '\u2017': '_',
    '\u201b': '‘',
    '\u201f': '“',
    '\u2021': '†',
  },
  ...{ '\u2023': '•', '\u2027': '·', '\u2043': '-', '\u20c1': 'ر.س' },
};
const missing = '□';
/** ZWNJ stays: it keeps letters from joining. */
const invisible = /(?!\u200c)[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu;

/** Replaces a character without a font by its equivalent (½ by 1⁄2), else by a box, so that none disappears. */
export function drawable(line: string): string {
  const text = latinDigits(
    line
      .normalize('NFC')
      .replace(/[\s\p{Z}]/gu, ' ')
      .replace(invisible, ''),
  );
  return Array.from(text, (letter) => {
    if (letter === '\u200c' || isDrawn(letter)) return letter;
    const forms = [plainForms[letter] ?? '', letter.normalize('NFKC'), letter.normalize('NFKD')];
    return forms.find((form) => form !== '' && [...form].every(isDrawn)) ?? missing;
  }).join('');
}
