import { count } from '@hawiyat/shared/locale/numbers';
import { useMedia } from '@hawiyat/shared/ui';
import { type BarLayer, ResponsiveBar } from '@nivo/bar';
import { useMemo } from 'react';
import { BarNames } from './bar-names.tsx';
import { BarPointer } from './bar-pointer.tsx';
import { BarsLine } from './bars-line.tsx';
import { namedBars } from './named-bars.ts';
import { type Bar, nameOf, type PlottedBars } from './plotted-bars.ts';

/** Colours by name, so that the theme changes under the drawing. */
const theme = {
  text: { fontFamily: 'inherit', fontSize: 12, fill: 'var(--hw-colors-fg-muted)' },
  axis: { ticks: { text: { fill: 'var(--hw-colors-fg-muted)' } } },
  grid: { line: { stroke: 'var(--hw-colors-border)', strokeDasharray: '4 4' } },
};

export interface BarsPlotProps {
  plotted: PlottedBars;
  /** How many names fit under it on a small screen and on others. */
  room: { readonly small: number; readonly other: number };
  /** By a variable, e.g. `var(--hw-colors-brand-fg)`. */
  colour: string;
}

/** Bars through time, the oldest at the right, and where they have one, a line over them. */
export function BarsPlot({ plotted, room, colour }: BarsPlotProps) {
  const { bars, ceiling } = plotted;
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const isSmall = !useMedia('(min-width: 768px)');
  const names = useMemo(() => namedBars(bars, isSmall ? room.small : room.other), [bars, isSmall, room]);
  const data = useMemo(() => bars.map((bar) => ({ key: nameOf(bar), value: bar.value })), [bars]);
  // Parts of the drawing are components to the chart: others would be mounted anew with each move of the pointer.
  const layers = useMemo<BarLayer<Bar>[]>(
    () => [
      'grid',
      'axes',
      'bars',
      (drawing) => <BarNames {...drawing} names={names} />,
      (drawing) => <BarsLine {...drawing} plotted={plotted} />,
      (drawing) => <BarPointer {...drawing} plotted={plotted} />,
    ],
    [names, plotted],
  );
  return (
    <ResponsiveBar
      data={data}
      keys={['value']}
      indexBy="key"
      layers={layers}
      valueScale={{ type: 'linear', min: 0, max: ceiling }}
      // A few bars would be walls.
      padding={Math.max(0.48, 1 - bars.length * 0.06)}
      // As wide as the axis' longest number.
      margin={{
        top: 8,
        right: 16 + 8 * count(ceiling).length,
        bottom: bars.some((bar) => bar.year) ? 44 : 32,
        left: 4,
      }}
      colors={colour}
      borderRadius={4}
      enableLabel={false}
      gridYValues={5}
      axisLeft={null}
      axisRight={{ tickSize: 0, tickPadding: 12, tickValues: 5, format: (value: number) => count(value) }}
      axisBottom={null}
      theme={theme}
      animate={!still}
      role="presentation"
    />
  );
}
