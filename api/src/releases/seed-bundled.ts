import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, release as releaseSchema } from '@hawiyat/shared/contract/platform/releases';
import { seedArea } from './areas/area-commands.ts';
import { isChecked, pairsOf } from './fit.ts';
import { liveReleases } from './live-releases.ts';
import type { ReleaseContext } from './release-context.ts';
import type { RolloutEvent, RolloutState } from './rollout.ts';
import type { Author } from './rollout-log.ts';
import { unreleased } from './unreleased.ts';

const seed: Author = { actor: 'server', reason: 'جاء مع الخادم، ولم يكن لهذا القسم إصدار مستقر' };
const broughtArea: Author = { actor: 'server', reason: 'جاء مع الخادم، ولم يكن هذا القسم معروفًا' };
const localStart: Author = { actor: 'local start', reason: 'local start' };

/** Makes bundled releases stable where an area has none, and logs how to roll out the others. */
export async function seedBundledReleases(app: ReleaseContext, folders: readonly string[]): Promise<void> {
  await makeStable(app, await published(app, folders), seed, lacksRelease);
  await logWaiting(app);
}

async function logWaiting({ db, log, releases, rollouts }: ReleaseContext): Promise<void> {
  const waiting = await unreleased(db, await rollouts.states());
  const live = waiting.length > 0 ? await liveReleases(releases, rollouts) : [];
  for (const { remote, release } of waiting) {
    const command = `npm run platform -- rollout start ${remote} ${release} --stages 1,5,25,50,100`;
    const manifest = await releases.findAgain(remote, release);
    if (!manifest || pairsOf(manifest, live).every(isChecked)) {
      log.info({ remote, release, command }, 'published, but not live');
    } else {
      const compare = `npm run release -- ${remote}`;
      log.info(
        { remote, release, compare, command },
        'published, but not live, and not compared with what is live: run `compare` in the checkout that it was built from',
      );
    }
  }
}

/** Gives a local build to everyone, whatever was rolled out or halted: a developer who restarts sees the edit. */
export async function rollOutLocally(app: ReleaseContext, folders: readonly string[]): Promise<void> {
  const isNotYet = ({ stables, rollout }: RolloutState, id: string) =>
    stables.at(-1) !== id || rollout !== null;
  await makeStable(app, await published(app, folders), localStart, isNotYet);
}

/** An operator's rollout of a first release continues, and a halted release is never the first. */
function lacksRelease({ stables, rollout, halted }: RolloutState, id: string): boolean {
  return stables.length === 0 && rollout === null && !halted.has(id);
}

async function makeStable(
  { rollouts, now }: ReleaseContext,
  bundled: readonly Release[],
  author: Author,
  isDue: (rolloutState: RolloutState, id: string) => boolean,
): Promise<void> {
  const ids = new Map(bundled.map(({ remote, id }) => [remote, id]));
  await rollouts.addEach([...ids.keys()], author, now(), (rolloutState, remote): RolloutEvent | null => {
    const release = ids.get(remote);
    if (release === undefined || !isDue(rolloutState, release)) return null;
    const salt = randomBytes(16).toString('hex');
    return { type: 'started', release, salt, stages: [100], include: [], exclude: [] };
  });
}

async function published(context: ReleaseContext, folders: readonly string[]): Promise<Release[]> {
  const { releases, log } = context;
  const bundled = [];
  for (const folder of folders) {
    try {
      const release = releaseSchema.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
      if (release.area) await seedArea(context, release.remote, release.area, broughtArea);
      const read = release.files.map(async ({ path }) => [path, await readFile(join(folder, path))] as const);
      if (!(await releases.seed(release, new Map(await Promise.all(read)))))
        log.error(
          { folder, remote: release.remote, release: release.id },
          'published before with other files',
        );
      bundled.push(release);
    } catch (cause) {
      throw new Error(`The release in ${folder} cannot be seeded`, { cause });
    }
  }
  return bundled;
}
