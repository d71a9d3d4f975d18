import type { DashboardStats } from '@hawiyat/shared/contract/company/dashboard';
import { noun } from '@hawiyat/shared/locale/plurals';
import type { Page } from '@playwright/test';

/** As a chart of accepted orders counts them. */
export const acceptedOrder = noun(
  'لا توجد طلبات مقبولة | طلب مقبول واحد | طلبان مقبولان | طلبين مقبولين | طلبات مقبولة | طلبًا مقبولًا | طلب مقبول',
);

export function dashboardPage(page: Page) {
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const monthly = page.getByRole('img', { name: /^مخطط الطلبات والإيرادات الشهرية/ });
  const donut = page.getByRole('img', { name: /^مخطط حلقي للطلبات/ });
  return {
    card,
    monthly,
    donut,
    /** Of the donut chart's legend. */
    parts: card('إحصائيات الطلبات العامة').getByRole('listitem'),
    figure: (cardName: string, name: string) =>
      card(cardName)
        .locator('dl > div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .getByRole('definition'),
    action: (name: string) =>
      card('يحتاج إلى إجراء الآن')
        .getByRole('link')
        .filter({ has: page.getByText(name, { exact: true }) }),
    async drawn() {
      for (const chart of [monthly, donut]) await chart.locator('svg').waitFor();
    },
    monthLabel: (name: string) => monthly.locator('svg').getByText(name, { exact: true }),
    table: page.getByRole('table', { name: /^الطلبات والإيرادات حسب الشهر/ }),
  };
}

export async function statsOf(page: Page, token: string): Promise<DashboardStats> {
  const answer = await page.request.get('/api/company/dashboard/stats', {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data;
}
