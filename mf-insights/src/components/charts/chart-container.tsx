import { lazyPart, Skeleton } from '@hawiyat/shared/ui';
import { useEffect, useState } from 'react';
import { WidgetError } from '../widget-error.tsx';
import { ChartBox } from './chart-box.tsx';
import type { ChartsProps } from './charts.tsx';

const nextFrame = () => new Promise(requestAnimationFrame);
let lastSlot: Promise<unknown> = Promise.resolve();

/** Charts render two frames apart: all together they would block the figures and clicks. */
function renderSlot(): Promise<unknown> {
  lastSlot = lastSlot.then(nextFrame).then(nextFrame);
  return lastSlot;
}

const LazyCharts = lazyPart(
  async () => (await import(/* webpackChunkName: "dashboard-deferred" */ './charts.tsx')).Charts,
  {
    loading: (frame: ChartsProps) => (
      <ChartBox {...frame}>
        <Skeleton h="full" />
      </ChartBox>
    ),
    failed: ({ height }, { retry }) => <WidgetError minH={height} onRetry={retry} />,
  },
);

export function ChartContainer(props: ChartsProps) {
  const [hasSlot, setHasSlot] = useState(false);
  const isLoaded = LazyCharts.useIsLoaded();
  // On a return the chart appears within frames, and a skeleton would flash.
  const [isReturn] = useState(isLoaded);
  useEffect(() => {
    let isUnmounted = false;
    void renderSlot().then(() => !isUnmounted && setHasSlot(true));
    return () => {
      isUnmounted = true;
    };
  }, []);
  if (hasSlot) return <LazyCharts {...props} />;
  return <ChartBox {...props}>{!isReturn && <Skeleton h="full" />}</ChartBox>;
}
