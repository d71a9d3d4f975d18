import { day, monthName } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { count } from '@hawiyat/shared/locale/numbers';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import { expect } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import type { CountedStatement } from './counted-statement.ts';
import type { CountedKind, CountedRevenue } from './counted-widgets.ts';
import { dashboardPage } from './dashboard-page.ts';

const labels: Readonly<Record<string, string>> = sizeLabel;

export async function expectBreakdown(page: Page, kinds: readonly CountedKind[]): Promise<void> {
  const card = dashboardPage(page).card('الحاويات حسب النوع والحجم');
  if (kinds.length === 0) return expect(card).toContainText('لا توجد حاويات بعد');
  const rows = card.locator('tbody').getByRole('row');
  await expect(rows.getByRole('rowheader')).toHaveText(
    kinds.map(({ type, size }) => new RegExp(`^${size === null ? type : labels[size]}`)),
  );
  await expect(rows.getByRole('cell')).toHaveText(
    kinds.flatMap((kind) =>
      [kind.available, kind.rented, kind.reserved, kind.maintenance, kind.total].map(count),
    ),
  );
}

export async function expectRevenue(page: Page, revenue: CountedRevenue): Promise<void> {
  const card = dashboardPage(page).card('تحليل الإيرادات');
  const { total, previous, months, quarters } = revenue;
  const table = card.getByRole('table');
  const row = (name: string, period: CountedRevenue['months'][number]) =>
    `${name} ${period.year}${count(period.orders)}${formatRiyal(period.revenue)} ر.س`;
  const heads = (name: string) => `${name}الطلبات المكتملةالإيرادات`;

  await expect(table.getByRole('row')).toHaveText([
    heads('الشهر'),
    ...months.map((month) => row(monthName(month.number), month)),
  ]);
  await expect(card).toContainText(`إجمالي الإيرادات${formatRiyal(total)} ر.س`);
  if (previous > 0) {
    await expect(card).toContainText(`الفترة السابقة: ${formatRiyal(previous)} ر.س`);
    const change = Math.round((Math.abs(total - previous) / previous) * 100);
    await expect(card).toContainText(
      total > 10 * previous
        ? 'أكثر من عشرة أضعاف الفترة السابقة'
        : `${total > previous ? 'أعلى' : 'أقل'} من الفترة السابقة بنسبة ${count(change)}%`,
    );
  }
  const quarter = ['', 'الأول', 'الثاني', 'الثالث', 'الرابع'];
  await card.getByRole('combobox', { name: 'التجميع' }).selectOption('حسب الربع');
  await expect(table.getByRole('row')).toHaveText([
    heads('الربع'),
    ...quarters.map((period) => row(`الربع ${quarter[period.number]}`, period)),
  ]);
}

export async function expectStatement(page: Page, statement: CountedStatement): Promise<void> {
  const { from, to, lines, total } = statement;
  await page.goto(`/dashboard/statement?from=${from}&to=${to}`);
  if (lines.length === 0) return expect(page.getByText('لا توجد طلبات مكتملة في هذه الفترة')).toBeVisible();
  const amounts = (sums: CountedStatement['total']) => [sums.gross, sums.net, sums.vat].map(formatRiyal);
  const table = page.getByRole('table', { name: 'كشف إيرادات' });
  const rows = table.getByRole('row');
  await expect(rows).toHaveCount(lines.length + 2);
  const read = () =>
    rows.evaluateAll((all) => all.map((element) => [...element.children].map((cell) => cell.textContent)));
  expect((await read()).slice(1)).toEqual([
    ...lines.map((line, at) => [
      ...[String(at + 1), day(line.day), line.orderNumber, line.number, line.type, labels[line.size]],
      ...[line.driver ?? 'غير محدد', ...amounts(line)],
    ]),
    [`الإجمالي: ${pluralize(lines.length, 'order')}`, ...amounts(total)],
  ]);
}
