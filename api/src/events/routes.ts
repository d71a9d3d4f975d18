import type { App } from '../app-context.ts';
import { auditRoutes } from './audit-routes.ts';
import { type FindOpenSessions, streamRoutes } from './stream-routes.ts';

export function eventsRoutes(app: App, findOpenSessions: FindOpenSessions): void {
  streamRoutes(app, findOpenSessions);
  auditRoutes(app);
}
