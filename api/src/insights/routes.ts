import type { App } from '../app-context.ts';
import { dashboardRoutes } from './dashboard-routes.ts';
import { firstDayRoutes } from './first-day-routes.ts';
import { revenueRoutes } from './revenue-routes.ts';
import { statementRoutes } from './statement-routes.ts';
import { workRoutes } from './work-routes.ts';

export function insightsRoutes(app: App): void {
  dashboardRoutes(app);
  firstDayRoutes(app);
  revenueRoutes(app);
  statementRoutes(app);
  workRoutes(app);
}
