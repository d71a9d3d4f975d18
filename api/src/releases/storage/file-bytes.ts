import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { integrityOf } from '../composition.ts';
import type { ReleaseStore } from '../store.ts';

export async function fileBytes(store: ReleaseStore, release: Release, path: string): Promise<Buffer> {
  const { file } = await store.open(integrityOf(release, path), []);
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}
