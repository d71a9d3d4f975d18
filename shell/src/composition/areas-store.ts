import type { Composition } from '@hawiyat/shared/contract/releases';
import { type RemoteName, remotes } from '@hawiyat/shared/contract/remotes';
import { pageFacts } from '@hawiyat/shared/state';
import { map } from 'nanostores';
import { composition, isOutdated, renew } from './composition.ts';
import { folderOf, ReleaseFailed } from './load-release.ts';
import { type OpenedArea, Opening } from './opening.ts';
import { removeStyles } from './release-styles.ts';

export type AreaState =
  | { readonly status: 'loading' }
  | ({ readonly status: 'open' } & OpenedArea)
  | { readonly status: 'failed'; readonly whileInUse: boolean };

/** Where each area of this page stands; an area that nobody has entered yet is not in it. */
export const $areas = map<Partial<Record<RemoteName, AreaState>>>({});

/** Milliseconds that a single try may take, also of a screen that an open area loads later. */
export const singleLimit = () => pageFacts().areaDeadline / 2;

/** The last opening of each area, and the composition that it is from. */
const openings = new Map<RemoteName, { opening: Opening; from: Composition; shown: boolean }>();

function begin(name: RemoteName): Opening {
  const from = composition();
  const opening = new Opening(name, from, pageFacts().areaDeadline);
  openings.set(name, { opening, from, shown: false });
  return opening;
}

/** Whether the page has another composition by now than when the area was opened. */
const isFromBefore = (name: RemoteName) => openings.get(name)?.from !== composition();

/** Whether an area can open with the composition as it is. What everybody sees waits for nothing. */
export const isSettled = (name: RemoteName): boolean => remotes[name].audience === 'anyone' || !isOutdated();

/** @param lost an opening that gave a release up: it goes on with the next, unless another is assigned meanwhile */
async function load(
  name: RemoteName,
  lost?: { opening: Opening; release: string; whileInUse: boolean },
): Promise<void> {
  $areas.setKey(name, { status: 'loading' });
  if (!isSettled(name)) await renew();
  const { whileInUse = false } = lost ?? {};
  const goesOn = !isFromBefore(name) || composition().remotes[name]?.assigned.id === lost?.release;
  const opening = lost && goesOn ? lost.opening : begin(name);
  try {
    $areas.setKey(name, { status: 'open', ...(await opening.load()) });
  } catch (error) {
    if (!(error instanceof ReleaseFailed)) throw error;
    console.error(`[composition] ${name} could not be opened`, error);
    $areas.setKey(name, { status: 'failed', whileInUse });
  }
}

/**
 * Opens the area unless it is open or on its way. One that stands open from before is opened anew when its release has
 * been withdrawn since, and one that failed when there is something newer to try.
 * @returns settles when it is known whether what stands open may be shown
 */
export async function enterArea(name: RemoteName): Promise<void> {
  if ($areas.get()[name] && !isSettled(name)) await renew();
  const area = $areas.get()[name];
  if (area?.status === 'open' && isToBeLeft(name, area)) removeStyles(folderOf(area.release, area.attempt));
  else if (area && !(area.status === 'failed' && isFromBefore(name))) return;
  void load(name);
}

/**
 * Waits until an area can be drawn, or has failed.
 * @param longest milliseconds after which it is waited for no more
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

/** A release that was withdrawn, or that another company was given and this one is not. */
function isToBeLeft(name: RemoteName, { release: { id } }: OpenedArea): boolean {
  const now = composition().remotes[name];
  const isOthers = openings.get(name)?.from.company !== composition().company && now?.assigned.id !== id;
  return isOthers || now?.withdrawn.includes(id) === true;
}

/** Opens a failed area anew, beginning with the release that the composition assigns. */
export function retryArea(name: RemoteName): void {
  if ($areas.get()[name]?.status === 'failed') void load(name);
}

/** Takes note that an area's content is there: the opening has come to its end. */
export function areaShown(name: RemoteName, area: OpenedArea): void {
  const it = openings.get(name);
  if (!it || it.shown) return;
  it.shown = true;
  it.opening.shown(area);
}

/** How long the area may go on without content, in milliseconds: what its try has left, or a whole single limit once it was shown. */
export function timeLeft(name: RemoteName, area: OpenedArea): number {
  return openings.get(name)?.shown ? singleLimit() : Math.max(0, area.until - performance.now());
}

/**
 * Takes note that a mounted area threw, or does not get to its content. The next release takes its place in the same
 * page; when none is left, the area's error is shown.
 */
export function areaFailed(name: RemoteName, area: OpenedArea, error: unknown): void {
  if ($areas.get()[name]?.status !== 'open') return;
  const known = openings.get(name);
  const whileInUse = known?.shown ?? false;
  // An area that was in use has its opening behind it: what follows is a new one, with a deadline of its own.
  const opening = known && !whileInUse ? known.opening : begin(name);
  opening.giveUp(area.release, area.attempt, asFailure(error));
  void load(name, { opening, release: area.release.id, whileInUse });
}

/** A part of the release that did not arrive is a failed try, and worth another; anything else is a fault in its code. */
function asFailure(error: unknown): unknown {
  const { name, code } = error as { name?: string; code?: string };
  const isChunk = name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
  return isChunk
    ? new ReleaseFailed('A part of the release did not arrive', 'failed', { cause: error })
    : error;
}
