import type { FastifyRequest } from 'fastify';
import type { App } from '../../app-context.ts';
import type { AdminRow } from '../credentials/admin-queries.ts';
import { deviceCookie } from '../limits/device-cookie.ts';
import { cohortCookie } from '../sessions/cohort-cookie.ts';
import { openedPreview, previewCookie } from '../sessions/preview-cookie.ts';
import { accountOf } from './sign-in-admin.ts';

/** What a browser is given once an administrator has signed in with it. */
export function setSignedInCookies(
  { operatorToken: key }: Pick<App, 'operatorToken'>,
  { id, company_id, identifier, email }: AdminRow,
  browser: Pick<FastifyRequest, 'cookies'>,
  setCookie: (write: (isSecure: boolean) => string) => void,
): void {
  const account = accountOf({ domain: identifier, email });
  setCookie((isSecure) => cohortCookie(key, company_id, isSecure));
  setCookie((isSecure) => deviceCookie(key, account, browser, isSecure));
  const opened = openedPreview(key, browser);
  if (opened && opened.adminId !== id) setCookie((isSecure) => previewCookie(key, null, isSecure));
}
