/** Counts by bin: bin 0 up to 50 ms, each further one a tenth longer, the last a minute and more. */
export type Times = readonly number[];

const first = 50;
const ratio = 1.1;
const last = 75;

export const noTimes: Times = [];

const binOf = (milliseconds: number) =>
  Math.min(last, Math.max(0, Math.ceil(Math.log(milliseconds / first) / Math.log(ratio))));

export function withTime(times: Times, milliseconds: number): Times {
  const bin = binOf(milliseconds);
  return Array.from(
    { length: Math.max(times.length, bin + 1) },
    (_, i) => (times[i] ?? 0) + (i === bin ? 1 : 0),
  );
}

/** The upper end of the bin, at most a tenth too high; `part` is 0.75 for p75. Null with fewer times than `least`. */
export function quantile(times: Times, part: number, least: number): number | null {
  const all = times.reduce((sum, count) => sum + count, 0);
  if (all < least) return null;
  let sum = 0;
  for (const [bin, count] of times.entries()) {
    sum += count;
    if (sum >= part * all) return first * ratio ** bin;
  }
  return null;
}
