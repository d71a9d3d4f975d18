import { createHmac } from 'node:crypto';
import fastifyCookie, { Signer } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/** One key per name: the value of one cookie is invalid in another. */
const signerOf = (key: string, name: string) => new Signer(createHmac('sha256', key).update(name).digest());

/** Cookies and addresses hold these characters without escapes. */
const inUrlAlphabet = (signed: string) =>
  signed.replace(/[+/](?=[^.]*$)/g, (sign) => (sign === '+' ? '-' : '_'));
const inUsualAlphabet = (signed: string) =>
  signed.replace(/[-_](?=[^.]*$)/g, (sign) => (sign === '-' ? '+' : '/'));

/** Signs letters, digits, `-`, `_` and dots. */
export const signedText = (key: string, name: string, value: string): string =>
  inUrlAlphabet(signerOf(key, name).sign(value));

export const verifiedText = (key: string, name: string, text: string): string | null =>
  signerOf(key, name).unsign(inUsualAlphabet(text)).value || null;

export interface CookieOptions {
  readonly seconds: number;
  readonly isSecure: boolean;
  /** Which requests carry the cookie; by default all paths, and links from other sites. */
  readonly path?: string;
  readonly sameSite?: 'Strict' | 'Lax';
}

/** Only this platform can write such a cookie; a null value deletes it. */
export function signedCookie(
  key: string,
  name: string,
  value: string | null,
  { seconds, isSecure, path = '/', sameSite = 'Lax' }: CookieOptions,
): string {
  const signed = value === null ? '' : signedText(key, name, value);
  const age = value === null ? 0 : Math.round(seconds);
  return `${fastifyCookie.serialize(name, signed, { path })}; Max-Age=${age}; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`;
}

export function signedValue(
  key: string,
  name: string,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
): string | null {
  return verifiedText(key, name, cookies[name] ?? '');
}
