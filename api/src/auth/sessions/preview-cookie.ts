import type { FastifyRequest } from 'fastify';
import { adminSessionLifetime } from './admin-sessions.ts';
import { signedCookie, signedValue } from './signed-cookie.ts';

const name = 'hawiyat_preview';

export interface OpenedPreview {
  readonly previewId: string;
  readonly companyId: string;
  readonly adminId: string;
}

/** Tells page requests, which carry no token, of an opened preview; each page checks that it still holds. */
export function previewCookie(key: string, opened: OpenedPreview | null, isSecure: boolean): string {
  const value = opened && [opened.previewId, opened.companyId, opened.adminId].join('.');
  return signedCookie(key, name, value, { seconds: adminSessionLifetime / 1000, isSecure });
}

export function openedPreview(key: string, request: Pick<FastifyRequest, 'cookies'>): OpenedPreview | null {
  const [previewId, companyId, adminId] = signedValue(key, name, request)?.split('.') ?? [];
  return previewId && companyId && adminId ? { previewId, companyId, adminId } : null;
}
