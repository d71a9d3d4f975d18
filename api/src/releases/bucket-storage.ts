import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BucketAddress, bucket } from './bucket.ts';
import { absent, folderStorage, suffix, writeOnce } from './folder-storage.ts';
import type { Storage } from './storage.ts';

/**
 * Keeps releases in a bucket, and a copy of what this server has needed in a folder of its own: nothing of it ever changes, so
 * the copy is never out of date, and a new server starts with an empty one.
 */
export function bucketStorage(address: BucketAddress, folder: string): Storage {
  const far = bucket(address);
  const near = folderStorage(folder);
  const fetching = new Map<string, Promise<void>>();

  /** Brings the bytes, unpacked, into the folder, and packs them anew. Whoever asks meanwhile waits for the same. */
  function fetchOnce(name: string): Promise<void> {
    const begun = fetching.get(name);
    if (begun) return begun;
    const fetched = bring(name).finally(() => fetching.delete(name));
    fetching.set(name, fetched);
    return fetched;
  }

  async function bring(name: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    const [bytes, ...packed] = await Promise.all(copies(name).map((it) => far.get(it)));
    // A bucket is another machine: what it gives must be what was put there. Of what is packed the browser finds out.
    if (!bytes || createHash('sha384').update(bytes).digest('hex') !== name)
      throw Object.assign(new Error(`The bucket of releases has no ${name}`), { code: 'ENOENT' });
    for (const [i, it] of packed.entries())
      if (it) await writeOnce(join(folder, copies(name)[i + 1] ?? ''), async () => it);
    await writeOnce(join(folder, name), async () => bytes);
  }

  return {
    async keep(name, bytes, compressible) {
      await near.keep(name, bytes, compressible);
      // The bytes last: a name that the bucket has is there with all its copies.
      for (const it of copies(name).toReversed()) {
        const copy = await readFile(join(folder, it)).catch(absent);
        if (copy) await far.putOnce(it, copy);
      }
    },
    async open(name, encodings) {
      return near.open(name, encodings).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        await fetchOnce(name);
        return near.open(name, encodings);
      });
    },
  };
}

/** The names of the same bytes: as they are, and packed. */
const copies = (name: string) => [name, ...Object.values(suffix).map((it) => name + it)];
