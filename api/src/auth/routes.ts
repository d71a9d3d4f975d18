import type { App } from '../app-context.ts';
import { machineTokenRoutes } from './machine-token-routes.ts';
import { operatorRoutes } from './operator-routes.ts';
import { ownSessionRoutes } from './own-session-routes.ts';
import { recoveryRoutes } from './recovery-routes.ts';
import { securityRoutes } from './security-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInLinkRoutes } from './sign-in-link-routes.ts';
import { teamRoutes } from './team-routes.ts';

export function authRoutes(app: App): void {
  sessionRoutes(app);
  signInLinkRoutes(app);
  ownSessionRoutes(app);
  recoveryRoutes(app);
  securityRoutes(app);
  teamRoutes(app);
  operatorRoutes(app);
  machineTokenRoutes(app);
}
