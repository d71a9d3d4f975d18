import { formatRiyal } from '@hawiyat/shared/locale/money';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import { riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { lettersOf, overlapping, type Printed, printed, rowsOf } from './printed.ts';
import { cellsOf, headings, statementOf, statementPage } from './statement-page.ts';

const today = riyadhDay();
const from = `${today.slice(0, 4)}-01-01`;
const path = `/dashboard/statement?from=${from}&to=${today}`;
/** 12 mm, in points. */
const margin = (12 / 25.4) * 72;
/** Right of it stand the lines' numbers alone. */
const edge = 545;
/** Glyphs may reach a little over their own box. */
const hair = 0.5;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`from the ${colorScheme} theme it is printed on A4 with the headings on each page, and nothing is cut off`, async ({
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

    // On the second page nothing stands above the headings: so high are they on each.
    const second = rowsOf(pages[1]?.runs ?? [], edge)[0]?.top ?? 0;
    const height = Math.max(...(pages[1]?.runs ?? []).map((run) => run.y)) - second;

    const texts = (of: readonly Printed[]) => lettersOf(of.map((item) => item.text));
    const papers = pages.map(({ width, height: tall, runs }) => {
      const rows = rowsOf(runs, edge);
      const top = rows[0]?.top ?? 0;
      const head = runs.filter((run) => run.y >= top && run.y < top + height + 2);
      return {
        size: [Math.round(width), Math.round(tall)],
        cutOff: runs.filter((run) => run.x < margin - hair || run.x + run.width > width - margin + hair),
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

    const { runs } = pages.at(-1) ?? { runs: [] };
    const last = rowsOf(runs, edge).at(-1)?.bottom ?? 0;
    const end = runs.filter((run) => run.y < last && run.y > margin);
    expect(texts(end)).toBe(
      lettersOf([
        `الإجمالي: ${pluralize(lines.length, 'order')}`,
        ...[total.gross, total.net, total.vat].map((text) => formatRiyal(Number(text))),
        'يشمل الطلبات المكتملة فقط. هذا الكشف ليس فاتورة ضريبية.',
      ]),
    );
  });
}

test('no page of the panel prints its frame, and all is black on white', async ({ page, signIn }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn('/drivers');
  const name = page.getByRole('main').getByRole('heading').first();
  await expect(name).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const it of ['navigation', 'banner'] as const) await expect(page.getByRole(it).first()).toBeHidden();
  expect(await name.evaluate((item) => getComputedStyle(item).color)).toBe('rgb(0, 0, 0)');
  const colour = () => getComputedStyle(document.documentElement).backgroundColor;
  expect(await page.evaluate(colour)).toBe('rgb(255, 255, 255)');
});
