import { auditRoutes } from './audit-routes.ts';
import { streamRoutes } from './stream-routes.ts';

export function eventsRoutes(...[app, sessions]: Parameters<typeof streamRoutes>): void {
  streamRoutes(app, sessions);
  auditRoutes(app);
}
