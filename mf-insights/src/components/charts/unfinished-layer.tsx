import type { BarCustomLayerProps } from '@nivo/bar';
import { useId } from 'react';
import type { Bar, BarChartData } from './bar-chart-data.ts';

/** Stripes over the bar of a period that is not over. */
export function UnfinishedLayer({ chart, bars }: BarCustomLayerProps<Bar> & { chart: BarChartData }) {
  const id = useId();
  return (
    <g data-part="unfinished">
      <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={2.5} height={5} fill="var(--hw-colors-bg-panel)" />
      </pattern>
      {bars
        .filter(({ data: { index } }) => chart.bars[index]?.isUnfinished)
        .map(({ key, x, y, width, height }) => (
          <rect key={key} x={x} y={y} width={width} height={height} fill={`url(#${id})`} />
        ))}
    </g>
  );
}
