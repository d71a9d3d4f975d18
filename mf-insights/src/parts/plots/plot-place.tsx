import { Box, Skeleton } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { PartFailed } from '../part-failed.tsx';
import { $plots, loadPlots, type Plots, retryPlots } from './plots-store.ts';

/** What draws the charts weighs more than the figures: these are drawn by the first frame, and shown by the second. */
function afterTwoFrames(act: () => unknown): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
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
  const [isTurn, setTurn] = useState(false);
  useEffect(
    () =>
      afterTwoFrames(() => {
        setTurn(true);
        void loadPlots();
      }),
    [],
  );
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
        {plots === null || plots === 'loading' ? <Skeleton h="full" /> : isTurn && children(plots)}
      </Box>
    </Box>
  );
}
