import type { Preview } from '@hawiyat/shared/contract/platform/previews';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../app-context.ts';
import { openedPreview } from '../../auth/index.ts';
import { heldPreview } from './previews.ts';

/** The preview of this browser, if its company, and its administrator where known, opened it. */
export async function previewOfBrowser(
  app: App,
  request: Pick<FastifyRequest, 'cookies'>,
  companyId: string | null,
  adminId?: string,
): Promise<Preview | null> {
  const opened = openedPreview(app.operatorToken, request);
  if (!opened || opened.companyId !== companyId) return null;
  return adminId === undefined || adminId === opened.adminId ? heldPreview(app, opened) : null;
}
