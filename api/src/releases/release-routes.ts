import { listLiveReleases, listReleases, publishRelease } from '@hawiyat/shared/contract/platform/releases';
import type { App } from '../app-context.ts';
import { serve } from '../http/serve.ts';
import { areaUnknown } from './areas/errors.ts';
import {
  anotherTeam,
  fileErrors,
  fitErrors,
  manifestWrong,
  releaseExists,
  signatureWrong,
  unrecordedRelease,
} from './errors.ts';
import { isChecked, pairsOf } from './fit.ts';
import { liveReleases } from './live-releases.ts';
import { publishSigned } from './publish-release.ts';
import { publishedOf } from './release-queries.ts';

export function releaseRoutes(app: App): void {
  serve(app, listReleases, async ({ query: { remote } }) => ({
    releases: await publishedOf(app.db, remote),
  }));

  serve(app, listLiveReleases, async ({ query, session: team }) => {
    const live = await liveReleases(app.releases, app.rollouts);
    const own = query.id === undefined ? null : await app.releases.findAgain(team.remote, query.id);
    return {
      releases: live.map(({ remote, id, types, importedNames, checkedAgainst }) => ({
        remote,
        id,
        ...(types !== undefined && { types }),
        ...(importedNames && { importedNames }),
        ...(checkedAgainst && { checkedAgainst }),
      })),
      isPublished: own?.source?.report !== undefined && pairsOf(own, live).every(isChecked),
    };
  });

  serve(app, publishRelease, async ({ body, session: team }) => {
    const {
      release: { remote, id },
      isRepeated,
    } = await publishSigned(app, team, body);
    return { remote, id, isRepeated };
  }).throws(
    areaUnknown,
    manifestWrong,
    signatureWrong,
    anotherTeam,
    unrecordedRelease,
    releaseExists,
    ...fitErrors,
    ...fileErrors,
  );
}
