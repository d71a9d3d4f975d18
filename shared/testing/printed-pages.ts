import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** In points from the page's lower left corner. */
export interface Printed {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const open = (pdf: Buffer) => getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;

/** Browsers name the file after it. */
export async function printedTitle(pdf: Buffer): Promise<unknown> {
  const { info } = await (await open(pdf)).getMetadata();
  return 'Title' in info ? info.Title : null;
}

export async function printed(pdf: Buffer) {
  const document = await open(pdf);
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

/** Sorted, because a PDF stores Arabic glyph by glyph, and ligatures in either order. */
export const lettersOf = (texts: readonly string[]) =>
  [
    ...texts
      .join('')
      .normalize('NFKC')
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ]
    .toSorted()
    .join('');

/** Half of a line's height, in points. */
const halfLine = 10.5;

/** Rows are found by their numbers, which are alone to the right of `edge`. */
export function rowsOf(runs: readonly Printed[], edge: number) {
  const numbers = runs
    .filter((run) => /^\d+$/.test(run.text) && run.x + run.width > edge)
    .map((run) => run.y)
    .toSorted((one, other) => other - one);
  return numbers.map((y, at) => {
    const [before, after] = [numbers[at - 1], numbers[at + 1]];
    const top = before === undefined ? y + halfLine : (before + y) / 2;
    const bottom = after === undefined ? y - halfLine : (after + y) / 2;
    return { top, bottom, runs: runs.filter((run) => run.y < top && run.y >= bottom) };
  });
}

export const overlapping = (runs: readonly Printed[]) =>
  runs.filter((run) =>
    runs.some(
      (other) =>
        other !== run && Math.abs(other.y - run.y) < 2 && other.x > run.x && other.x < run.x + run.width - 1,
    ),
  );
