import type { BarCustomLayerProps } from '@nivo/bar';
import type { Bar, PlottedBars } from './plotted-bars.ts';

const orange = 'var(--hw-colors-accent-graphic)';
const panel = 'var(--hw-colors-bg-panel)';

/** A line over the bars with a point where its value is known, edged so that it stays clear where it crosses a bar. */
export function BarsLine({
  plotted,
  bars,
  innerHeight,
}: BarCustomLayerProps<Bar> & { plotted: PlottedBars }) {
  const points = bars.flatMap(({ key, x, width, data: { index } }) => {
    const line = plotted.bars[index]?.line;
    return typeof line === 'number'
      ? [{ key, x: x + width / 2, y: innerHeight * (1 - line / plotted.ceiling) }]
      : [];
  });
  if (points.length === 0) return null;
  const path = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x},${y}`).join('');
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round" data-part="line">
      <path d={path} stroke={panel} strokeWidth={6} />
      <path d={path} stroke={orange} strokeWidth={2.5} />
      {points.map(({ key, x, y }) => (
        <circle key={key} cx={x} cy={y} r={4} fill={panel} stroke={orange} strokeWidth={2} />
      ))}
    </g>
  );
}
