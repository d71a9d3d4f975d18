import { atom } from 'nanostores';
import type { ComponentType } from 'react';
import type { BarChartProps } from './bar-chart.tsx';
import type { DonutChartProps } from './donut-chart.tsx';

/** The charts weigh more than the rest of the dashboard, so they are a deferred chunk that runs after the figures. */
export interface Charts {
  readonly BarChart: ComponentType<BarChartProps>;
  readonly DonutChart: ComponentType<DonutChartProps>;
}

export const $charts = atom<Charts | 'loading' | 'failed' | null>(null);

/** Leaves a failed load alone: a silent retry would take the retry button away from under the pointer. */
export async function loadCharts(): Promise<void> {
  if ($charts.get() === null) await retryCharts();
}

export function resetFailedCharts(): void {
  if ($charts.get() === 'failed') $charts.set(null);
}

export async function retryCharts(): Promise<void> {
  const known = $charts.get();
  if (known !== null && known !== 'failed') return;
  $charts.set('loading');
  try {
    const [{ BarChart }, { DonutChart }] = await Promise.all([
      import(/* webpackChunkName: "dashboard-deferred" */ './bar-chart.tsx'),
      import(/* webpackChunkName: "dashboard-deferred" */ './donut-chart.tsx'),
    ]);
    $charts.set({ BarChart, DonutChart });
  } catch (reason) {
    console.warn('The charts could not be loaded', reason);
    $charts.set('failed');
  }
}
