import type { App } from '../app-context.ts';
import { dashboardRoutes, firstDayRoutes, revenueRoutes } from './dashboard-routes.ts';
import { statementRoutes } from './statement-routes.ts';
import { workRoutes } from './work-routes.ts';

export function insightsRoutes(app: App): void {
  dashboardRoutes(app);
  firstDayRoutes(app);
  revenueRoutes(app);
  statementRoutes(app);
  workRoutes(app);
}
