/** Milliseconds between two renewals of a marker. */
export const tick = 500;
/** Milliseconds for which a page must have been usable before its marker goes. */
export const usableTime = 10_000;
/** Milliseconds without a renewal: three missed ticks, and as long as no page that works would be busy. */
const stuckAfter = 3 * tick;
const hungAfter = 5_000;

/** The text of a marker in the browser's storage. */
export const markerText = (release: string, at: number): string => `${release} ${at}`;

/** @returns null when the text is no marker */
export function readMarker(text: string): { readonly release: string; readonly at: number } | null {
  const [release, at] = text.split(' ');
  return release && Number(at) > 0 ? { release, at: Number(at) } : null;
}

/**
 * What a marker says of the page that set it.
 * @param isOwn whether it was set in this tab, whose earlier page is gone
 * @param age milliseconds since it was renewed
 * @returns `stuck`: avoided by other tabs for now, and reported only when it stays so
 */
export function judgeMarker({ isOwn, age }: { isOwn: boolean; age: number }): 'alive' | 'stuck' | 'hung' {
  if (isOwn || age >= hungAfter) return 'hung';
  return age >= stuckAfter ? 'stuck' : 'alive';
}
