import { atom } from 'nanostores';
import type { ComponentType } from 'react';
import type { MonthlyPlotProps } from './monthly-plot.tsx';
import type { RingPlotProps } from './ring-plot.tsx';

/** What draws the charts. It weighs more than all else here, so it comes in a file of its own, behind the figures. */
export interface Plots {
  readonly MonthlyPlot: ComponentType<MonthlyPlotProps>;
  readonly RingPlot: ComponentType<RingPlotProps>;
}

/** Null until it has arrived; without it the figures stand all the same. */
export const $plots = atom<Plots | 'loading' | 'failed' | null>(null);

/** Brings what draws the charts, once in a page. A failure ends up in `$plots`, and the next call tries again. */
export async function loadPlots(): Promise<void> {
  const known = $plots.get();
  if (known !== null && known !== 'failed') return;
  $plots.set('loading');
  try {
    const [{ MonthlyPlot }, { RingPlot }] = await Promise.all([
      import(/* webpackChunkName: "plots" */ './monthly-plot.tsx'),
      import(/* webpackChunkName: "plots" */ './ring-plot.tsx'),
    ]);
    $plots.set({ MonthlyPlot, RingPlot });
  } catch (reason) {
    console.warn('The charts could not be loaded', reason);
    $plots.set('failed');
  }
}
