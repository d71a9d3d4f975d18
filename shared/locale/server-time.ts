/** In the page, because each remote bundles a copy of this file. Milliseconds by which the server's clock is ahead. */
const key = Symbol.for('hawiyat.clockOffset');
const page = globalThis as { [key]?: number };

/** Milliseconds: a date in an answer is of whole seconds, and has been under way. */
const tolerance = 10_000;

/** @returns the present by the server's clock, as far as the page has heard of it; else by the device's, which may be wrong */
export const serverNow = (): Date => new Date(Date.now() + (page[key] ?? 0));

/**
 * Notes what the server's clock says.
 * @param time milliseconds since 1970; NaN says nothing
 * @param age milliseconds since it said so
 */
export function noteServerTime(time: number, age = 0): void {
  const offset = time + age - Date.now();
  if (Math.abs(offset - (page[key] ?? 0)) > tolerance) page[key] = offset;
}
