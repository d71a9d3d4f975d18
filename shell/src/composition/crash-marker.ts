/** Milliseconds between two renewals of a marker. */
export const tick = 500;
/** Milliseconds for which a page must have been usable before its marker goes. */
export const usableTime = 10_000;
/** Milliseconds without a renewal: a page that works misses two ticks on a machine that is busy with others. */
export const stuckAfter = 6 * tick;

/** The text of a marker in the browser's storage. */
export const markerText = (release: string, at: number): string => `${release} ${at}`;

/** @returns null when the text is no marker */
export function readMarker(text: string): { readonly release: string; readonly at: number } | null {
  const [release, at] = text.split(' ');
  return release && Number(at) > 0 ? { release, at: Number(at) } : null;
}

/** An older marker is left from a page that ended. */
const longestStuck = 60_000;

/** Whether another tab's marker says that its page stands still now. @param age milliseconds since it was renewed */
export const isStuck = (age: number): boolean => age >= stuckAfter && age < longestStuck;
