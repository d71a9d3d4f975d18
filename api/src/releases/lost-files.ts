import { boundedQueue } from '../kernel/bounded-queue.ts';
import { liveReleases } from './live-releases.ts';
import type { ReleaseContext } from './release-context.ts';
import { absent } from './storage/stored-file.ts';

/** How many files are looked for at a time: a new server fetches most of them from the bucket. */
const atOnce = 8;

/**
 * Looks for the files that pages may ask this server for now, and keeps those that another copy has.
 * @returns those that cannot be had, e.g. `mf-orders 1.0.0-0123456789 remoteEntry.js`
 * @throws Error of a bucket that does not answer
 */
export async function lostFiles({ releases, rollouts }: ReleaseContext): Promise<string[]> {
  const queue = boundedQueue(atOnce, Number.POSITIVE_INFINITY);
  const live = await liveReleases(releases, rollouts);
  const lost = await Promise.all(
    live.flatMap(({ remote, id, files }) =>
      files.map(({ path, integrity }) =>
        queue(async () => {
          const found = await releases.open(integrity, []).catch(absent);
          await found?.file.close();
          return found ? null : `${remote} ${id} ${path}`;
        }),
      ),
    ),
  );
  return lost.filter((file) => file !== null);
}
