import { randomBytes } from 'node:crypto';
import { sendVerification } from '@hawiyat/shared/contract/company/registration';
import type { FastifyRequest } from 'fastify';
import { signedCookie, signedValue } from '../auth/index.ts';

const name = sendVerification.cookie;
/** Seconds: longer than any code or proof lives. */
const lifetime = 24 * 3600;

/** A proof is valid only in the browser with this number. */
export const newSignUp = (): string => randomBytes(16).toString('base64url');

export function signUpCookie(key: string, signUp: string, isSecure: boolean): string {
  return signedCookie(key, name, signUp, {
    ...{ seconds: lifetime, isSecure, path: '/api/company', sameSite: 'Strict' },
  });
}

export function signUpOfBrowser(key: string, request: Pick<FastifyRequest, 'cookies'>): string | null {
  return signedValue(key, name, request);
}
