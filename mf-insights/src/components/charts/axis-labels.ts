import type { ChartBar } from './bar-chart-data.ts';

export interface AxisLabel {
  readonly label: string;
  /** Empty unless it differs from the previous label's year. */
  readonly year: string;
}

/** Every nth bar from the oldest on gets a label; `bars` come newest first, `room` is how many labels fit. */
export function axisLabels(bars: readonly ChartBar[], room: number): (AxisLabel | null)[] {
  const step = Math.ceil(bars.length / room);
  return bars.map(({ label, year }, at) => {
    if ((bars.length - 1 - at) % step !== 0) return null;
    return { label, year: bars[at + step]?.year === year ? '' : year };
  });
}
