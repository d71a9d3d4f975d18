/** One period of time as it is drawn. */
export interface PlottedBar {
  /** Its name, and the year that tells it from others of that name; empty where all are of one. */
  readonly label: string;
  readonly year: string;
  /** How high its bar stands on the axis. */
  readonly value: number;
  /** Where the line passes over it, on the same axis; null where it is not known, left out where there is no line. */
  readonly line?: number | null;
  /** What it tells when it is pointed at: completed or all orders, and riyals. */
  readonly orders: number;
  readonly revenue: number;
}

export interface PlottedBars {
  /** The newest first: the chart draws from the left, and the oldest belongs to the right. */
  readonly bars: readonly PlottedBar[];
  readonly ceiling: number;
}

/** What the chart is given of a bar. It drops every value that is 0, so all else is looked up by the bar's index. */
export type Bar = { key: string; value: number };

/** Unlike its label, not the name of another bar. */
export const nameOf = ({ label, year }: PlottedBar) => (year ? `${label} ${year}` : label);
