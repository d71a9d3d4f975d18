import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isSameToken } from './operator-token.ts';

const signatureOf = (key: string, name: string, value: string) =>
  createHmac('sha256', key).update(`${name} ${value}`).digest('base64url');

/** Which requests of a browser carry a cookie; what is left out is every address, and a link from another site too. */
export interface Reach {
  readonly path?: string;
  readonly sameSite?: 'Strict' | 'Lax';
}

/**
 * A cookie that only this platform can have written. What it says opens nothing by itself, but for an operator's session.
 * @param key of the platform; with another one, cookies from before count for nothing
 * @param value letters, digits, `-`, `_` and dots; null takes the cookie away
 * @param seconds how long the browser keeps it
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

/** @returns what the browser's cookie says, or null; one that nobody signed counts for nothing */
export function signedValue(
  key: string,
  name: string,
  { headers }: Pick<FastifyRequest, 'headers'>,
): string | null {
  const pair = (headers.cookie ?? '').split(/; */).find((part) => part.startsWith(`${name}=`));
  const [, value = '', signature = ''] = /^(.*)\.([^.]*)$/.exec(pair?.slice(name.length + 1) ?? '') ?? [];
  return value !== '' && isSameToken(signature, signatureOf(key, name, value)) ? value : null;
}
