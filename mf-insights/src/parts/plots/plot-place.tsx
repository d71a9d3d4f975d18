import { Box, Skeleton } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { PartFailed } from '../part-failed.tsx';
import { $plots, loadPlots, type Plots, retryPlots } from './plots-store.ts';
import { turn } from './turns.ts';

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
  const isThere = plots !== null && typeof plots === 'object';
  const [isTurn, setTurn] = useState(false);
  // On a return it is a matter of frames: a skeleton would only flash.
  const [isReturn] = useState(isThere);
  useEffect(() => {
    let isGone = false;
    void turn().then(() => {
      if (isGone) return;
      setTurn(true);
      void loadPlots();
    });
    return () => {
      isGone = true;
    };
  }, []);
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
        {isThere && isTurn ? children(plots) : !isReturn && <Skeleton h="full" />}
      </Box>
    </Box>
  );
}
