import type { RemoteName } from '@hawiyat/shared/contract/remotes';
import { map } from 'nanostores';
import { readComposition } from './composition.ts';
import { type OpenedArea, openArea } from './open-area.ts';

export type AreaState =
  | { readonly status: 'loading' }
  | ({ readonly status: 'open' } & OpenedArea)
  | { readonly status: 'failed'; readonly whileInUse: boolean };

/** Where each area of this page stands; an area that nobody has entered yet is not in it. */
export const $areas = map<Partial<Record<RemoteName, AreaState>>>({});

async function open(name: RemoteName, without?: string): Promise<void> {
  $areas.setKey(name, { status: 'loading' });
  try {
    const area = await openArea(name, readComposition(), without);
    $areas.setKey(name, { status: 'open', ...area });
  } catch (error) {
    console.error(`[composition] ${name} could not be opened`, error);
    $areas.setKey(name, { status: 'failed', whileInUse: false });
  }
}

/** Opens the area unless it is open or on its way. */
export function enterArea(name: RemoteName): void {
  if (!$areas.get()[name]) void open(name);
}

/** Opens a failed area anew, beginning with the release that the composition assigned. */
export function retryArea(name: RemoteName): void {
  if ($areas.get()[name]?.status !== 'loading') void open(name);
}

/**
 * Takes note that an open area threw: its fall-back takes its place in the same page, or, when that was the fall-back
 * or there is none, the area's error is shown.
 */
export function areaCrashed(name: RemoteName, area: OpenedArea): void {
  const { assigned, fallback } = readComposition().remotes[name] ?? {};
  if (fallback && area.release.id === assigned?.id) void open(name, assigned.id);
  else $areas.setKey(name, { status: 'failed', whileInUse: true });
}
