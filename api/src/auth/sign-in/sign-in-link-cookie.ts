import { askSignInLink } from '@hawiyat/shared/contract/account/sign-in-link';
import type { FastifyRequest } from 'fastify';
import { signedCookie, signedValue } from '../sessions/signed-cookie.ts';

const name = askSignInLink.cookie;

/** Ties a sign-in link to the browser that asks for it. */
export const signInLinkCookie = (key: string, browser: string, seconds: number, isSecure: boolean): string =>
  signedCookie(key, name, browser, { seconds, isSecure, path: askSignInLink.path, sameSite: 'Strict' });

export const askingBrowser = (key: string, request: Pick<FastifyRequest, 'cookies'>): string | null =>
  signedValue(key, name, request);
