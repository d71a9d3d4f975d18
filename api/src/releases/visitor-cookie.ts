import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { signedCookie, signedValue } from '../auth/index.ts';

const name = 'hawiyat_visitor';
/** As long as a rollout can take. */
const lifetime = 30 * 24 * 3600;

export const newVisitor = (): string => randomBytes(16).toString('base64url');

export function visitorCookie(key: string, visitorId: string, isSecure: boolean): string {
  return signedCookie(key, name, visitorId, { seconds: lifetime, isSecure });
}

export function visitorOfBrowser(key: string, request: Pick<FastifyRequest, 'cookies'>): string | null {
  return signedValue(key, name, request);
}
