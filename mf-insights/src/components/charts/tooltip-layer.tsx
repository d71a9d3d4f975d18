import { riyalSign } from '@hawiyat/shared/locale/money';
import { count } from '@hawiyat/shared/locale/numbers';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { Box, chakra, Ltr } from '@hawiyat/shared/ui';
import type { BarCustomLayerProps } from '@nivo/bar';
import { useTooltip } from '@nivo/tooltip';
import { type Bar, type BarChartData, barName, type ChartBar } from './bar-chart-data.ts';

const HoverArea = chakra('g', {
  base: { fill: 'fg', fillOpacity: '0', transition: 'fill-opacity 120ms', _hover: { fillOpacity: '0.05' } },
});

/** The hover area is as high as the chart, so an empty bar has a tooltip too. */
export function TooltipLayer({
  chart,
  bars,
  margin,
  innerWidth,
  innerHeight,
}: BarCustomLayerProps<Bar> & { chart: BarChartData }) {
  const { showTooltipAt, hideTooltip } = useTooltip();
  const width = innerWidth / bars.length;
  return bars.map((bar) => {
    const hovered = chart.bars[bar.data.index];
    if (!hovered) return null;
    const middle = bar.x + bar.width / 2;
    // Towards the middle, or the card's edge would clip it.
    const side = middle < innerWidth / 2 ? 'right' : 'left';
    const at: [number, number] = [margin.left + middle, margin.top + innerHeight / 3];
    return (
      <HoverArea
        key={bar.key}
        onMouseEnter={() => showTooltipAt(<BarFigures bar={hovered} />, at, side)}
        onMouseLeave={hideTooltip}
      >
        <rect x={middle - width / 2} width={width} height={innerHeight} rx={6} />
      </HoverArea>
    );
  });
}

function BarFigures({ bar }: { bar: ChartBar }) {
  return (
    <Box
      dir="rtl"
      w="max-content"
      maxW={{ base: '32', md: '64' }}
      px="3"
      py="2"
      bg="bg.panel"
      color="fg"
      fontSize="xs"
      borderWidth="1px"
      borderRadius="md"
      boxShadow="lg"
    >
      {barName(bar)}: {pluralizeInline(bar.orders, 'order')}، والإيرادات{' '}
      <Box as="span" whiteSpace="nowrap">
        <Ltr>{count(bar.revenue)}</Ltr> {riyalSign}
      </Box>
    </Box>
  );
}
