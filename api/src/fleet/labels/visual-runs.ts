import bidiFactory from 'bidi-js';

/** A part of a line that one font draws in one direction. */
export interface Run {
  /** In the order in which it is read; the font's shaping turns Arabic around. */
  readonly text: string;
  readonly script: 'arabic' | 'latin';
}

const bidi = bidiFactory();
const arabic = /[\u060c\u061b\u061f\u0621-\u065f\u0670-\u06d3\u06fa-\u06ff]/;
/** What the two fonts can draw, of what people write in names. */
const drawn = /[\u0020-\u007e\u00a0-\u00ff\u060c\u061b\u061f\u0621-\u065f\u0670-\u06d3\u06fa-\u06ff]/;

/**
 * Orders a line that is written from right to left as it stands on paper. PDF has no direction: what is drawn first stands
 * left. Spaces are runs of their own, because the library would set the words of a longer run from left to right.
 * @returns from left to right; letters that the fonts do not have are left out
 */
export function visualRuns(line: string): Run[] {
  const text = [...line].filter((letter) => drawn.test(letter)).join('');
  const { levels } = bidi.getEmbeddingLevels(text, 'rtl');
  const runs: (Run & { readonly level: number })[] = [];
  for (const [index, letter] of [...text].entries()) {
    const level = levels[index] ?? 1;
    const script = arabic.test(letter) ? 'arabic' : 'latin';
    const last = runs.at(-1);
    // A bracket between Arabic words opens to the other side.
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
    // Right to left, only letters that the shaping turns around may share a run.
    if (last?.level === level && last.script === script && (level % 2 === 0 || script === 'arabic'))
      runs[runs.length - 1] = { ...last, text: last.text + shown };
    else runs.push({ text: shown, script, level });
  }
  return inOrder(runs).map(({ text: part, script }) => ({ text: part, script }));
}

/** Rule L2 of the bidirectional algorithm: from the highest level down, each stretch is reversed. */
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
