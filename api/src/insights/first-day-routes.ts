import { fetchFirstDay, hideFirstDay } from '@hawiyat/shared/contract/company/first-day';
import type { App } from '../app-context.ts';
import { serve } from '../server/serve.ts';
import { firstDayOf, hideFirstDayOf } from './first-day.ts';

export function firstDayRoutes(app: App): void {
  serve(app, fetchFirstDay, async ({ session: { companyId } }) => ({
    firstDay: await firstDayOf(app, companyId),
  }));

  serve(app, hideFirstDay, async ({ session: { companyId } }) => ({
    firstDay: await hideFirstDayOf(app, companyId),
  }));
}
