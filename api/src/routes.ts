import type { App } from './app-context.ts';
import { authRoutes } from './auth/routes.ts';
import { adminSessions } from './auth/sessions/admin-sessions.ts';
import { companiesRoutes } from './companies/routes.ts';
import { sandboxRoutes } from './demo/sandbox/sandbox-routes.ts';
import { documentRoutes } from './documents/document-routes.ts';
import { eventsRoutes } from './events/routes.ts';
import { fleetRoutes } from './fleet/routes.ts';
import { healthRoutes } from './http/health.ts';
import { insightsRoutes } from './insights/routes.ts';
import { marketplaceRoutes } from './marketplace/routes.ts';
import { ordersRoutes } from './orders/routes.ts';
import { personalDataRoutes } from './personal-data/personal-data-routes.ts';
import { lostFiles } from './releases/lost-files.ts';
import { releasesRoutes } from './releases/routes.ts';
import { truckRoutes } from './vehicles/truck-routes.ts';

export function serveAll(app: App): void {
  healthRoutes(app, { version: () => app.rollouts.knownVersion(), lost: () => lostFiles(app) });
  companiesRoutes(app);
  authRoutes(app);
  fleetRoutes(app);
  truckRoutes(app);
  documentRoutes(app);
  marketplaceRoutes(app);
  ordersRoutes(app);
  insightsRoutes(app);
  eventsRoutes(app, adminSessions);
  personalDataRoutes(app);
  sandboxRoutes(app);
  releasesRoutes(app);
}
