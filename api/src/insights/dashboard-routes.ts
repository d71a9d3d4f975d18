import {
  fetchActions,
  fetchContainerBreakdown,
  fetchRevenue,
  fetchStats,
} from '@hawiyat/shared/contract/company/dashboard';
import { fetchFirstDay, hideFirstDay } from '@hawiyat/shared/contract/company/first-day';
import { may } from '@hawiyat/shared/contract/core/roles';
import type { App } from '../app-context.ts';
import { asCompany } from '../db/tenant.ts';
import { serve } from '../http/serve.ts';
import { dayOf, lastMonths } from '../kernel/calendar.ts';
import { presentBreakdown, presentStatistics } from './dashboard-presenter.ts';
import { countActions, findContainerBreakdown, findStatistics } from './dashboard-queries.ts';
import { firstDayOf, hideFirstDayOf } from './first-day.ts';
import { revenueByMonth } from './revenue-by-month.ts';
import { presentRevenue } from './revenue-presenter.ts';

export function dashboardRoutes(app: App): void {
  serve(app, fetchStats, async ({ session: { companyId, role } }) => {
    const today = dayOf(app.now());
    const months = lastMonths(`${today.slice(0, 4)}-12-31`, 12);
    const found = await findStatistics({ ...app, db: await app.readDb() }, companyId, months);
    return presentStatistics(found, today, months, may(role, 'see-revenue'));
  });

  serve(app, fetchContainerBreakdown, async ({ session: { companyId } }) =>
    presentBreakdown(await findContainerBreakdown({ ...app, db: await app.readDb() }, companyId)),
  );

  serve(app, fetchActions, async ({ session: { companyId } }) => {
    const day = dayOf(app.now());
    return { data: { day, ...(await countActions(app, companyId, day)) } };
  });
}

export function firstDayRoutes(app: App): void {
  serve(app, fetchFirstDay, async ({ session: { companyId } }) => ({
    firstDay: await firstDayOf(app, companyId),
  }));

  serve(app, hideFirstDay, async ({ session: { companyId } }) => ({
    firstDay: await hideFirstDayOf(app, companyId),
  }));
}

export function revenueRoutes(app: App): void {
  serve(app, fetchRevenue, async ({ query: { period, groupBy }, session: { companyId } }) => {
    const months = lastMonths(dayOf(app.now()), 2 * Number.parseInt(period, 10));
    const byMonth = await asCompany(await app.readDb(), companyId, (tx) =>
      revenueByMonth(tx, companyId, months),
    );
    return presentRevenue(byMonth, months, period, groupBy);
  });
}
