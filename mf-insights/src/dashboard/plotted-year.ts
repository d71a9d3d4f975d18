import type { DashboardStats } from '@hawiyat/shared/contract/dashboard';
import { monthName } from '@hawiyat/shared/locale/dates';
import { axisCeiling } from './axis-ceiling.ts';

/** One month as it is drawn. */
export interface MonthOfPlot {
  readonly month: number;
  readonly name: string;
  readonly orders: number;
  /** Riyals. */
  readonly revenue: number;
  /** How high up the axis its revenue stands, 0 to 1. */
  readonly height: number;
  /** It has not begun: its revenue is not nothing, it is unknown. */
  readonly isAhead: boolean;
}

/** What the chart is given of a month. It drops every value that is 0, so all else is looked up by the bar's index. */
export type Bar = { name: string; orders: number };

export interface PlottedYear {
  /** December first: the chart draws from the left, and January belongs to the right. */
  readonly months: readonly MonthOfPlot[];
  readonly ceiling: number;
}

/** Brings the server's months into the order and the units of the chart: one axis for orders and thousands of riyals. */
export function plottedYear({ monthlyData, currentMonth }: DashboardStats): PlottedYear {
  const ceiling = axisCeiling(
    monthlyData.map(({ requests, revenue }) => ({ orders: requests, thousands: revenue / 1000 })),
  );
  const months = monthlyData.map(({ month, requests, revenue }) => ({
    month,
    name: monthName(month),
    orders: requests,
    revenue,
    height: revenue / 1000 / ceiling,
    isAhead: month > currentMonth.month,
  }));
  return { months: months.reverse(), ceiling };
}

/** Colours by name, so that the theme changes under the drawing. */
export const plotTheme = {
  text: { fontFamily: 'inherit', fontSize: 12, fill: 'var(--hw-colors-fg-muted)' },
  axis: { ticks: { text: { fill: 'var(--hw-colors-fg-muted)' } } },
  grid: { line: { stroke: 'var(--hw-colors-border)', strokeDasharray: '4 4' } },
};
