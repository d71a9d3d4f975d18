import { setImmediate } from 'node:timers/promises';
import { colors } from '@hawiyat/shared/ui/theme/colors';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { boundedQueue } from '../../kernel/bounded-queue.ts';
import { type Run, visualRuns } from './visual-runs.ts';

export interface Label {
  readonly number: string;
  /** «حاويات أنقاض، 20 ياردة» */
  readonly kind: string;
  readonly owner: string;
  readonly address: string;
}

type Pdf = InstanceType<typeof PDFDocument>;

/** Points, on A4. */
const page = { width: 595.28, height: 841.89, margin: 28 };
const columns = 2;
const rows = 4;
const cell = {
  width: (page.width - 2 * page.margin) / columns,
  height: (page.height - 2 * page.margin) / rows,
};
const inset = 18;
const code = 118;
const mark = 7;
const ink = colors.mark.navy.light;
const hint = 'امسح الرمز لفتح صفحة الحاوية';

/** One file at a time: a page takes a good part of the processor. */
const inTurn = boundedQueue(1, 10);

/** Labels to print, eight on a page, with marks for cutting. */
export const labelSheets = (labels: readonly Label[]): Promise<Buffer> => inTurn(() => draw(labels));

async function draw(labels: readonly Label[]): Promise<Buffer> {
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: 0, autoFirstPage: false, lang: 'ar' },
    info: { Title: 'ملصقات الحاويات' },
  });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const end = new Promise((done, failed) => pdf.on('end', done).on('error', failed));
  for (let first = 0; first < labels.length; first += columns * rows) {
    pdf.addPage();
    cuttingMarks(pdf);
    for (const [index, label] of labels.slice(first, first + columns * rows).entries()) {
      // From right to left, like the text.
      const column = columns - 1 - (index % columns);
      const row = Math.floor(index / columns);
      drawLabel(pdf, label, page.margin + column * cell.width, page.margin + row * cell.height);
    }
    // Other calls run between the pages, which take some milliseconds each.
    await setImmediate();
  }
  pdf.end();
  await end;
  return Buffer.concat(parts);
}

function cuttingMarks(pdf: Pdf): void {
  for (let column = 0; column <= columns; column += 1)
    for (let row = 0; row <= rows; row += 1) {
      const [x, y] = [page.margin + column * cell.width, page.margin + row * cell.height];
      pdf.moveTo(x - mark, y).lineTo(x + mark, y);
      pdf.moveTo(x, y - mark).lineTo(x, y + mark);
    }
  pdf.lineWidth(0.5).stroke(colors.border.control.light);
}

function drawLabel(pdf: Pdf, { number, kind, owner, address }: Label, left: number, top: number): void {
  drawCode(pdf, address, left + inset, top + (cell.height - code) / 2);
  const right = left + cell.width - inset;
  const width = cell.width - code - 3 * inset;
  const line = (text: string, size: number, y: number) =>
    drawLine(pdf, text, { right, y: top + y, width, size });
  line(number, 32, 38);
  line(kind, 13, 86);
  line(owner, 11, 112);
  line(hint, 8, 142);
}

/** All squares are one path: a gap between two would confuse a scanner. */
function drawCode(pdf: Pdf, address: string, left: number, top: number): void {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const side = code / size;
  for (const [row, squares] of data.entries())
    for (const [column, isDark] of squares.entries())
      if (isDark) pdf.rect(left + column * side, top + row * side, side, side);
  pdf.fill('#000');
}

interface Place {
  readonly right: number;
  readonly y: number;
  /** A longer line gets smaller, then cut. */
  readonly width: number;
  readonly size: number;
}

const least = 7;

function drawLine(pdf: Pdf, text: string, { right, y, width, size }: Place): void {
  const widthOf = (runs: readonly Run[], points: number) =>
    runs.reduce((sum, run) => sum + pdf.font(run.font, points).widthOfString(run.text), 0);
  const fits = (runs: readonly Run[]) => widthOf(runs, least) <= width;
  const whole = visualRuns(text);
  const runs = fits(whole) ? whole : visualRuns(shortened(text, (line) => fits(visualRuns(line))));
  const points = Math.min(size, (size * width) / Math.max(1, widthOf(runs, size)));
  let x = right - widthOf(runs, points);
  pdf.fill(ink);
  for (const run of runs) {
    pdf.font(run.font, points).text(run.text, x, y, { lineBreak: false });
    x += pdf.widthOfString(run.text);
  }
}

function shortened(text: string, fits: (line: string) => boolean): string {
  const parts = text.includes(' ') ? text.split(/(?= )/) : [...text];
  const most = parts.findLastIndex((_, at) => fits(`${parts.slice(0, at).join('')}...`));
  return `${parts.slice(0, Math.max(1, most)).join('')}...`;
}
