import type { App } from '../app-context.ts';
import { machineTokenRoutes } from './machines/machine-token-routes.ts';
import { teamRoutes } from './machines/team-routes.ts';
import { operatorRoutes } from './operators/operator-routes.ts';
import { recoveryRoutes } from './recovery/recovery-routes.ts';
import { ownSessionRoutes } from './sessions/own-session-routes.ts';
import { signInLinkRoutes } from './sign-in/sign-in-link-routes.ts';
import { sessionRoutes } from './sign-in/sign-in-routes.ts';
import { securityRoutes } from './two-factor/security-routes.ts';

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
