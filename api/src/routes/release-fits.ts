import type { Release } from '@hawiyat/shared/contract/releases';
import type { App } from '../http/context.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';
import { fileBytes } from '../releases/file-bytes.ts';
import { type LiveMisfit, liveMisfits } from '../releases/live-misfits.ts';

/** The first ones name the cause of the others. */
const mostListed = 20;

/**
 * @param surface text of the release's own description
 * @throws HttpError 400 when it is unreadable or incompatible with a live release: `fields` says where and
 * why
 */
export async function assertFits(app: App, release: Release, surface: string): Promise<void> {
  const misfits = await liveMisfits(app.releases, app.rollouts, release, surface).catch((cause) => {
    const fields = { 'surface.json': messages.valueInvalid };
    throw new HttpError(400, messages.invalid, { code: 'surface-wrong', fields, cause });
  });
  if (misfits.length === 0) return;
  const fields = Object.fromEntries(
    misfits.slice(0, mostListed).map((misfit) => [locationOf(misfit), misfit.why]),
  );
  throw new HttpError(400, 'لا يتوافق هذا الإصدار مع إصدارات معمول بها حاليًا.', { code: 'misfit', fields });
}

/** For a release published earlier: the live releases may have changed. Bundled releases are trusted. */
export async function assertStillFits(app: App, release: Release): Promise<void> {
  if (!release.surface) return;
  await assertFits(app, release, String(await fileBytes(app.releases, release, release.surface)));
}

const locationOf = (misfit: LiveMisfit) => `${misfit.with}: ${misfit.module} ${misfit.at}`;
