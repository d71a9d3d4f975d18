import { count } from '@hawiyat/shared/locale/numbers';
import { useMedia } from '@hawiyat/shared/ui';
import { type BarLayer, ResponsiveBar } from '@nivo/bar';
import { useMemo } from 'react';
import { MonthPointer } from './month-pointer.tsx';
import { type Bar, type PlottedYear, plotTheme } from './plotted-year.ts';
import { RevenueLine } from './revenue-line.tsx';

export interface MonthlyPlotProps {
  plotted: PlottedYear;
}

/** Twelve bars for the orders, January at the right, and over them the line of the revenue. */
export function MonthlyPlot({ plotted: { months, ceiling } }: MonthlyPlotProps) {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const roomForAll = useMedia('(min-width: 768px)');
  const named = months.filter(({ month }) => roomForAll || month % 3 === 1).map((it) => it.name);
  const bars = useMemo(() => months.map(({ name, orders }) => ({ name, orders })), [months]);
  // Parts of the drawing are components to the chart: others would be mounted anew with each move of the pointer.
  const layers = useMemo<BarLayer<Bar>[]>(
    () => [
      'grid',
      'axes',
      'bars',
      (drawing) => <RevenueLine {...drawing} months={months} />,
      (drawing) => <MonthPointer {...drawing} months={months} />,
    ],
    [months],
  );
  return (
    <ResponsiveBar
      data={bars}
      keys={['orders']}
      indexBy="name"
      layers={layers}
      valueScale={{ type: 'linear', min: 0, max: ceiling }}
      padding={0.48}
      // As wide as the axis' longest number.
      margin={{ top: 8, right: 16 + 8 * count(ceiling).length, bottom: 32, left: 4 }}
      colors="var(--hw-colors-brand-fg)"
      borderRadius={4}
      enableLabel={false}
      gridYValues={5}
      axisLeft={null}
      axisRight={{ tickSize: 0, tickPadding: 12, tickValues: 5, format: (value: number) => count(value) }}
      axisBottom={{ tickSize: 0, tickPadding: 14, tickValues: named }}
      theme={plotTheme}
      animate={!still}
      role="presentation"
    />
  );
}
