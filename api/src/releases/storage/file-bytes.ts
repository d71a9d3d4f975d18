import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { integrityOf } from '../composition.ts';
import type { ReleaseStore } from '../store.ts';

/**
 * Reads a whole file of a release, as it was published.
 * @throws Error when the release does not list it, ENOENT when it is lost
 */
export async function fileBytes(store: ReleaseStore, release: Release, path: string): Promise<Buffer> {
  const { file } = await store.open(integrityOf(release, path), []);
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}
