import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { release as releaseSchema } from '@hawiyat/shared/contract/releases';
import type { ReleaseStore } from './store.ts';

/**
 * Publishes a built folder: `release.json`, as its build wrote it, and the files that it lists.
 * @throws Error naming the folder, when it holds no release or one that is refused
 */
export async function adopt(store: ReleaseStore, folder: string): Promise<void> {
  try {
    const release = releaseSchema.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
    const files = await Promise.all(
      release.files.map(async ({ path }) => [path, await readFile(join(folder, path))] as const),
    );
    await store.publish(release, new Map(files));
  } catch (cause) {
    throw new Error(`The release in ${folder} cannot be adopted`, { cause });
  }
}
