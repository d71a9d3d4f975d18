import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { latinDigits } from '@hawiyat/shared/contract/core/digits';
import * as fontkit from 'fontkit';

/** A font that draws labels, by the path of its file. */
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
/** Opens a font when a label first needs it: most never do. */
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

/** The library fails on a mark for which a font says no place. */
function shapes(font: LabelFont, text: string): boolean {
  try {
    open(font).layout(text);
    return true;
  } catch {
    return false;
  }
}

/** @returns the first font that has every character of a text and can shape it; undefined when none does */
export const fontOf = (text: string): LabelFont | undefined =>
  fonts.find((font) => [...text].every((letter) => has(font, letter)) && shapes(font, text));

/** Signs that no font has, and that Unicode does not decompose. */
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
/** ZWNJ stays: letters beside it do not join. */
const invisible = /(?!\u200c)[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu;

/**
 * Makes a text drawable: each character by its own form, else by its equivalent one (digits are Latin as everywhere in the panel,
 * ½ is 1⁄2, a full-width letter a plain one), else as a box, so that none is left out silently.
 * @param line any text
 * @returns NFC, every character of which some font has, and ZWNJ
 */
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
