import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BucketAddress, bucket } from './bucket.ts';
import { folderStorage } from './folder-storage.ts';
import type { Storage } from './storage.ts';
import { absent, fileName, forms } from './stored-file.ts';

/**
 * Keeps releases in a bucket, and a copy of what this server has needed in a folder of its own: nothing of it ever changes, so
 * the copy is never out of date, and a new server starts with an empty one.
 * @param options of the folder; the bucket is asked before its other copies
 */
export function bucketStorage(
  address: BucketAddress,
  folder: string,
  { log, copies = [] }: Parameters<typeof folderStorage>[1],
): Storage {
  const far = bucket(address);
  const near = folderStorage(folder, { log, copies: [far, ...copies] });
  return {
    async keep(name, bytes, compressible) {
      await near.keep(name, bytes, compressible);
      // The bytes last: a name that the bucket has is there with all its copies.
      for (const form of forms.toReversed()) {
        const copy = await readFile(join(folder, fileName(name, form))).catch(absent);
        if (copy) await far.putOnce(fileName(name, form), copy);
      }
    },
    open: near.open,
  };
}
