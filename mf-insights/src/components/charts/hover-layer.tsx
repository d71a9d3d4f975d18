import { chakra } from '@hawiyat/shared/ui';
import type { BarCustomLayerProps } from '@nivo/bar';
import type { Bar } from './bar-chart-data.ts';

const HoverArea = chakra('g', {
  base: { fill: 'fg', fillOpacity: '0', transition: 'fill-opacity 120ms', _hover: { fillOpacity: '0.08' } },
});

export interface HoverLayerProps extends BarCustomLayerProps<Bar> {
  /** The bar under the pointer, by its index in the data; null: it left. */
  onHover: (index: number | null) => void;
}

/** The hover area is as high as the chart, so an empty bar can be read too. */
export function HoverLayer({ bars, innerWidth, innerHeight, onHover }: HoverLayerProps) {
  const width = innerWidth / bars.length;
  return bars.map((bar) => (
    <HoverArea
      key={bar.key}
      data-part="hover"
      onMouseEnter={() => onHover(bar.data.index)}
      onMouseLeave={() => onHover(null)}
    >
      <rect x={bar.x + bar.width / 2 - width / 2} width={width} height={innerHeight} rx={6} />
    </HoverArea>
  ));
}
