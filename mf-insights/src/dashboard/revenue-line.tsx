import type { BarCustomLayerProps } from '@nivo/bar';
import type { Bar, MonthOfPlot } from './plotted-year.ts';

const orange = 'var(--hw-colors-accent-graphic)';
const panel = 'var(--hw-colors-bg-panel)';

/** The revenue as a line with a point on each month that has begun, edged so that it stays clear where it crosses a bar. */
export function RevenueLine({
  months,
  bars,
  innerHeight,
}: BarCustomLayerProps<Bar> & { months: readonly MonthOfPlot[] }) {
  const points = bars.flatMap(({ key, x, width, data: { index } }) => {
    const month = months[index];
    if (!month || month.isAhead) return [];
    return [{ key, x: x + width / 2, y: innerHeight * (1 - month.height) }];
  });
  const path = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x},${y}`).join('');
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round" data-part="revenue">
      <path d={path} stroke={panel} strokeWidth={6} />
      <path d={path} stroke={orange} strokeWidth={2.5} />
      {points.map(({ key, x, y }) => (
        <circle key={key} cx={x} cy={y} r={4} fill={panel} stroke={orange} strokeWidth={2} />
      ))}
    </g>
  );
}
