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

const mostCached = 100;

export function releaseStore(db: Db, storage: Storage) {
  // Served parts of a release never change, so a cached one stays valid, whatever another server does.
  const known = new LRUCache<string, Release>({ max: mostCached });

  async function find(remote: string, id: string): Promise<Release | null> {
    return known.get(`${remote}/${id}`) ?? findAgain(remote, id);
  }

  /** Includes the checks that other servers have registered since. */
  async function findAgain(remote: string, id: string): Promise<Release | null> {
    const release = await asPlatform(db, (tx) => readRelease(tx, remote, id));
    if (release) known.set(`${remote}/${id}`, release);
    return release;
  }

  return {
    find,
    findAgain,

    /** Registers a release that ships with a server. False when another release has its id; that one stays. */
    async seed(release: Release, files: ReadonlyMap<string, Buffer>): Promise<boolean> {
      await storeFiles(storage, release, files);
      await asPlatform(db, (tx) => insertRelease(tx, release, null));
      return hasSameFiles(await find(release.remote, release.id), release);
    },

    /** Registers a team's release; returns whether all of it was known. A repetition may add checks and a report. */
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

    open: (integrity: string, encodings: readonly Encoding[]) => storage.open(blobName(integrity), encodings),
  };
}

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
