import type { Preview } from '@hawiyat/shared/contract/platform/previews';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../app-context.ts';
import { openedPreview } from '../../auth/index.ts';
import { heldPreview } from './previews.ts';

/**
 * @param companyId whose page it is; a preview that another company's session opened here does not count
 * @param adminId of the session, where one is known: another administrator of the company sees what is released
 * @returns the preview that this browser shows; null when there is none, or it has ended
 */
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
