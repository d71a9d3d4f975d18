import { Box, Skeleton } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { WidgetError } from '../widget-error.tsx';
import { $charts, type Charts, loadCharts, retryCharts } from './charts-store.ts';

export interface ChartContainerProps {
  /** What screen readers say instead of the drawing. */
  label: string;
  height: string;
  grows?: boolean;
  children: (charts: Charts) => ReactNode;
}

const nextFrame = () => new Promise(requestAnimationFrame);
let lastSlot: Promise<unknown> = Promise.resolve();

/** Charts render one after another, two frames apart: all at once they would block the figures and a person's clicks. */
function renderSlot(): Promise<unknown> {
  lastSlot = lastSlot.then(nextFrame).then(nextFrame);
  return lastSlot;
}

/** Has one size before, while and after the chart loads, so nothing moves. */
export function ChartContainer({ label, height, grows = false, children }: ChartContainerProps) {
  const charts = useStore($charts);
  const isLoaded = charts !== null && typeof charts === 'object';
  const [hasSlot, setHasSlot] = useState(false);
  // On a return the chart is there within frames: a skeleton would only flash.
  const [isReturn] = useState(isLoaded);
  useEffect(() => {
    let isUnmounted = false;
    void renderSlot().then(() => {
      if (isUnmounted) return;
      setHasSlot(true);
      void loadCharts();
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
  if (charts === 'failed') return <WidgetError minH={height} onRetry={retryCharts} />;
  // SVG text inherits its direction and flips in RTL; the drawing is mirrored by the order of its data instead.
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
        {isLoaded && hasSlot ? children(charts) : !isReturn && <Skeleton h="full" />}
      </Box>
    </Box>
  );
}
