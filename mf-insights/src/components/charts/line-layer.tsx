import type { BarCustomLayerProps } from '@nivo/bar';
import type { Bar, BarChartData } from './bar-chart-data.ts';

const color = 'var(--hw-colors-brand-graphic)';
const panel = 'var(--hw-colors-bg-panel)';

const pathOf = (points: readonly { readonly x: number; readonly y: number }[]) =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x},${y}`).join('');

/** The way to an unfinished period is dashed. */
export function LineLayer({ chart, bars, innerHeight }: BarCustomLayerProps<Bar> & { chart: BarChartData }) {
  const points = bars.flatMap(({ key, x, width, data: { index } }) => {
    const { line, isUnfinished = false } = chart.bars[index] ?? {};
    return typeof line === 'number'
      ? [{ key, x: x + width / 2, y: innerHeight * (1 - line / chart.ceiling), isUnfinished }]
      : [];
  });
  if (points.length === 0) return null;
  const finished = points.filter((point) => !point.isUnfinished);
  const last = points[0]?.isUnfinished ? points.slice(0, 2) : [];
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round" data-part="line">
      {/* An edge, so the line stays visible where it crosses a bar. */}
      <path d={pathOf(points)} stroke={panel} strokeWidth={6} />
      <path d={pathOf(finished)} stroke={color} strokeWidth={2.5} />
      <path d={pathOf(last)} stroke={color} strokeWidth={2.5} strokeDasharray="1 6" />
      {points.map(({ key, x, y }) => (
        <circle key={key} cx={x} cy={y} r={4} fill={panel} stroke={color} strokeWidth={2} />
      ))}
    </g>
  );
}
