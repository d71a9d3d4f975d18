import type { ReactNode } from 'react';
import { BarChart } from './bar-chart.tsx';
import { ChartBox, type ChartBoxProps } from './chart-box.tsx';
import { DonutChart } from './donut-chart.tsx';

const charts = { BarChart, DonutChart };

export interface ChartsProps extends Omit<ChartBoxProps, 'children'> {
  children: (kinds: typeof charts) => ReactNode;
}

/** The charts weigh more than the rest of the dashboard, so they load after the figures. */
export function Charts({ children, ...frame }: ChartsProps) {
  return <ChartBox {...frame}>{children(charts)}</ChartBox>;
}
