import { fetchRevenue } from '@hawiyat/shared/contract/company/dashboard';
import type { App } from '../app-context.ts';
import { asCompany } from '../db/tenant.ts';
import { dayOf, lastMonths } from '../kernel/calendar.ts';
import { serve } from '../server/serve.ts';
import { revenueByMonth } from './revenue-by-month.ts';
import { presentRevenue } from './revenue-presenter.ts';

export function revenueRoutes(app: App): void {
  serve(app, fetchRevenue, async ({ query: { period, groupBy }, session: { companyId } }) => {
    const months = lastMonths(dayOf(app.now()), 2 * Number.parseInt(period, 10));
    const byMonth = await asCompany(await app.readDb(), companyId, (tx) =>
      revenueByMonth(tx, companyId, months),
    );
    return presentRevenue(byMonth, months, period, groupBy);
  });
}
