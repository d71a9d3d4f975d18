/** In the page, because each remote bundles a copy of this file. Milliseconds by which the server's clock is ahead. */
const key = Symbol.for('hawiyat.clockOffset');
const page = globalThis as { [key]?: number };

/** Milliseconds: a date in an answer has whole seconds, and its way took time. */
const tolerance = 10_000;

/** The server's clock, or the device's, which may be wrong, until the first answer. */
export const serverNow = (): Date => new Date(Date.now() + (page[key] ?? 0));

/** @param time milliseconds since 1970, or NaN @param age milliseconds since the server's clock showed it */
export function noteServerTime(time: number, age = 0): void {
  const offset = time + age - Date.now();
  if (Math.abs(offset - (page[key] ?? 0)) > tolerance) page[key] = offset;
}
