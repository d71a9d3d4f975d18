import { randomBytes } from 'node:crypto';
import { sendVerification } from '@hawiyat/shared/contract/company/registration';
import type { FastifyRequest } from 'fastify';
import { signedCookie, signedValue } from '../auth/index.ts';

const name = sendVerification.cookie;
/** Seconds: longer than any code or proof lives. */
const lifetime = 24 * 3600;

/** A random number for a browser that asks for a code: its proof is valid for no other browser. */
export const newSignUp = (): string => randomBytes(16).toString('base64url');

/** @returns value of `set-cookie` */
export function signUpCookie(key: string, signUp: string, isSecure: boolean): string {
  return signedCookie(key, name, signUp, {
    ...{ seconds: lifetime, isSecure, path: '/api/company', sameSite: 'Strict' },
  });
}

/** @returns the browser's number, or null; unsigned cookies are ignored */
export function signUpOfBrowser(key: string, request: Pick<FastifyRequest, 'cookies'>): string | null {
  return signedValue(key, name, request);
}
