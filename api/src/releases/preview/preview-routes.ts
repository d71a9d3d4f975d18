import type { Area, Releasable } from '@hawiyat/shared/contract/platform/areas';
import {
  addPreview,
  addTeamPreview,
  listPreviews,
  openPreview,
  revokePreview,
} from '@hawiyat/shared/contract/platform/previews';
import type { App } from '../../app-context.ts';
import { loggedName, previewCookie } from '../../auth/index.ts';
import { serve } from '../../http/serve.ts';
import { releaseUnknown } from '../errors.ts';
import { previewOfOthers, previewOver, previewWrong, untilOutOfRange } from './errors.ts';
import { allPreviews, endPreview, makePreview, openFor } from './previews.ts';

export function previewRoutes(app: App): void {
  serve(app, addPreview, async ({ body, session }) =>
    made(await makePreview(app, body, loggedName(session))),
  ).throws(releaseUnknown, untilOutOfRange);

  serve(app, addTeamPreview, async ({ body, session: { remote } }) =>
    made(await makePreview(app, { ...body, remote }, `team:${remote}`)),
  ).throws(releaseUnknown, untilOutOfRange);

  serve(app, listPreviews, async () => ({ previews: await allPreviews(app) }));

  serve(app, revokePreview, async ({ params: { previewId } }) => ({
    preview: await endPreview(app, previewId),
  }));

  serve(app, openPreview, async ({ body: { link }, session, setCookie }) => {
    const { id, remote } = await openFor(app, link, session);
    const { companyId, adminId } = session;
    const opened = { previewId: id, companyId, adminId };
    setCookie((isSecure) => previewCookie(app.operatorToken, opened, isSecure));
    return { path: firstPath((await app.rollouts.states()).areas, remote) };
  }).throws(previewWrong, previewOver, previewOfOthers);
}

const made = ({ preview, link }: Awaited<ReturnType<typeof makePreview>>) => ({
  preview,
  path: `/preview/${link}`,
});

/** The public pages and the host have no path of their own. */
function firstPath(areas: readonly Area[], remote: Releasable): string {
  const area = areas.find(({ name, audience }) => name === remote && audience === 'company');
  return area?.sections[0]?.path ?? '/dashboard';
}
