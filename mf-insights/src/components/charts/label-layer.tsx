import type { BarCustomLayerProps } from '@nivo/bar';
import type { AxisLabel } from './axis-labels.ts';
import type { Bar } from './bar-chart-data.ts';

/** An inline style, because the page's own CSS overrides SVG attributes. */
const style = { fontSize: 12, fill: 'var(--hw-colors-fg-muted)' };

export function LabelLayer({
  labels,
  bars,
  innerHeight,
}: BarCustomLayerProps<Bar> & { labels: readonly (AxisLabel | null)[] }) {
  return bars.map(({ key, x, width, data: { index } }) => {
    const axisLabel = labels[index];
    if (!axisLabel) return null;
    const middle = x + width / 2;
    return (
      <g key={key} textAnchor="middle">
        <text x={middle} y={innerHeight + 18} style={style}>
          {axisLabel.label}
        </text>
        {axisLabel.year && (
          <text x={middle} y={innerHeight + 36} style={style}>
            {axisLabel.year}
          </text>
        )}
      </g>
    );
  });
}
