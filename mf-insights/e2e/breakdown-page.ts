import type { fetchContainerBreakdown } from '@hawiyat/shared/contract/company/dashboard';
import type { Page } from '@playwright/test';
import type * as z from 'zod/mini';

export type Kinds = z.infer<typeof fetchContainerBreakdown.response>['data'];

export function breakdownPage(page: Page) {
  const card = page.getByRole('region', { name: 'الحاويات حسب النوع والحجم', exact: true });
  const table = card.getByRole('table', { name: 'الحاويات حسب النوع والحجم' });
  return {
    card,
    table,
    rows: table.getByRole('row'),
    retry: card.getByRole('button', { name: 'إعادة المحاولة' }),
  };
}

export async function kindsOf(page: Page, token: string): Promise<Kinds> {
  const answer = await page.request.get('/api/company/dashboard/containers/breakdown', {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data;
}
