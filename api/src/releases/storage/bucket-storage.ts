import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { boundedQueue } from '../../kernel/bounded-queue.ts';
import { type Bucket, type BucketAddress, bucket } from './bucket.ts';
import { folderStorage } from './folder-storage.ts';
import type { Storage } from './storage.ts';
import { absent, fileName, forms, verified } from './stored-file.ts';

/** The folder caches the bucket; files never change, so the cache is never stale. A new server starts empty. */
export function bucketStorage(
  address: BucketAddress,
  folder: string,
  { log, copies = [] }: Parameters<typeof folderStorage>[1],
): Storage {
  const far = bucket(address);
  const near = folderStorage(folder, { log, copies: [far, ...copies] });
  return {
    async put(name, bytes, compressible) {
      await near.put(name, bytes, compressible);
      // The plain bytes go last: a name in the bucket then has all its encodings.
      for (const form of forms.toReversed()) {
        const copy = await readFile(join(folder, fileName(name, form))).catch(absent);
        if (copy) await far.putOnce(fileName(name, form), copy);
      }
    },
    open: near.open,
  };
}

const atOnce = 8;

/** Uploads releases from before there was a bucket; damaged files stay behind. */
export async function fillBucket(bucket: Bucket, folder: string): Promise<void> {
  const queue = boundedQueue(atOnce, Number.POSITIVE_INFINITY);
  const names = (await readdir(folder).catch(absent)) ?? [];
  const plain = names.filter((name) => /^[0-9a-f]{96}$/.test(name));
  await Promise.all(
    plain.map((name) =>
      queue(async () => {
        // The plain bytes go last: a name in the bucket then has all its encodings.
        for (const form of forms.toReversed()) {
          const bytes = await readFile(join(folder, fileName(name, form))).catch(absent);
          if (bytes && (await verified(name, form, bytes))) await bucket.putOnce(fileName(name, form), bytes);
        }
      }),
    ),
  );
}
