import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { signedCookie, signedValue } from '../sessions/signed-cookie.ts';

const name = 'hawiyat_device';
const lifetime = 180 * 24 * 3600;
/** Sign-in, links by e-mail, and the own password. */
const path = '/api/company/auth/admin';
/** People share browsers. */
const mostAccounts = 5;

const nameOf = (account: string) => createHash('sha256').update(account).digest('base64url').slice(0, 22);

/** Each account as `<name><random number>`, newest first. */
const entriesOf = (key: string, browser: Pick<FastifyRequest, 'cookies'>) =>
  signedValue(key, name, browser)?.split('.') ?? [];

/** Lets this browser sign in whatever strangers guess (OWASP device cookie). It grants no access. */
export function deviceCookie(
  key: string,
  account: string,
  browser: Pick<FastifyRequest, 'cookies'>,
  isSecure: boolean,
): string {
  const own = nameOf(account);
  const others = entriesOf(key, browser).filter((text) => !text.startsWith(own));
  const entries = [own + randomBytes(9).toString('base64url'), ...others.slice(0, mostAccounts - 1)];
  return signedCookie(key, name, entries.join('.'), {
    ...{ seconds: lifetime, isSecure, path, sameSite: 'Strict' },
  });
}

export function deviceOf(
  key: string,
  account: string,
  browser: Pick<FastifyRequest, 'cookies'>,
): string | null {
  return entriesOf(key, browser).find((text) => text.startsWith(nameOf(account))) ?? null;
}
