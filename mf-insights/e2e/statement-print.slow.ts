import { formatRiyal } from '@hawiyat/shared/locale/money';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import { riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { lettersOf, overlapping, type Printed, printed, rowsOf } from '@hawiyat/shared/testing/printed-pages';
import { cellsOf, headings, statementOf, statementPage } from './statement-page.ts';

const today = riyadhDay();
const from = `${today.slice(0, 4)}-01-01`;
const path = `/dashboard/statement?from=${from}&to=${today}`;
/** 12 mm, in points. */
const margin = (12 / 25.4) * 72;
/** Only the line numbers are to the right of it. */
const edge = 545;
/** Glyphs may overhang their box a little. */
const tolerance = 0.5;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`printed on A4 from the ${colorScheme} theme, each page has the headings, and nothing is cut off`, async ({
    page,
    session,
    signIn,
  }) => {
    await page.emulateMedia({ colorScheme });
    await signIn(path);
    const { lines, total } = await statementOf(page, session.token, from, today);
    await expect(statementPage(page).rows).toHaveCount(lines.length + 2);
    const pages = await printed(await page.pdf({ preferCSSPageSize: true }));
    expect(pages.length).toBeGreaterThan(3);

    // A first row of two lines stands lower, so the headings are measured from their own last line.
    const headingsFrom = (runs: readonly Printed[]) => {
      const top = rowsOf(runs, edge)[0]?.top ?? 0;
      return Math.min(...runs.map((run) => run.y).filter((y) => y >= top));
    };
    // The second page starts with the headings, so their height can be measured there.
    const second = pages[1]?.runs ?? [];
    const height = Math.max(...second.map((run) => run.y)) - headingsFrom(second);

    const texts = (runs: readonly Printed[]) => lettersOf(runs.map((run) => run.text));
    const papers = pages.map(({ width, height: tall, runs }) => {
      const rows = rowsOf(runs, edge);
      const last = headingsFrom(runs);
      const head = runs.filter((run) => run.y >= last && run.y < last + height + 2);
      return {
        size: [Math.round(width), Math.round(tall)],
        cutOff: runs.filter(
          (run) => run.x < margin - tolerance || run.x + run.width > width - margin + tolerance,
        ),
        overlapping: [head, ...rows.map((row) => row.runs)].flatMap(overlapping),
        headings: texts(head),
        lines: rows.map((row) => texts(row.runs)),
      };
    });
    const same = { size: [595, 842], cutOff: [], overlapping: [], headings: lettersOf(headings) };
    expect(papers).toEqual(papers.map((paper) => ({ ...same, lines: paper.lines })));
    expect(papers.flatMap((paper) => paper.lines)).toEqual(
      lines.map((line, at) => lettersOf(cellsOf(line, at))),
    );

    const before = (pages[0]?.runs ?? []).filter(
      (run) => run.y > headingsFrom(pages[0]?.runs ?? []) + height,
    );
    const sums = [total.gross, total.net, total.vat].map((text) => formatRiyal(Number(text)));
    for (const sum of sums) expect(before.map((run) => run.text)).toContain(sum);

    const { runs } = pages.at(-1) ?? { runs: [] };
    const bottom = rowsOf(runs, edge).at(-1)?.bottom ?? 0;
    const end = runs.filter((run) => run.y < bottom && run.y > margin);
    expect(texts(end)).toBe(
      lettersOf([
        `الإجمالي: ${pluralize(lines.length, 'order')}`,
        ...sums,
        'يشمل الطلبات المكتملة فقط. هذا الكشف ليس فاتورة ضريبية.',
      ]),
    );
  });
}

test('no page of the panel prints its navigation, and everything is black on white', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn('/drivers');
  const name = page.getByRole('main').getByRole('heading').first();
  await expect(name).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const role of ['navigation', 'banner'] as const)
    await expect(page.getByRole(role).first()).toBeHidden();
  await expect(name).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
