import { atom } from 'nanostores';
import type { ComponentType } from 'react';
import type { BarsPlotProps } from './bars-plot.tsx';
import type { RingPlotProps } from './ring-plot.tsx';

/**
 * What draws the charts. It weighs more than all else here, so it comes in a file of its own: the page has it brought when
 * all else has come (`behind` of the release), and it runs when the figures stand.
 */
export interface Plots {
  readonly BarsPlot: ComponentType<BarsPlotProps>;
  readonly RingPlot: ComponentType<RingPlotProps>;
}

/** Null until it has arrived; without it the figures stand all the same. */
export const $plots = atom<Plots | 'loading' | 'failed' | null>(null);

/**
 * Asks for what draws the charts, unless it was asked for before: what failed is not tried again behind a person's back, or
 * the button that offers to would go from under the hand. A failure ends up in `$plots`.
 */
export async function loadPlots(): Promise<void> {
  if ($plots.get() === null) await retryPlots();
}

/** What failed at an earlier visit will be asked for anew. */
export function forgetFailure(): void {
  if ($plots.get() === 'failed') $plots.set(null);
}

/** Brings what draws the charts, also after a failure; once in a page. */
export async function retryPlots(): Promise<void> {
  const known = $plots.get();
  if (known !== null && known !== 'failed') return;
  $plots.set('loading');
  try {
    const [{ BarsPlot }, { RingPlot }] = await Promise.all([
      import(/* webpackChunkName: "dashboard-behind" */ './bars-plot.tsx'),
      import(/* webpackChunkName: "dashboard-behind" */ './ring-plot.tsx'),
    ]);
    $plots.set({ BarsPlot, RingPlot });
  } catch (reason) {
    console.warn('The charts could not be loaded', reason);
    $plots.set('failed');
  }
}
