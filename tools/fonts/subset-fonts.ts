import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subset from 'subset-font';
import { charactersIn, rangesOf, toCss, without } from './ranges.ts';

const weights = [400, 500, 600];

/**
 * Characters by script, of the subset and of the whole file. PDFs map glyphs to text by presentation forms (U+FE70 on).
 * The Latin file loads later and would move lines by its space, so the Arabic one has it.
 */
const scripts = {
  arabic: {
    keepFeatures: undefined,
    subsetRanges: rangesOf(
      'U+20, U+60C, U+61B-61C, U+61F, U+621-63A, U+640-652, U+660-66C, U+670, U+200C-200E, U+2010-2011, U+FE70-FE74, U+FE76-FEFC',
    ),
    allRanges: rangesOf(
      'U+20, U+600-6FF, U+750-77F, U+870-88E, U+890-891, U+897-8E1, U+8E3-8FF, U+200C-200E, U+2010-2011, U+204F, U+2E41, U+FB50-FDFF, U+FE70-FE74, U+FE76-FEFC',
    ),
  },
  latin: {
    // `locl` is left out: it draws digits inside Arabic text in another way than alone.
    keepFeatures: ['dnom', 'frac', 'kern', 'liga', 'numr'],
    subsetRanges: rangesOf(
      'U+21-7E, U+A0, U+A9, U+AB, U+B0-B1, U+B7, U+BB, U+D7, U+200B, U+200F, U+2012-2015, U+2018-201E, U+2022, U+2026, U+202A-2030, U+2066-2069, U+20AC, U+2191, U+2193, U+2212',
    ),
    allRanges: rangesOf(
      'U+0-1F, U+21-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-200B, U+200F, U+2012-204E, U+2050-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    ),
  },
};

/** Subsets IBM Plex Sans Arabic under another name, as its license (SIL OFL 1.1) requires; contents by file name. */
export async function subsetFonts(root: string): Promise<Map<string, Buffer | string>> {
  const require = createRequire(join(root, 'shared/package.json'));
  const files = new Map() as Map<string, Buffer | string>;
  const faces = [];
  for (const [script, { keepFeatures, subsetRanges, allRanges }] of Object.entries(scripts)) {
    for (const weight of weights) {
      const font = `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${script}-${weight}-normal.woff2`;
      const name = `hawiyat-${script}-${weight}.woff2`;
      const whole = readFileSync(require.resolve(font));
      files.set(name, await subsetFile(whole, charactersIn(subsetRanges), keepFeatures));
      faces.push(
        face(weight, `./${name}`, toCss(subsetRanges)),
        face(weight, font, toCss(without(allRanges, subsetRanges))),
      );
    }
  }
  return files.set('fonts.css', `/* Written by \`npm run fonts\`. */\n\n${faces.join('\n\n')}\n`);
}

/** The encoding of a font's name table. */
const inFont = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

/** Without `keepFeatures` all OpenType features stay. */
async function subsetFile(font: Buffer, text: string, keepFeatures?: readonly string[]): Promise<Buffer> {
  const plain = await subset(font, text, { targetFormat: 'truetype', keepFeatures });
  /** The length stays, because the table stores offsets. */
  const rename = (old: string, other: string) => {
    for (let at = plain.indexOf(inFont(old)); at >= 0; at = plain.indexOf(inFont(old)))
      inFont(other).copy(plain, at);
  };
  rename('IBM Plex Sans', 'Hawiyat Sans ');
  rename('IBMPlexSans', 'HawiyatSans');
  return subset(plain, text, { targetFormat: 'woff2' });
}

const face = (weight: number, file: string, range: string) =>
  `@font-face {
  font-family: "Hawiyat Sans";
  font-weight: ${weight};
  font-display: swap;
  src: url("${file}") format("woff2");
  unicode-range: ${range};
}`;
