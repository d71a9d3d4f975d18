import type { PlottedBar } from './plotted-bars.ts';

export interface NamedBar {
  readonly label: string;
  /** Empty where it is that of the name before, so that a year is written where it begins. */
  readonly year: string;
}

/**
 * Which bars bear their name where not all have room: every nth, beginning with the oldest.
 * @param bars the newest first
 * @param room how many names fit beside each other
 * @returns a name for each bar, or null
 */
export function namedBars(bars: readonly PlottedBar[], room: number): (NamedBar | null)[] {
  const step = Math.ceil(bars.length / room);
  return bars.map(({ label, year }, at) => {
    if ((bars.length - 1 - at) % step !== 0) return null;
    return { label, year: bars[at + step]?.year === year ? '' : year };
  });
}
