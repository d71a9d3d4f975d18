import { askSignInLink } from '@hawiyat/shared/contract/account/sign-in-link';
import type { FastifyRequest } from 'fastify';
import { signedCookie, signedValue } from '../sessions/signed-cookie.ts';

const name = askSignInLink.cookie;

/**
 * Ties a link for a sign-in to the browser that asks for it.
 * @param browser its random number
 * @param seconds as long as the link is good
 * @returns value of `set-cookie`
 */
export const signInLinkCookie = (key: string, browser: string, seconds: number, isSecure: boolean): string =>
  signedCookie(key, name, browser, { seconds, isSecure, path: askSignInLink.path, sameSite: 'Strict' });

/** @returns the browser's number, or null; unsigned cookies are ignored */
export const askingBrowser = (key: string, request: Pick<FastifyRequest, 'cookies'>): string | null =>
  signedValue(key, name, request);
