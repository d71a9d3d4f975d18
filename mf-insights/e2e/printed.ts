import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A run of text on paper, in points from the page's lower left corner. */
export interface Printed {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** What stands on each page of a PDF, and where. */
export async function printed(pdf: Buffer) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const page = await document.getPage(at + 1);
      const [, , width = 0, height = 0] = page.view;
      const { items } = await page.getTextContent();
      const runs = items.flatMap((item): Printed[] => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , , x, y] = item.transform;
        return [{ text: item.str, x, y, width: item.width }];
      });
      return { width, height, runs };
    }),
  );
}

/**
 * The letters and digits of texts in the order of the alphabet: on paper Arabic stands glyph by glyph, joined letters in
 * forms of their own, and those that became one glyph in either order.
 */
export const lettersOf = (texts: readonly string[]) =>
  [
    ...texts
      .join('')
      .normalize('NFKC')
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ]
    .toSorted()
    .join('');

/** Half of a line's height, in points: every baseline of a cell is nearer to its number. */
const half = 10.5;

/**
 * The lines of a printed table whose first column, at the paper's right, holds their numbers.
 * @param runs of one page @param edge where that column ends
 */
export function rowsOf(runs: readonly Printed[], edge: number) {
  const numbers = runs
    .filter((run) => /^\d+$/.test(run.text) && run.x + run.width > edge)
    .map((run) => run.y)
    .toSorted((one, other) => other - one);
  return numbers.map((y, at) => {
    const [before, after] = [numbers[at - 1], numbers[at + 1]];
    const top = before === undefined ? y + half : (before + y) / 2;
    const bottom = after === undefined ? y - half : (after + y) / 2;
    return { top, bottom, runs: runs.filter((run) => run.y < top && run.y >= bottom) };
  });
}

/** Runs that reach into another on the same line. */
export const overlapping = (runs: readonly Printed[]) =>
  runs.filter((run) =>
    runs.some(
      (other) =>
        other !== run && Math.abs(other.y - run.y) < 2 && other.x > run.x && other.x < run.x + run.width - 1,
    ),
  );
