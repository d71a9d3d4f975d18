import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Releasable, Release } from '@hawiyat/shared/contract/releases';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { asPlatform } from '../db/tenant.ts';
import { blobName, type Encoding, keepBlob, openBlob } from './blobs.ts';
import { checkFiles, ReleaseRefused } from './check-files.ts';
import { isCompressible } from './content-type.ts';

/** Which release everybody gets, and the one before it to fall back to. */
export interface Stable {
  readonly of: Releasable;
  readonly release_id: string;
  readonly previous_release_id: string | null;
}

export type ReleaseStore = ReturnType<typeof releaseStore>;

/** How many releases are remembered; a page needs one host, and two releases of each remote. */
const remembered = 100;

/**
 * Releases: their lists in the database, their files on disk by hash.
 * @param dataDir folder of the files, in `releases` below it; servers on one database share it
 */
export function releaseStore(db: Db, dataDir: string) {
  const folder = join(dataDir, 'releases');
  // A release never changes, so what is known of one stays true, whatever another server does.
  const known = new Map<string, Release>();

  async function find(of: string, id: string): Promise<Release | null> {
    const key = `${of}/${id}`;
    const remembrance = known.get(key);
    if (remembrance) return remembrance;
    const row = await asPlatform(db, (tx) =>
      tx
        .selectFrom('releases')
        .select('manifest')
        .where(sql<string>`of`, '=', of)
        .where('id', '=', id)
        .executeTakeFirst(),
    );
    if (!row) return null;
    const [oldest] = known.keys();
    if (known.size >= remembered && oldest !== undefined) known.delete(oldest);
    known.set(key, row.manifest);
    return row.manifest;
  }

  return {
    /** @returns the release, or null when none is registered under this name and id */
    find,

    /**
     * Checks a release, keeps its files, registers it and makes it the stable one: the next page load gets it. The
     * same release again is no error.
     * @param files bytes by path
     * @throws ReleaseRefused when it is not what it says, or its id stands for other bytes already
     */
    async publish(release: Release, files: ReadonlyMap<string, Buffer>): Promise<void> {
      checkFiles(release, files);
      await Promise.all(
        release.files.map(({ path, integrity }) =>
          keepBlob(folder, blobName(integrity), files.get(path) ?? Buffer.alloc(0), isCompressible(path)),
        ),
      );
      await asPlatform(db, async (tx) => {
        await tx
          .insertInto('releases')
          .values({ of: release.of, id: release.id, manifest: JSON.stringify(release) })
          .onConflict((it) => it.columns(['of', 'id']).doNothing())
          .execute();
        const { manifest } = await tx
          .selectFrom('releases')
          .select('manifest')
          .where('of', '=', release.of)
          .where('id', '=', release.id)
          .executeTakeFirstOrThrow();
        if (!isDeepStrictEqual(manifest, release)) throw new ReleaseRefused('release-exists', release.id);
        await tx
          .insertInto('stable_releases')
          .values({ of: release.of, release_id: release.id })
          .onConflict((it) =>
            it
              .column('of')
              .doUpdateSet({
                release_id: release.id,
                previous_release_id: sql`stable_releases.release_id`,
                changed_at: sql`now()`,
              })
              // The same one again has no other before it.
              .where('stable_releases.release_id', '!=', release.id),
          )
          .execute();
      });
    },

    /** @returns what is stable at this moment, read anew: another server may have changed it */
    stable(): Promise<Stable[]> {
      return asPlatform(db, (tx) =>
        tx.selectFrom('stable_releases').select(['of', 'release_id', 'previous_release_id']).execute(),
      );
    },

    /** Opens a listed file's bytes, in the first of the encodings that is there. */
    open: (integrity: string, encodings: readonly Encoding[]) =>
      openBlob(folder, blobName(integrity), encodings),
  };
}
