import { createHmac } from 'node:crypto';
import fastifyCookie, { Signer } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/** A key for each name: what one cookie was given is invalid in another. */
const signerOf = (key: string, name: string) => new Signer(createHmac('sha256', key).update(name).digest());

/** The signature in characters that a cookie holds without escapes. */
const inUrlAlphabet = (signed: string) =>
  signed.replace(/[+/](?=[^.]*$)/g, (sign) => (sign === '+' ? '-' : '_'));
const inUsualAlphabet = (signed: string) =>
  signed.replace(/[-_](?=[^.]*$)/g, (sign) => (sign === '-' ? '+' : '/'));

/**
 * @param value letters, digits, `-`, `_` and dots
 * @returns the value with a signature, in characters that cookies and addresses hold without escapes
 */
export const signedText = (key: string, name: string, value: string): string =>
  inUrlAlphabet(signerOf(key, name).sign(value));

/** @returns what `signedText` has signed under this name, or null */
export const verifiedText = (key: string, name: string, text: string): string | null =>
  signerOf(key, name).unsign(inUsualAlphabet(text)).value || null;

export interface CookieOptions {
  /** Lifetime in the browser. */
  readonly seconds: number;
  readonly isSecure: boolean;
  /** Which requests carry the cookie; by default all paths, and links from other sites too. */
  readonly path?: string;
  readonly sameSite?: 'Strict' | 'Lax';
}

/**
 * A cookie that only this platform can have written. It grants nothing by itself, except an operator's
 * session.
 * @param key of the platform; a new one invalidates older cookies
 * @param value letters, digits, `-`, `_` and dots; null deletes the cookie
 * @returns value of `set-cookie`
 */
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

/** @returns the cookie's value, or null; unsigned cookies are ignored */
export function signedValue(
  key: string,
  name: string,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
): string | null {
  return verifiedText(key, name, cookies[name] ?? '');
}
