import type { ReactNode } from 'react';
import { BarChart } from './bar-chart.tsx';
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx';
import { DonutChart } from './donut-chart.tsx';

const charts = { BarChart, DonutChart };

export interface ChartsProps extends Omit<ChartFrameProps, 'children'> {
  children: (kinds: typeof charts) => ReactNode;
}

/** They weigh more than the rest of the dashboard, so they are a deferred chunk that runs after the figures. */
export function Charts({ children, ...frame }: ChartsProps) {
  return <ChartFrame {...frame}>{children(charts)}</ChartFrame>;
}
