import type { BarCustomLayerProps } from '@nivo/bar';
import type { NamedBar } from './named-bars.ts';
import type { Bar } from './plotted-bars.ts';

/** As the axis' numbers are; an attribute would lose against the page's own style. */
const look = { fontSize: 12, fill: 'var(--hw-colors-fg-muted)' };

/** Under the bars, what they are called, and the year below where it begins. */
export function BarNames({
  names,
  bars,
  innerHeight,
}: BarCustomLayerProps<Bar> & { names: readonly (NamedBar | null)[] }) {
  return bars.map(({ key, x, width, data: { index } }) => {
    const name = names[index];
    if (!name) return null;
    const middle = x + width / 2;
    return (
      <g key={key} textAnchor="middle">
        <text x={middle} y={innerHeight + 18} style={look}>
          {name.label}
        </text>
        {name.year && (
          <text x={middle} y={innerHeight + 36} style={look}>
            {name.year}
          </text>
        )}
      </g>
    );
  });
}
