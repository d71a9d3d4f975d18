import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { boundedQueue } from '../../kernel/bounded-queue.ts';
import type { Bucket } from './bucket.ts';
import { absent, fileName, forms, verified } from './stored-file.ts';

const atOnce = 8;

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
