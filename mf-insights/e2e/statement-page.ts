import { readFile } from 'node:fs/promises';
import type { fetchStatement, StatementLine } from '@hawiyat/shared/contract/company/dashboard';
import type * as z from '@hawiyat/shared/contract/core/schema';
import { day } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import type { Page } from '@playwright/test';

type Statement = z.output<typeof fetchStatement.response>['data'];

export const headings = [
  ...['م', 'يوم الإكمال', 'رقم الطلب', 'رقم الحاوية', 'النوع', 'الحجم', 'السائق'],
  ...['السعر الإجمالي (ر.س)', 'الصافي (ر.س)', 'ضريبة القيمة المضافة 15% (ر.س)'],
];

const sizes: Readonly<Record<string, string>> = sizeLabel;

export const cellsOf = (line: StatementLine, at: number) => [
  ...[String(at + 1), day(line.completedOn), line.number, line.Container.containerNumber],
  ...[line.Container.type, sizes[line.Container.size] ?? '', line.driverName ?? 'غير محدد'],
  ...[line.gross, line.net, line.vat].map((text) => formatRiyal(Number(text))),
];

export function statementPage(page: Page) {
  const rows = page.getByRole('table', { name: 'كشف إيرادات' }).getByRole('row');
  return {
    rows,
    /** Of a row, or of a card on a phone. */
    total: page.getByText(/^الإجمالي: /),
    from: page.getByLabel('من', { exact: true }),
    to: page.getByLabel('إلى', { exact: true }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    disclaimer: page.getByText('يشمل الطلبات المكتملة فقط. هذا الكشف ليس فاتورة ضريبية.').first(),
    cells: () =>
      rows.evaluateAll((all) => all.map((row) => [...row.children].map((child) => child.textContent))),
    fact: (name: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByRole('term').getByText(name, { exact: true }) })
        .getByRole('definition'),
    async exported() {
      const button = page.getByRole('button', { name: 'تصدير CSV' });
      const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
    },
  };
}

export async function statementOf(page: Page, token: string, from: string, to: string): Promise<Statement> {
  const answer = await page.request.get(`/api/company/dashboard/statement?from=${from}&to=${to}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data;
}
