import { readMarker, tick } from '../composition/crash-marker.ts';
import { isAlive, otherTabs, reportEnded, type StoredMarker, textOf } from '../composition/crash-markers.ts';

/** Milliseconds without a renewal: as long as no page that works would be busy. */
const hungAfter = 5_000;
/** Milliseconds until the next look: a machine that woke up renews its pages' markers meanwhile. */
const nextLook = 3 * tick;

/**
 * Decides over a marker of another tab. After a sleep of the machine every marker is old, until the pages' timers run again.
 * @param now its moment at the next look; null when it is gone
 * @param time of the next look, and since the last one: much longer than planned when the machine slept in between
 * @returns `unclear`: to be looked at once more
 */
export function confirmHung(
  suspected: { readonly at: number },
  now: { readonly at: number } | null,
  { at, waited }: { readonly at: number; readonly waited: number },
): 'alive' | 'unclear' | 'ended' {
  if (now?.at !== suspected.at) return 'alive';
  return waited >= 2 * nextLook || at - suspected.at < hungAfter ? 'unclear' : 'ended';
}

let isLooking = false;

/** Reports the releases of other tabs that stand still or died, also a moment ago, when they stay so. */
export function findHungTabs(): void {
  if (isLooking) return;
  isLooking = true;
  for (const marker of otherTabs()) lookAgain(marker);
}

function lookAgain(suspected: StoredMarker): void {
  const lookedAt = Date.now();
  setTimeout(() => {
    const at = Date.now();
    const verdict = confirmHung(suspected, readMarker(textOf(suspected)), { at, waited: at - lookedAt });
    if (verdict === 'ended') void reportOther(suspected);
    else if (verdict === 'unclear') lookAgain(suspected);
  }, nextLook);
}

/** A page that stands still is there, one that died is not. */
async function reportOther(marker: StoredMarker): Promise<void> {
  const isThere = await isAlive(marker).catch(() => false);
  if (textOf(marker) !== '') reportEnded(marker, isThere ? 'hung' : 'died');
}
