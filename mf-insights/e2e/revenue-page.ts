import type { fetchRevenue } from '@hawiyat/shared/contract/company/dashboard';
import type { Page } from '@playwright/test';
import type * as z from 'zod/mini';

export type RevenueAnswer = z.infer<typeof fetchRevenue.response>['data'];

export function revenuePage(page: Page) {
  const card = page.getByRole('region', { name: 'تحليل الإيرادات', exact: true });
  const chart = card.getByRole('img', { name: /^مخطط الإيرادات/ });
  return {
    card,
    chart,
    period: card.getByRole('combobox', { name: 'الفترة' }),
    grouping: card.getByRole('combobox', { name: 'التجميع' }),
    rows: card.getByRole('table', { name: /^الإيرادات/ }).getByRole('row'),
    retry: card.getByRole('button', { name: 'إعادة المحاولة' }),
    drawn: () => chart.locator('svg').waitFor(),
  };
}

export async function revenueOf(page: Page, token: string, query = ''): Promise<RevenueAnswer> {
  const answer = await page.request.get(`/api/company/dashboard/revenue${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data;
}
