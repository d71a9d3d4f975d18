import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isSameToken } from './operator-token.ts';

const signatureOf = (key: string, name: string, value: string) =>
  createHmac('sha256', key).update(`${name} ${value}`).digest('base64url');

/** Which requests carry a cookie; by default all paths, and links from other sites too. */
export interface Reach {
  readonly path?: string;
  readonly sameSite?: 'Strict' | 'Lax';
}

/**
 * A cookie that only this platform can have written. It grants nothing by itself, except an operator's
 * session.
 * @param key of the platform; a new one invalidates older cookies
 * @param value letters, digits, `-`, `_` and dots; null deletes the cookie
 * @param seconds lifetime in the browser
 * @returns value of `set-cookie`
 */
export function signedCookie(
  key: string,
  name: string,
  value: string | null,
  seconds: number,
  isSecure: boolean,
  { path = '/', sameSite = 'Lax' }: Reach = {},
): string {
  const signed = value === null ? '' : `${value}.${signatureOf(key, name, value)}`;
  const age = value === null ? 0 : Math.round(seconds);
  return `${name}=${signed}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`;
}

/** @returns the cookie's value, or null; unsigned cookies are ignored */
export function signedValue(
  key: string,
  name: string,
  { headers }: Pick<FastifyRequest, 'headers'>,
): string | null {
  const pair = (headers.cookie ?? '').split(/; */).find((part) => part.startsWith(`${name}=`));
  const [, value = '', signature = ''] = /^(.*)\.([^.]*)$/.exec(pair?.slice(name.length + 1) ?? '') ?? [];
  return value !== '' && isSameToken(signature, signatureOf(key, name, value)) ? value : null;
}
