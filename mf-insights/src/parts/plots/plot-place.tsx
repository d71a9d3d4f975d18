import { Box, Skeleton } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { PartFailed } from '../part-failed.tsx';
import { $plots, loadPlots, type Plots, retryPlots } from './plots-store.ts';

/** What draws the charts weighs more than the figures, and an effect may run before they are painted. */
function afterNextFrame(act: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

export interface PlotPlaceProps {
  /** What it shows, in a sentence: a reader of the screen hears this instead of the drawing. */
  label: string;
  height: string;
  /** In a column it takes what room is left over. */
  grows?: boolean;
  children: (plots: Plots) => ReactNode;
}

/** Where a chart is drawn: of one size before, while and after what draws it has arrived, so that nothing jumps. */
export function PlotPlace({ label, height, grows = false, children }: PlotPlaceProps) {
  const plots = useStore($plots);
  useEffect(() => afterNextFrame(loadPlots), []);
  if (plots === 'failed') return <PartFailed minH={height} onRetry={retryPlots} />;
  // SVG texts take the direction of their box, and the drawing is mirrored by its data: it stays left to right.
  return (
    <Box
      role="img"
      aria-label={label}
      dir="ltr"
      flex={grows ? '1' : 'none'}
      minH={height}
      position="relative"
    >
      <Box position="absolute" inset="0">
        {plots === null || plots === 'loading' ? <Skeleton h="full" /> : children(plots)}
      </Box>
    </Box>
  );
}
