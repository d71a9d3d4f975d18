import { count } from '@hawiyat/shared/locale/numbers';
import { useMedia } from '@hawiyat/shared/ui';
import { type BarLayer, ResponsiveBar } from '@nivo/bar';
import { memo, useMemo, useState } from 'react';
import { axisLabels } from './axis-labels.ts';
import { type Bar, type BarChartData, barName } from './bar-chart-data.ts';
import { BarFigures } from './bar-figures.tsx';
import { HoverLayer } from './hover-layer.tsx';
import { LabelLayer } from './label-layer.tsx';
import { LineLayer } from './line-layer.tsx';
import { UnfinishedLayer } from './unfinished-layer.tsx';

/** Pixels of one line; phones may need two. */
const figuresHeight = 36;

/** CSS variables, so a change of theme redraws nothing. */
const theme = {
  text: { fontFamily: 'inherit', fontSize: 12, fill: 'var(--hw-colors-fg-muted)' },
  axis: { ticks: { text: { fill: 'var(--hw-colors-fg-muted)' } } },
  grid: { line: { stroke: 'var(--hw-colors-border)', strokeDasharray: '4 4' } },
};

export interface BarChartProps {
  chart: BarChartData;
  /** Number of labels that fit. */
  room: { readonly small: number; readonly other: number };
  /** A CSS variable, e.g. `var(--hw-colors-brand-graphic)`. */
  color: string;
}

/** The oldest bar is at the right; the figures of the one under the pointer are above the drawing. */
export function BarChart(props: BarChartProps) {
  const [hovered, setHovered] = useState<number | null>(null);
  return (
    <>
      <Drawing {...props} onHover={setHovered} />
      <BarFigures chart={props.chart} hovered={hovered} />
    </>
  );
}

interface DrawingProps extends BarChartProps {
  onHover: (index: number | null) => void;
}

const Drawing = memo(({ chart, room, color, onHover }: DrawingProps) => {
  const { bars, ceiling } = chart;
  const reducesMotion = useMedia('(prefers-reduced-motion: reduce)');
  const isSmall = !useMedia('(min-width: 768px)');
  const labels = useMemo(() => axisLabels(bars, isSmall ? room.small : room.other), [bars, isSmall, room]);
  const data = useMemo(() => bars.map((bar) => ({ key: barName(bar), value: bar.value })), [bars]);
  // nivo treats layers as components: new functions would remount them at each move of the pointer.
  const layers = useMemo<BarLayer<Bar>[]>(
    () => [
      'grid',
      'axes',
      'bars',
      (layer) => <UnfinishedLayer {...layer} chart={chart} />,
      (layer) => <LabelLayer {...layer} labels={labels} />,
      (layer) => <LineLayer {...layer} chart={chart} />,
      (layer) => <HoverLayer {...layer} onHover={onHover} />,
    ],
    [labels, chart, onHover],
  );
  return (
    <ResponsiveBar
      data={data}
      keys={['value']}
      indexBy="key"
      layers={layers}
      valueScale={{ type: 'linear', min: 0, max: ceiling }}
      // Or a few bars would fill the whole width.
      padding={Math.max(0.48, 1 - bars.length * 0.06)}
      margin={{
        // Room for the figures of a bar.
        top: figuresHeight,
        // As wide as the longest number on the axis.
        right: 16 + 8 * count(ceiling).length,
        bottom: bars.some((bar) => bar.year) ? 44 : 32,
        left: 4,
      }}
      colors={color}
      borderRadius={4}
      enableLabel={false}
      gridYValues={5}
      axisLeft={null}
      axisRight={{ tickSize: 0, tickPadding: 12, tickValues: 5, format: (value: number) => count(value) }}
      axisBottom={null}
      theme={theme}
      animate={!reducesMotion}
      role="presentation"
    />
  );
});
