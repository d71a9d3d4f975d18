import {
  endOwnSession,
  endOwnSessions,
  listOwnSessions,
} from '@hawiyat/shared/contract/account/own-sessions';
import type { App } from '../../app-context.ts';
import { serve } from '../../server/serve.ts';
import { cohortCookie } from './cohort-cookie.ts';
import * as own from './own-sessions.ts';

export function ownSessionRoutes(app: App): void {
  serve(app, listOwnSessions, async ({ session }) => ({
    sessions: await own.findOwnSessions(app, session),
  }));

  serve(app, endOwnSession, ({ session, params }) => own.endOwnSession(app, session, params.sessionId));

  serve(app, endOwnSessions, async ({ session, setCookie }) => {
    await own.endOwnSessions(app, session);
    setCookie((isSecure) => cohortCookie(app.operatorToken, null, isSecure));
  });
}
