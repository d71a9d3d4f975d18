import type { Release } from '@hawiyat/shared/contract/platform/releases';
import type { WebhookPayload } from '@hawiyat/shared/contract/platform/webhooks';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { announce } from './webhooks/announce.ts';

type Tx = Transaction<Schema>;

export interface Signed {
  readonly teamId: string;
  /** The exact bytes that the team signed. */
  readonly manifest: string;
  readonly signature: string;
  /** Missing when the team's tools send no trial report. */
  readonly report?: string | undefined;
}

export async function readRelease(tx: Tx, remote: string, id: string): Promise<Release | null> {
  const row = await tx
    .selectFrom('releases')
    .select('manifest')
    .where(sql<string>`remote`, '=', remote)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? (row.manifest as Release) : null;
}

/** Returns whether the id was free. A release that ships with a server has no signature and announces nothing. */
export async function insertRelease(
  tx: Tx,
  release: Release,
  signed: Signed | null,
  now?: Date,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('releases')
    .values({ remote: release.remote, id: release.id, ...columnsOf(release, signed) })
    .onConflict((conflict) => conflict.columns(['remote', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted && now) await announce(tx, publishedPayload(release, now), now);
  return inserted !== undefined;
}

export async function updateRelease(tx: Tx, release: Release, signed: Signed): Promise<void> {
  await tx
    .updateTable('releases')
    .set(columnsOf(release, signed))
    .where(sql<string>`remote`, '=', release.remote)
    .where('id', '=', release.id)
    .execute();
}

const columnsOf = (release: Release, signed: Signed | null) => ({
  manifest: JSON.stringify(release),
  team_id: signed?.teamId ?? null,
  signed: signed?.manifest ?? null,
  signature: signed?.signature ?? null,
});

const publishedPayload = ({ remote, id, source }: Release, now: Date): WebhookPayload => ({
  type: 'published',
  timestamp: now.toISOString(),
  data: { remote, release: id, by: `team:${remote}`, reason: source?.commit ?? '' },
});
