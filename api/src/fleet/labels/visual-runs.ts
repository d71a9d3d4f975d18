import bidiFactory from 'bidi-js';
import { drawable, fontOf, type LabelFont } from './label-fonts.ts';

/** A part of a line that one font draws in one direction. */
export interface Run {
  /** In reading order; the font's shaping reverses Arabic. */
  readonly text: string;
  readonly font: LabelFont;
}

const bidi = bidiFactory();
const isArabic = (letter: string) => /[\p{Script_Extensions=Arabic}\p{M}]/u.test(letter);

/** The order on paper, because PDF has no direction. Spaces are own runs: the library sets a run's words left to right. */
export function visualRuns(line: string): Run[] {
  const text = drawable(line);
  const { levels } = bidi.getEmbeddingLevels(text, 'rtl');
  const stretches: { readonly text: string; readonly level: number; readonly shapes: boolean }[] = [];
  let at = 0;
  let joins = false;
  for (const letter of text) {
    const level = levels[at] ?? 1;
    at += letter.length;
    if (letter === '\u200c') {
      joins = false;
      continue;
    }
    const isOdd = level % 2 === 1;
    const shapes = isArabic(letter);
    const last = stretches.at(-1);
    // A bracket between Arabic words opens to the other side.
    const shown = isOdd ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
    // From right to left, only letters that the shaping reverses may share a run.
    if (joins && last?.level === level && last.shapes === shapes && shapes === isOdd)
      stretches[stretches.length - 1] = { ...last, text: last.text + shown };
    else stretches.push({ text: shown, level, shapes });
    joins = true;
  }
  return inOrder(
    stretches.flatMap(({ text: part, level }) => drawnBy(part).map((run) => ({ ...run, level }))),
  ).map(({ text: part, font }) => ({ text: part, font }));
}

/** Letters of two fonts do not join, so one font draws the whole if it can, else the longest parts. */
function drawnBy(text: string): Run[] {
  const letters = [...text];
  const runs: Run[] = [];
  for (let start = 0; start < letters.length; ) {
    let end = letters.length;
    let font = fontOf(letters.slice(start, end).join(''));
    while (!font && end > start + 1) {
      end -= 1;
      font = fontOf(letters.slice(start, end).join(''));
    }
    if (font) runs.push({ text: letters.slice(start, end).join(''), font });
    start = end;
  }
  return runs;
}

/** Rule L2 of the bidirectional algorithm (UAX #9). */
function inOrder<Part extends { readonly level: number }>(parts: readonly Part[]): Part[] {
  const ordered = [...parts];
  for (let level = Math.max(0, ...parts.map((part) => part.level)); level >= 1; level -= 1)
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? 0) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  return ordered;
}
