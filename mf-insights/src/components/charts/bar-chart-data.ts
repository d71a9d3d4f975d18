import type { Noun } from '@hawiyat/shared/locale/plurals';

export interface ChartBar {
  readonly label: string;
  /** Empty where all bars are of one year. */
  readonly year: string;
  readonly value: number;
  /** On the same axis; null where it is unknown, left out in a chart without a line. */
  readonly line?: number | null;
  /** Shown under the pointer. Revenue in riyals, null where this person may not see it. */
  readonly orders: number;
  readonly revenue: number | null;
  /** The period is not over, so the figures still grow. */
  readonly isUnfinished: boolean;
}

export interface BarChartData {
  /** Newest first: the chart draws from the left, and the oldest belongs at the right. */
  readonly bars: readonly ChartBar[];
  readonly ceiling: number;
  /** The noun of a bar's orders, e.g. completed ones. */
  readonly order: Noun;
}

/** nivo drops fields whose value is 0, so the layers look everything else up by the bar's index. */
export type Bar = { key: string; value: number };

/** Unlike the label, unique in a chart. */
export const barName = ({ label, year }: ChartBar) => (year ? `${label} ${year}` : label);
