import type { FastifyRequest } from 'fastify';
import type { App } from '../../app-context.ts';
import { deliverMails } from '../../mail/index.ts';
import { presentAdmin } from '../credentials/admin-presenter.ts';
import type { AdminRow } from '../credentials/admin-queries.ts';
import { deviceCookie } from '../limits/device-cookie.ts';
import { cohortCookie } from '../sessions/cohort-cookie.ts';
import { openedPreview, previewCookie } from '../sessions/preview-cookie.ts';
import { accountOf } from './sign-in-admin.ts';

interface SignedIn {
  readonly token: string;
  readonly admin: AdminRow;
  /** This sign-in has set up two-factor authentication. */
  readonly recoveryCodes: string[] | null;
}

interface Caller {
  readonly browser: Pick<FastifyRequest, 'cookies'>;
  readonly setCookie: (write: (isSecure: boolean) => string) => void;
}

export function answerSignIn(app: App, { token, admin, recoveryCodes }: SignedIn, caller: Caller) {
  const { browser, setCookie } = caller;
  const key = app.operatorToken;
  const account = accountOf({ domain: admin.identifier, email: admin.email });
  setCookie((isSecure) => cohortCookie(key, admin.company_id, isSecure));
  setCookie((isSecure) => deviceCookie(key, account, browser, isSecure));
  const opened = openedPreview(key, browser);
  if (opened && opened.adminId !== admin.id) setCookie((isSecure) => previewCookie(key, null, isSecure));
  if (recoveryCodes) void deliverMails(app);
  return { token, adminUser: presentAdmin(admin), ...(recoveryCodes && { recoveryCodes }) };
}
