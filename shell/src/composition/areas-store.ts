import type { RemoteName } from '@hawiyat/shared/contract/remotes';
import { pageFacts } from '@hawiyat/shared/state';
import { map } from 'nanostores';
import { readComposition } from './composition.ts';
import { ReleaseFailed } from './load-release.ts';
import { type OpenedArea, Opening } from './opening.ts';

export type AreaState =
  | { readonly status: 'loading' }
  | ({ readonly status: 'open' } & OpenedArea)
  | { readonly status: 'failed'; readonly whileInUse: boolean };

/** Where each area of this page stands; an area that nobody has entered yet is not in it. */
export const $areas = map<Partial<Record<RemoteName, AreaState>>>({});

/** Milliseconds that a single try may take, also of a screen that an open area loads later. */
export const singleLimit = () => pageFacts().areaDeadline / 2;

const openings = new Map<RemoteName, { opening: Opening; shown: boolean }>();

function begin(name: RemoteName): Opening {
  const opening = new Opening(name, readComposition(), pageFacts().areaDeadline);
  openings.set(name, { opening, shown: false });
  return opening;
}

async function load(name: RemoteName, opening: Opening, whileInUse = false): Promise<void> {
  $areas.setKey(name, { status: 'loading' });
  try {
    $areas.setKey(name, { status: 'open', ...(await opening.load()) });
  } catch (error) {
    if (!(error instanceof ReleaseFailed)) throw error;
    console.error(`[composition] ${name} could not be opened`, error);
    $areas.setKey(name, { status: 'failed', whileInUse });
  }
}

/** Opens the area unless it is open or on its way. */
export function enterArea(name: RemoteName): void {
  if (!$areas.get()[name]) void load(name, begin(name));
}

/** Opens a failed area anew, beginning with the release that the composition assigned. */
export function retryArea(name: RemoteName): void {
  if ($areas.get()[name]?.status === 'failed') void load(name, begin(name));
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
  void load(name, opening, whileInUse);
}

/** A part of the release that did not arrive is a failed try, and worth another; anything else is a fault in its code. */
function asFailure(error: unknown): unknown {
  const { name, code } = error as { name?: string; code?: string };
  const isChunk = name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
  return isChunk
    ? new ReleaseFailed('A part of the release did not arrive', 'failed', { cause: error })
    : error;
}
