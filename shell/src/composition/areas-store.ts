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
export const singleLimit = () => pageFacts().areaDeadline / 2;

/** The last loader of each area, with its composition. */
const loaders = new Map<RemoteName, { loader: AreaLoader; from: Composition; shown: boolean }>();

function begin(name: RemoteName): AreaLoader {
  const from = composition();
  const loader = new AreaLoader(name, from, pageFacts().areaDeadline);
  loaders.set(name, { loader, from, shown: false });
  return loader;
}

/** Whether the page has a newer composition than the area. */
const isFromBefore = (name: RemoteName) => loaders.get(name)?.from !== composition();

/** Whether an area can open with the current composition. Public areas never wait for a newer one. */
export const isSettled = (name: RemoteName): boolean => remotes[name].audience === 'anyone' || !isOutdated();

/** @param lost a loader whose release failed: it continues with the next, unless another is assigned meanwhile */
async function load(
  name: RemoteName,
  lost?: { loader: AreaLoader; release: string; whileInUse: boolean },
): Promise<void> {
  $areas.setKey(name, { status: 'loading' });
  if (!isSettled(name)) await renew();
  const { whileInUse = false } = lost ?? {};
  const goesOn = !isFromBefore(name) || composition().remotes[name]?.assigned.id === lost?.release;
  const loader = lost && goesOn ? lost.loader : begin(name);
  try {
    $areas.setKey(name, { status: 'open', ...(await loader.load()) });
  } catch (error) {
    if (!(error instanceof ReleaseFailed)) throw error;
    console.error(`[composition] ${name} could not be opened`, error);
    $areas.setKey(name, { status: 'failed', whileInUse });
  }
}

/**
 * Opens the area unless it is open or loading. An open one is opened again when its release has been
 * withdrawn, a failed one when there is something newer to try.
 * @returns settles when it is known whether the open area may be shown
 */
export async function enterArea(name: RemoteName): Promise<void> {
  if ($areas.get()[name] && !isSettled(name)) await renew();
  const area = $areas.get()[name];
  if (area?.status === 'open' && isToBeLeft(name, area)) removeStyles(folderOf(area.release, area.attempt));
  else if (area && !(area.status === 'failed' && isFromBefore(name))) return;
  void load(name);
}

/**
 * Waits until an area can be rendered, or has failed.
 * @param longest milliseconds
 */
export function areaSettles(name: RemoteName, longest: number): Promise<void> {
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
function isToBeLeft(name: RemoteName, { release: { id } }: LoadedArea): boolean {
  const now = composition().remotes[name];
  const isOthers = loaders.get(name)?.from.company !== composition().company && now?.assigned.id !== id;
  return isOthers || now?.withdrawn.includes(id) === true;
}

/** Opens a failed area again, from the assigned release on. */
export function retryArea(name: RemoteName): void {
  if ($areas.get()[name]?.status === 'failed') void load(name);
}

/** Called when an area's content is shown: its loader is done. */
export function areaShown(name: RemoteName, area: LoadedArea): void {
  const it = loaders.get(name);
  if (!it || it.shown) return;
  it.shown = true;
  it.loader.markShown(area);
}

/**
 * Milliseconds that the area may go on without content: what its attempt has left, or a whole attempt once it
 * was shown.
 */
export function timeLeft(name: RemoteName, area: LoadedArea): number {
  return loaders.get(name)?.shown ? singleLimit() : Math.max(0, area.until - performance.now());
}

/**
 * Called when a mounted area crashes or does not get to its content. The next release replaces it in the same
 * page; when none is left, the area's error is shown.
 */
export function areaFailed(name: RemoteName, area: LoadedArea, error: unknown): void {
  if ($areas.get()[name]?.status !== 'open') return;
  const known = loaders.get(name);
  const whileInUse = known?.shown ?? false;
  // The load attempt of an area in use has ended: a new one starts, with its own deadline.
  const loader = known && !whileInUse ? known.loader : begin(name);
  loader.markFailed(area.release, area.attempt, asFailure(error));
  void load(name, { loader, release: area.release.id, whileInUse });
}

/** A missing chunk is a failed attempt, worth another; anything else is a fault in the release's code. */
function asFailure(error: unknown): unknown {
  const { name, code } = error as { name?: string; code?: string };
  const isChunk = name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
  return isChunk
    ? new ReleaseFailed('A part of the release did not arrive', 'failed', { cause: error })
    : error;
}
