import { boundedQueue } from '../kernel/bounded-queue.ts';
import { liveReleases } from './live-releases.ts';
import type { ReleaseContext } from './release-context.ts';
import { absent } from './storage/stored-file.ts';

const atOnce = 8;

/** Files of live releases that no copy has, e.g. `mf-orders 1.0.0-0123456789 remoteEntry.js`; restores the others. */
export async function lostFiles({ releases, rollouts }: ReleaseContext): Promise<string[]> {
  const queue = boundedQueue(atOnce, Number.POSITIVE_INFINITY);
  const lost = await Promise.all(
    (await liveReleases(releases, rollouts)).flatMap(({ remote, id, files }) =>
      files.map(({ path, integrity }) =>
        queue(async () => {
          const copy = await releases.open(integrity, []).catch(absent);
          await copy?.file.close();
          return copy ? null : `${remote} ${id} ${path}`;
        }),
      ),
    ),
  );
  return lost.filter((file) => file !== null);
}
