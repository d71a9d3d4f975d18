import type { DashboardStats } from '@hawiyat/shared/contract/dashboard';
import { monthName } from '@hawiyat/shared/locale/dates';
import { axisCeiling } from './axis-ceiling.ts';

/** One month as it is drawn. A type, because the chart takes records only. */
export type MonthOfPlot = {
  month: number;
  name: string;
  orders: number;
  /** Riyals. */
  revenue: number;
  /** How high up the axis its revenue stands, 0 to 1. */
  height: number;
  /** 1 for a month that has not begun: its revenue is not nothing, it is unknown. */
  ahead: 0 | 1;
};

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
    ahead: month > currentMonth.month ? (1 as const) : (0 as const),
  }));
  return { months: months.reverse(), ceiling };
}

/** Colours by name, so that the theme changes under the drawing. */
export const plotTheme = {
  text: { fontFamily: 'inherit', fontSize: 12, fill: 'var(--hw-colors-fg-muted)' },
  axis: { ticks: { text: { fill: 'var(--hw-colors-fg-muted)' } } },
  grid: { line: { stroke: 'var(--hw-colors-border)', strokeDasharray: '4 4' } },
};
