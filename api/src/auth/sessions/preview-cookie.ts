import type { FastifyRequest } from 'fastify';
import { adminSessionLifetime } from './admin-sessions.ts';
import { signedCookie, signedValue } from './signed-cookie.ts';

const name = 'hawiyat_preview';

/** A preview that an administrator has opened in this browser with a session. */
export interface OpenedPreview {
  readonly previewId: string;
  readonly companyId: string;
  readonly adminId: string;
}

/**
 * Tells page requests, which carry no token, that a session of a named person opened a preview here. It grants no
 * data, and each page asks again whether the preview still holds.
 * @param opened null removes it
 * @returns value of `set-cookie`; it lasts as long as a session can
 */
export function previewCookie(key: string, opened: OpenedPreview | null, isSecure: boolean): string {
  const value = opened && [opened.previewId, opened.companyId, opened.adminId].join('.');
  return signedCookie(key, name, value, { seconds: adminSessionLifetime / 1000, isSecure });
}

/** @returns the preview that was opened in this browser, or null; unsigned cookies are ignored */
export function openedPreview(key: string, request: Pick<FastifyRequest, 'cookies'>): OpenedPreview | null {
  const [previewId, companyId, adminId] = signedValue(key, name, request)?.split('.') ?? [];
  return previewId && companyId && adminId ? { previewId, companyId, adminId } : null;
}
