import {
  fetchActions,
  fetchContainerBreakdown,
  fetchStats,
} from '@hawiyat/shared/contract/company/dashboard';
import { may } from '@hawiyat/shared/contract/core/roles';
import type { App } from '../app-context.ts';
import { dayOf, lastMonths } from '../kernel/calendar.ts';
import { serve } from '../server/serve.ts';
import { presentBreakdown, presentStatistics } from './dashboard-presenter.ts';
import { countActions, findContainerBreakdown, findStatistics } from './dashboard-queries.ts';

export function dashboardRoutes(app: App): void {
  serve(app, fetchStats, async ({ session: { companyId, role } }) => {
    const today = dayOf(app.now());
    const months = lastMonths(`${today.slice(0, 4)}-12-31`, 12);
    const reading = { ...app, db: await app.readDb() };
    const found = await findStatistics(reading, companyId, months);
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
