import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { PublishedRelease } from '@hawiyat/shared/contract/platform/releases';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';

export function publishedOf(db: Db, remote: Releasable): Promise<PublishedRelease[]> {
  return asPlatform(db, async (tx) => {
    const rows = await tx
      .selectFrom('releases')
      .leftJoin('teams', 'teams.id', 'releases.team_id')
      .select(['releases.remote', 'releases.id', 'releases.published_at', 'teams.name as by'])
      .select(sql<string | null>`releases.manifest #>> '{source,commit}'`.as('commit'))
      .select(sql<string | null>`releases.manifest #>> '{source,subject}'`.as('subject'))
      .select(sql<boolean>`releases.manifest #> '{source,report}' is not null`.as('hasReport'))
      .where('releases.remote', '=', remote)
      .orderBy('releases.published_at', 'desc')
      .orderBy('releases.id')
      .limit(100)
      .execute();
    return rows.map(({ published_at, ...row }) => ({ ...row, publishedAt: published_at.toISOString() }));
  });
}
