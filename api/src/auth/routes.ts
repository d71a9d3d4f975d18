import {
  endOwnSession,
  endOwnSessions,
  listOwnSessions,
} from '@hawiyat/shared/contract/account/own-sessions';
import {
  addMachineToken,
  listMachineTokens,
  revokeMachineToken,
} from '@hawiyat/shared/contract/platform/machine-tokens';
import { addTeam, listTeams, revokeTeam } from '@hawiyat/shared/contract/platform/teams';
import type { App } from '../app-context.ts';
import { serve } from '../http/serve.ts';
import { areaUnknown } from '../releases/areas/errors.ts';
import { nameMissing, tokenNameTaken } from './errors.ts';
import * as tokens from './machines/machine-tokens.ts';
import * as teams from './machines/teams.ts';
import { operatorRoutes } from './operators/operator-routes.ts';
import { recoveryRoutes } from './recovery/recovery-routes.ts';
import { cohortCookie } from './sessions/cohort-cookie.ts';
import * as own from './sessions/own-sessions.ts';
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

function ownSessionRoutes(app: App): void {
  serve(app, listOwnSessions, async ({ session }) => ({
    sessions: await own.findOwnSessions(app, session),
  }));

  serve(app, endOwnSession, ({ session, params }) => own.endOwnSession(app, session, params.sessionId));

  serve(app, endOwnSessions, async ({ session, setCookie }) => {
    await own.endOwnSessions(app, session);
    setCookie((isSecure) => cohortCookie(app.operatorToken, null, isSecure));
  });
}

function teamRoutes(app: App): void {
  serve(app, addTeam, ({ body }) => teams.admitTeam(app.db, body, app.now())).throws(areaUnknown);

  serve(app, listTeams, async () => ({ teams: await teams.allTeams(app.db) }));

  serve(app, revokeTeam, async ({ params: { teamId } }) => ({
    team: await teams.revokeTeam(app.db, teamId, app.now()),
  }));
}

function machineTokenRoutes(app: App): void {
  serve(app, addMachineToken, ({ body }) => tokens.addMachineToken(app.db, body, app.now())).throws(
    nameMissing,
    tokenNameTaken,
  );

  serve(app, listMachineTokens, async () => ({ machineTokens: await tokens.allMachineTokens(app.db) }));

  serve(app, revokeMachineToken, async ({ params: { tokenId } }) => ({
    machineToken: await tokens.revokeMachineToken(app.db, tokenId, app.now()),
  }));
}
