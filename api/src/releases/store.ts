import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@hawiyat/shared/contract/platform/releases';
import type { WebhookPayload } from '@hawiyat/shared/contract/platform/webhooks';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/open.ts';
import { asPlatform } from '../db/tenant.ts';
import { checkFiles, ReleaseRejected } from './check-files.ts';
import { releaseExists } from './errors.ts';
import { isCompressible } from './storage/content-type.ts';
import type { Encoding, Storage } from './storage/storage.ts';
import { blobName } from './storage/stored-file.ts';
import { announce } from './webhooks/announce.ts';

/** A team's signature of a release. */
export interface Signed {
  readonly teamId: string;
  /** The list as it was signed, byte for byte. */
  readonly manifest: string;
  readonly signature: string;
  /** Of its trial; missing when its tools send none. */
  readonly report?: string | undefined;
}

export type ReleaseStore = ReturnType<typeof releaseStore>;

/** Cached releases; a page needs one host and two releases of each remote. */
const mostCached = 100;

/**
 * Releases: their lists in the database, their files by hash in a storage.
 * @param storage where the files are; servers on one database share it
 */
export function releaseStore(db: Db, storage: Storage) {
  // What is served of a release never changes, so a cached one stays valid, whatever another server does.
  const known = new LRUCache<string, Release>({ max: mostCached });

  async function find(remote: string, id: string): Promise<Release | null> {
    return known.get(`${remote}/${id}`) ?? findAgain(remote, id);
  }

  /** Reads a release with the checks that other servers have registered since. */
  async function findAgain(remote: string, id: string): Promise<Release | null> {
    const row = await asPlatform(db, (tx) =>
      tx
        .selectFrom('releases')
        .select('manifest')
        .where(sql<string>`remote`, '=', remote)
        .where('id', '=', id)
        .executeTakeFirst(),
    );
    if (!row) return null;
    const release = row.manifest as Release;
    known.set(`${remote}/${id}`, release);
    return release;
  }

  /** @param signed null: it ships with a server and belongs to no team */
  const columnsOf = (release: Release, signed: Signed | null) => ({
    manifest: JSON.stringify(release),
    team_id: signed?.teamId ?? null,
    signed: signed?.manifest ?? null,
    signature: signed?.signature ?? null,
  });

  /**
   * Checks a release and stores its files; existing ones stay.
   * @param files bytes by path
   * @throws ReleaseRejected when a check fails
   */
  async function storeFiles(release: Release, files: ReadonlyMap<string, Buffer>): Promise<void> {
    checkFiles(release, files);
    await Promise.all(
      release.files.map(({ path, integrity }) =>
        storage.put(blobName(integrity), files.get(path) ?? Buffer.alloc(0), isCompressible(path)),
      ),
    );
  }

  /**
   * @param now when webhooks are told of it; not of what ships with a server
   * @returns whether its id was free
   */
  async function insert(release: Release, signed: Signed | null, now?: Date): Promise<boolean> {
    return asPlatform(db, async (tx) => {
      const inserted = await tx
        .insertInto('releases')
        .values({ remote: release.remote, id: release.id, ...columnsOf(release, signed) })
        .onConflict((conflict) => conflict.columns(['remote', 'id']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (inserted && now) await announce(tx, publishedPayload(release, now), now);
      return inserted !== undefined;
    });
  }

  async function replaceChecks(release: Release, signed: Signed): Promise<void> {
    await asPlatform(db, (tx) =>
      tx
        .updateTable('releases')
        .set(columnsOf(release, signed))
        .where(sql<string>`remote`, '=', release.remote)
        .where('id', '=', release.id)
        .execute(),
    );
    known.delete(`${release.remote}/${release.id}`);
  }

  return {
    /** @returns the release, or null when this name and id are unknown */
    find,
    findAgain,

    /**
     * Stores and registers a release that ships with a server, unless it exists: servers that start together
     * ship the same one.
     * @param files bytes by path
     * @returns false when another release has its id; that one stays
     * @throws ReleaseRejected when a check fails
     */
    async seed(release: Release, files: ReadonlyMap<string, Buffer>): Promise<boolean> {
      await storeFiles(release, files);
      await insert(release, null);
      const registered = await find(release.remote, release.id);
      return filesOf(registered) === filesOf(release);
    },

    /**
     * Checks a team's release, stores its files and its trial's report, and registers it: from now on it can be rolled out. The same release
     * may come again: a job is repeated, or its team has checked it against further releases.
     * @param files bytes by path
     * @returns whether all of it was registered before
     * @throws ReleaseRejected when a check fails, or another release has its id
     */
    async publish(
      release: Release,
      files: ReadonlyMap<string, Buffer>,
      signed: Signed,
      now: Date,
    ): Promise<boolean> {
      checkFiles(release, files);
      const registered = await findAgain(release.remote, release.id);
      if (registered && !isSame(registered, release)) throw new ReleaseRejected(releaseExists, release.id);
      await storeFiles(release, files);
      const report = release.source?.report;
      if (report && signed.report !== undefined)
        await storage.put(blobName(report), Buffer.from(signed.report), false);
      if (!registered) {
        if (await insert(release, signed, now)) return false;
        const first = await findAgain(release.remote, release.id);
        if (!first || !isSame(first, release)) throw new ReleaseRejected(releaseExists, release.id);
      } else if (isStatedFurther(registered, release)) {
        await replaceChecks(release, signed);
        return false;
      }
      return true;
    },

    /** Opens a listed file, or a release's report, in the first available of the encodings. */
    open: (integrity: string, encodings: readonly Encoding[]) => storage.open(blobName(integrity), encodings),
  };
}

const publishedPayload = ({ remote, id, source }: Release, now: Date): WebhookPayload => ({
  type: 'published',
  timestamp: now.toISOString(),
  data: { remote, release: id, by: `team:${remote}`, reason: source?.commit ?? '' },
});

/** Whether both are one release, but for when it was signed and what it was checked against. */
function isSame(
  { source: _, checkedAgainst: __, ...release }: Release,
  { source: ___, checkedAgainst: ____, ...again }: Release,
): boolean {
  return isDeepStrictEqual(release, again);
}

/** Whether it was checked against further releases, or has a report that it lacked. */
function isStatedFurther(
  { checkedAgainst: before = {}, source: sourceBefore }: Release,
  { checkedAgainst = {}, source }: Release,
): boolean {
  if (source?.report && !sourceBefore?.report) return true;
  return Object.entries(checkedAgainst).some(([remote, ids]) =>
    ids.some((id) => !before[remote]?.includes(id)),
  );
}

const filesOf = (release: Release | null) =>
  JSON.stringify(release?.files.map(({ path, integrity }) => `${path} ${integrity}`).toSorted());
