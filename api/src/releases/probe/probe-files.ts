import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { checkFiles, ReleaseRejected } from '../check-files.ts';
import { fileBytes } from '../storage/file-bytes.ts';
import { FileLost } from '../storage/file-lost.ts';
import type { ReleaseStore } from '../store.ts';

/** Finds a lost or damaged file of a release, and whether it has other bytes than were signed; null: all are intact. */
export async function damagedFile(
  store: ReleaseStore,
  release: Release,
): Promise<{ path: string; isTampered: boolean } | null> {
  const files = new Map<string, Buffer>();
  for (const { path } of release.files) {
    try {
      files.set(path, await fileBytes(store, release, path));
    } catch (error) {
      if (error instanceof FileLost) return { path, isTampered: error.isTampered };
      throw error;
    }
  }
  try {
    checkFiles(release, files);
    return null;
  } catch (error) {
    if (error instanceof ReleaseRejected) return { path: error.path, isTampered: false };
    throw error;
  }
}
