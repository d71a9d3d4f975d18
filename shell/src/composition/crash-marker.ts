/** Milliseconds between two renewals of a marker. */
export const tick = 500;
/** Milliseconds for which a page must have been usable before its marker goes. */
export const usableTime = 10_000;
/** Milliseconds without a renewal: three missed ticks, and as long as no page that works would be busy. */
const stuckAfter = 3 * tick;
const hungAfter = 5_000;
/** Milliseconds until a marker of another tab is looked at again: a machine that woke up renews it meanwhile. */
export const confirmAfter = stuckAfter;

/** The text of a marker in the browser's storage. */
export const markerText = (release: string, at: number): string => `${release} ${at}`;

/** @returns null when the text is no marker */
export function readMarker(text: string): { readonly release: string; readonly at: number } | null {
  const [release, at] = text.split(' ');
  return release && Number(at) > 0 ? { release, at: Number(at) } : null;
}

/** Whether another tab's marker says that its page stands still now. @param age milliseconds since it was renewed */
export const isStuck = (age: number): boolean => age >= stuckAfter;

/**
 * Decides over a marker of another tab that looked stuck at first. After a sleep of the machine every marker is old, until
 * the pages' timers run again.
 * @param now its moment at the next look; null when it is gone
 * @param time of the next look, and since the last one: much longer than planned when the machine slept in between
 * @returns `unclear`: to be looked at once more
 */
export function confirmHung(
  suspected: { readonly at: number },
  now: { readonly at: number } | null,
  { at, waited }: { readonly at: number; readonly waited: number },
): 'alive' | 'unclear' | 'hung' {
  if (now?.at !== suspected.at) return 'alive';
  return waited >= 2 * confirmAfter || at - suspected.at < hungAfter ? 'unclear' : 'hung';
}
