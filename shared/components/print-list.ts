import { texts } from '@hawiyat/shared/texts';
import { count } from '../locale/numbers.ts';

const messages = texts('components/print-list', {
  printed: (counted: string, at: string) => `${counted}، طُبعت في ${at}`,
  part(from: number, to: number, total: number | null) {
    const which = from === 0 ? `أول ${count(to)}` : `من ${count(from + 1)} إلى ${count(to)}`;
    return `${total === null ? which : `${which} من ${count(total)}`}، اطبع القائمة كاملة بزر «طباعة»`;
  },
});

export interface PrintColumn<Row> {
  readonly title: string;
  readonly isNumber?: true;
  text(row: Row): string;
}

export interface PrintedList<Row> {
  readonly title: string;
  readonly company: string;
  readonly about: string;
  readonly columns: readonly PrintColumn<Row>[];
  readonly rows: readonly Row[];
  /** Index of the first row, where the page does not know those before. */
  readonly first?: number;
  /** Null: there are more rows, of unknown number. */
  readonly total: number | null;
  readonly counted: string;
  readonly at: string;
}

// Nothing else of the page is on paper, also not what portals have put beside its root.
const css = `
[data-printed-list] { display: none }
@media print {
  body:has(> [data-printed-list]) > :not([data-printed-list]) { display: none !important }
  [data-printed-list] { display: block; color: #000; font-size: 9pt; line-height: 1.5 }
  [data-printed-list] > header { display: flex; justify-content: space-between; align-items: end; gap: 24px; margin-bottom: 12px }
  [data-printed-list] > header > :last-child { flex-shrink: 0; text-align: end }
  [data-printed-list] h1 { margin: 0; font-size: 14pt; font-weight: 600 }
  [data-printed-list] p { margin: 0 }
  [data-printed-list] > header > p, [data-printed-list] header strong { font-weight: 600 }
  [data-printed-list] table { width: 100%; border-collapse: collapse }
  [data-printed-list] thead { display: table-header-group }
  [data-printed-list] tr { break-inside: avoid }
  [data-printed-list] :is(th, td) { padding: 4px 5px; border-bottom: 1px solid #999; text-align: start; vertical-align: top; overflow-wrap: anywhere }
  [data-printed-list] th { font-weight: 600; white-space: nowrap }
  [data-printed-list] [data-number] { white-space: nowrap }
}`;
let styles: CSSStyleSheet | null = null;
/** Only while its paper is shown, so that no area leaves with it. */
const adopted = () => document.adoptedStyleSheets.filter((sheet) => sheet !== styles);
let shown: HTMLElement | null = null;

/** Adds a table for paper only. Without React, because the browser waits for no render before it prints. */
export function showPrintedList<Row>(list: PrintedList<Row>): void {
  hidePrintedList();
  if (!styles) {
    styles = new CSSStyleSheet();
    styles.replaceSync(css);
  }
  document.adoptedStyleSheets = [...adopted(), styles];
  const section = element('section', headOf(list), tableOf(list));
  section.dataset.printedList = '';
  section.setAttribute('aria-label', list.title);
  document.body.append(section);
  shown = section;
}

export function hidePrintedList(): void {
  if (!shown) return;
  document.adoptedStyleSheets = adopted();
  shown.remove();
  shown = null;
}

export const isListPrinted = () => shown !== null;

function headOf<Row>(list: PrintedList<Row>): HTMLElement {
  const part = partOf(list);
  return element(
    'header',
    element('div', element('h1', list.title), element('p', list.about)),
    element(
      'div',
      element('strong', element('bdi', list.company)),
      element('p', messages.printed(list.counted, list.at)),
      ...(part === null ? [] : [element('p', part)]),
    ),
  );
}

function partOf<Row>({ rows, first = 0, total }: PrintedList<Row>): string | null {
  if (total !== null && rows.length >= total) return null;
  return messages.part(first, first + rows.length, total);
}

function tableOf<Row>({ columns, rows }: PrintedList<Row>): HTMLElement {
  const titles = columns.map(({ title }) => Object.assign(element('th', title), { scope: 'col' }));
  const lines = rows.map((row) => element('tr', ...columns.map((column) => cellOf(column, row))));
  return element('table', element('thead', element('tr', ...titles)), element('tbody', ...lines));
}

function cellOf<Row>(column: PrintColumn<Row>, row: Row): HTMLElement {
  const text = element('bdi', column.text(row));
  const cell = element('td', text);
  if (column.isNumber) {
    text.dir = 'ltr';
    cell.dataset.number = '';
  }
  return cell;
}

function element(name: keyof HTMLElementTagNameMap, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}
