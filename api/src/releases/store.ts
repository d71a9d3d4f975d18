import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/open.ts';
import { asPlatform } from '../db/tenant.ts';
import { checkFiles, ReleaseRejected } from './check-files.ts';
import { releaseExists } from './errors.ts';
import { insertRelease, readRelease, type Signed, updateRelease } from './release-rows.ts';
import { hasSameFiles, isSame, isStatedFurther } from './same-release.ts';
import { isCompressible } from './storage/content-type.ts';
import type { Encoding, Storage } from './storage/storage.ts';
import { blobName } from './storage/stored-file.ts';

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
    const release = await asPlatform(db, (tx) => readRelease(tx, remote, id));
    if (release) known.set(`${remote}/${id}`, release);
    return release;
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
      await storeFiles(storage, release, files);
      await asPlatform(db, (tx) => insertRelease(tx, release, null));
      return hasSameFiles(await find(release.remote, release.id), release);
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
      await storeFiles(storage, release, files);
      const report = release.source?.report;
      if (report && signed.report !== undefined)
        await storage.put(blobName(report), Buffer.from(signed.report), false);
      if (!registered) {
        if (await asPlatform(db, (tx) => insertRelease(tx, release, signed, now))) return false;
        const first = await findAgain(release.remote, release.id);
        if (!first || !isSame(first, release)) throw new ReleaseRejected(releaseExists, release.id);
      } else if (isStatedFurther(registered, release)) {
        await asPlatform(db, (tx) => updateRelease(tx, release, signed));
        known.delete(`${release.remote}/${release.id}`);
        return false;
      }
      return true;
    },

    /** Opens a listed file, or a release's report, in the first available of the encodings. */
    open: (integrity: string, encodings: readonly Encoding[]) => storage.open(blobName(integrity), encodings),
  };
}

/**
 * Checks a release and stores its files; existing ones stay.
 * @param files bytes by path
 * @throws ReleaseRejected when a check fails
 */
async function storeFiles(
  storage: Storage,
  release: Release,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  checkFiles(release, files);
  await Promise.all(
    release.files.map(({ path, integrity }) =>
      storage.put(blobName(integrity), files.get(path) ?? Buffer.alloc(0), isCompressible(path)),
    ),
  );
}
