import { readMarker, tick } from '../composition/crash-marker.ts';
import { isAlive, otherTabs, reportEnded, type StoredMarker, textOf } from '../composition/crash-markers.ts';

/** Milliseconds without a renewal that no working page reaches. */
const hungAfter = 5_000;
/** Milliseconds until the next look: pages renew their markers after a sleep of the machine. */
const nextLook = 3 * tick;

/** After a sleep all markers are old, so a long `waited` is `unclear`. `now`: the marker at the next look. */
export function confirmHung(
  suspected: { readonly at: number },
  now: { readonly at: number } | null,
  { at, waited }: { readonly at: number; readonly waited: number },
): 'alive' | 'unclear' | 'ended' {
  if (now?.at !== suspected.at) return 'alive';
  return waited >= 2 * nextLook || at - suspected.at < hungAfter ? 'unclear' : 'ended';
}

let isLooking = false;

/** Reports the releases of other tabs that hang or died, once a second look confirms it. */
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

/** A hung page still exists; a dead one does not. */
async function reportOther(marker: StoredMarker): Promise<void> {
  const isThere = await isAlive(marker).catch(() => false);
  if (textOf(marker) !== '') reportEnded(marker, isThere ? 'hung' : 'died');
}
