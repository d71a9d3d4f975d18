import type { Composition } from '@hawiyat/shared/contract/releases';
import { type RemoteName, remotes } from '@hawiyat/shared/contract/remotes';
import { pageFacts } from '@hawiyat/shared/state';
import { map } from 'nanostores';
import { AreaLoader, type LoadedArea } from './area-loader.ts';
import { composition, isOutdated, renew } from './composition.ts';
import { folderOf, ReleaseFailed } from './load-release.ts';
import { removeStyles } from './release-styles.ts';

export type AreaState =
  | { readonly status: 'loading' }
  | ({ readonly status: 'open' } & LoadedArea)
  | { readonly status: 'failed'; readonly whileInUse: boolean };

/** Areas by name; one that was not entered yet is missing. */
export const $areas = map<Partial<Record<RemoteName, AreaState>>>({});

/** Milliseconds of a single attempt, also of a chunk that an open area loads later. */
export const attemptLimit = () => pageFacts().areaDeadline / 2;

const loaders = new Map<RemoteName, { loader: AreaLoader; from: Composition; shown: boolean }>();

function newLoader(name: RemoteName): AreaLoader {
  const from = composition();
  const loader = new AreaLoader(name, from, pageFacts().areaDeadline);
  loaders.set(name, { loader, from, shown: false });
  return loader;
}

/** Whether the page has a newer composition than the area. */
const isComposedAnew = (name: RemoteName) => loaders.get(name)?.from !== composition();

/** Whether an area can open with the current composition. Public areas never wait for a newer one. */
export const isSettled = (name: RemoteName): boolean => remotes[name].audience === 'anyone' || !isOutdated();

/** @param failed a loader whose release failed: it continues with the next, unless another is assigned meanwhile */
async function load(
  name: RemoteName,
  failed?: { loader: AreaLoader; release: string; whileInUse: boolean },
): Promise<void> {
  $areas.setKey(name, { status: 'loading' });
  if (!isSettled(name)) await renew();
  const { whileInUse = false } = failed ?? {};
  const continues = !isComposedAnew(name) || composition().remotes[name]?.assigned.id === failed?.release;
  const loader = failed && continues ? failed.loader : newLoader(name);
  try {
    $areas.setKey(name, { status: 'open', ...(await loader.load()) });
  } catch (error) {
    if (!(error instanceof ReleaseFailed)) throw error;
    console.error(`[composition] ${name} could not be opened`, error);
    $areas.setKey(name, { status: 'failed', whileInUse });
  }
}

/**
 * Loads the area unless it is open or loading. An open one is loaded again when its release has been
 * withdrawn, a failed one when the composition has changed.
 * @returns settles when it is known whether the open area may be shown
 */
export async function enterArea(name: RemoteName): Promise<void> {
  if ($areas.get()[name] && !isSettled(name)) await renew();
  const area = $areas.get()[name];
  if (area?.status === 'open' && mustBeReplaced(name, area))
    removeStyles(folderOf(area.release, area.attempt));
  else if (area && !(area.status === 'failed' && isComposedAnew(name))) return;
  void load(name);
}

/**
 * Waits until an area can be rendered, or has failed.
 * @param longest milliseconds
 */
export function waitUntilReady(name: RemoteName, longest: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longest);
    const stop = $areas.listen((areas) => {
      if (areas[name]?.status === 'loading') return;
      clearTimeout(timer);
      stop();
      resolve();
    });
  });
}

/** The release was withdrawn, or another company's. */
function mustBeReplaced(name: RemoteName, { release: { id } }: LoadedArea): boolean {
  const now = composition().remotes[name];
  const isOthers = loaders.get(name)?.from.company !== composition().company && now?.assigned.id !== id;
  return isOthers || now?.withdrawn.includes(id) === true;
}

/** Loads a failed area again, beginning with the assigned release. */
export function retryArea(name: RemoteName): void {
  if ($areas.get()[name]?.status === 'failed') void load(name);
}

/** Called when an area's content is shown. */
export function areaShown(name: RemoteName, area: LoadedArea): void {
  const entry = loaders.get(name);
  if (!entry || entry.shown) return;
  entry.shown = true;
  entry.loader.markShown(area);
}

/**
 * Milliseconds that the area may still wait for its content: the rest of its attempt, or a whole attempt once it
 * was shown.
 */
export function remainingTime(name: RemoteName, area: LoadedArea): number {
  return loaders.get(name)?.shown ? attemptLimit() : Math.max(0, area.until - performance.now());
}

/**
 * Called when a mounted area crashes or does not show its content in time. The next release replaces it in the same
 * page; when none is left, the area's error is shown.
 */
export function areaFailed(name: RemoteName, area: LoadedArea, error: unknown): void {
  if ($areas.get()[name]?.status !== 'open') return;
  const entry = loaders.get(name);
  const whileInUse = entry?.shown ?? false;
  // The load attempt of an area in use has ended: a new one starts, with its own deadline.
  const loader = entry && !whileInUse ? entry.loader : newLoader(name);
  loader.markFailed(area.release, area.attempt, asFailure(error));
  void load(name, { loader, release: area.release.id, whileInUse });
}

/** A missing chunk is worth a second attempt; anything else is a bug in the release. */
function asFailure(error: unknown): unknown {
  const { name, code } = error as { name?: string; code?: string };
  const isChunk = name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
  return isChunk
    ? new ReleaseFailed('A chunk of the release did not arrive', 'failed', { cause: error })
    : error;
}
