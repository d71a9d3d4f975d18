import type { ComposedRelease, Composition } from '@hawiyat/shared/contract/releases';
import type { RemoteName } from '@hawiyat/shared/contract/remotes';
import type { Remote } from '@hawiyat/shared/federation/remote';
import { loadRelease, ReleaseFailed } from './load-release.ts';

export interface OpenedArea {
  readonly release: ComposedRelease;
  readonly remote: Remote;
}

/** Milliseconds: for opening an area in all, and for a single try of one release (architecture, section 4). */
export const limits = { area: 12_000, single: 6_000 };

const attempts = new Map<string, number>();

/** Counts the tries of one release in this page, because each needs an address of its own. */
function nextAttempt(release: ComposedRelease): number {
  const attempt = attempts.get(release.base) ?? 0;
  attempts.set(release.base, attempt + 1);
  return attempt;
}

/**
 * Opens an area: the assigned release; after a fast failure the same once more under a fresh address; after a hang or
 * a second failure the fall-back. The host knows nothing else of how a remote arrives.
 *
 * @param name the remote's name
 * @param composition the page's composition
 * @param without id of a release that has already failed while mounted, and is skipped
 * @returns the remote, and the release that it came from
 * @throws ReleaseFailed (the last one) when no release could be opened within `limits.area`
 */
export async function openArea(
  name: RemoteName,
  composition: Composition,
  without?: string,
): Promise<OpenedArea> {
  const composed = composition.remotes[name];
  if (!composed) throw new ReleaseFailed(`The composition has no ${name}`, false);
  const deadline = Date.now() + limits.area;
  const left = () => Math.min(limits.single, deadline - Date.now());
  const open = async (release: ComposedRelease): Promise<OpenedArea> => ({
    release,
    remote: await loadRelease(name, release, nextAttempt(release), left()),
  });

  const { assigned, fallback } = composed;
  let failure = new ReleaseFailed(`${name} has no release left to open`, false);
  const again = (error: unknown) => {
    if (!(error instanceof ReleaseFailed)) throw error;
    failure = error;
    console.warn(`[composition] ${name}: ${error.message}`, error.cause ?? '');
    return error;
  };

  if (assigned.id !== without) {
    const first = await open(assigned).catch(again);
    if (!(first instanceof ReleaseFailed)) return first;
    if (!first.hung && left() > 0) {
      const second = await open(assigned).catch(again);
      if (!(second instanceof ReleaseFailed)) return second;
    }
  }
  if (fallback && fallback.id !== without && left() > 0) return open(fallback);
  throw failure;
}
