/** Milliseconds between two renewals of a marker. */
export const tick = 500;
/** Milliseconds of use after which a page clears its marker. */
export const usableTime = 10_000;
/** Milliseconds without a renewal: a working page misses two ticks on a busy machine. */
const stuckAfter = 6 * tick;

export const markerText = (release: string, at: number): string => `${release} ${at}`;

export function readMarker(text: string): { readonly release: string; readonly at: number } | null {
  const [release, at] = text.split(' ');
  return release && Number(at) > 0 ? { release, at: Number(at) } : null;
}

/** An older marker is left from a page that ended. */
const longestStuck = 60_000;

/** Whether another tab's page hangs now. `age`: milliseconds since its last renewal. */
export const isStuck = (age: number): boolean => age >= stuckAfter && age < longestStuck;
