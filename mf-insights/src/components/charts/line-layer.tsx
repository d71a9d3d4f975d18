import type { BarCustomLayerProps } from '@nivo/bar';
import type { Bar, BarChartData } from './bar-chart-data.ts';

const orange = 'var(--hw-colors-accent-graphic)';
const panel = 'var(--hw-colors-bg-panel)';

export function LineLayer({ chart, bars, innerHeight }: BarCustomLayerProps<Bar> & { chart: BarChartData }) {
  const points = bars.flatMap(({ key, x, width, data: { index } }) => {
    const line = chart.bars[index]?.line;
    return typeof line === 'number'
      ? [{ key, x: x + width / 2, y: innerHeight * (1 - line / chart.ceiling) }]
      : [];
  });
  if (points.length === 0) return null;
  const path = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x},${y}`).join('');
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round" data-part="line">
      {/* An edge, so the line stays visible where it crosses a bar. */}
      <path d={path} stroke={panel} strokeWidth={6} />
      <path d={path} stroke={orange} strokeWidth={2.5} />
      {points.map(({ key, x, y }) => (
        <circle key={key} cx={x} cy={y} r={4} fill={panel} stroke={orange} strokeWidth={2} />
      ))}
    </g>
  );
}
