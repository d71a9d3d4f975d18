import type { DashboardStats } from '@hawiyat/shared/contract/dashboard';
import type { Page } from '@playwright/test';

/** The dashboard as a person finds it: by Arabic role and label. */
export function dashboardPage(page: Page) {
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const monthly = page.getByRole('img', { name: /^مخطط الطلبات والإيرادات الشهرية/ });
  return {
    card,
    monthly,
    ring: page.getByRole('img', { name: /^مخطط حلقي للطلبات/ }),
    /** The figure that stands beside its name. */
    figure: (of: string, name: string) =>
      card(of)
        .locator('dl > div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .getByRole('definition'),
    /** What waits: a link with its count. */
    action: (name: string) =>
      card('يحتاج إلى إجراء الآن')
        .getByRole('link')
        .filter({ has: page.getByText(name, { exact: true }) }),
    /** Both charts are drawn. */
    async drawn() {
      for (const chart of [monthly, this.ring]) await chart.locator('svg').waitFor();
    },
    monthLabel: (name: string) => monthly.locator('svg').getByText(name, { exact: true }),
    table: page.getByRole('table', { name: /^الطلبات والإيرادات حسب الشهر/ }),
  };
}

/** What the server answers now. */
export async function statsOf(page: Page, token: string): Promise<DashboardStats> {
  const answer = await page.request.get('/api/company/dashboard/stats', {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data;
}
