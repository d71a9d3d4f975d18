import { riyalSign } from '@hawiyat/shared/locale/money';
import { count } from '@hawiyat/shared/locale/numbers';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { Box, chakra, Ltr } from '@hawiyat/shared/ui';
import type { BarCustomLayerProps } from '@nivo/bar';
import { useTooltip } from '@nivo/tooltip';
import { type Bar, nameOf, type PlottedBar, type PlottedBars } from './plotted-bars.ts';

const Place = chakra('g', {
  base: { fill: 'fg', fillOpacity: '0', transition: 'fill-opacity 120ms', _hover: { fillOpacity: '0.05' } },
});

/** Over each bar a place as high as the chart, so that also an empty one tells its figures. */
export function BarPointer({
  plotted,
  bars,
  margin,
  innerWidth,
  innerHeight,
}: BarCustomLayerProps<Bar> & { plotted: PlottedBars }) {
  const { showTooltipAt, hideTooltip } = useTooltip();
  const width = innerWidth / bars.length;
  return bars.map((bar) => {
    const pointed = plotted.bars[bar.data.index];
    if (!pointed) return null;
    const middle = bar.x + bar.width / 2;
    // Towards the middle of the chart, or it would be cut at the card's edge.
    const side = middle < innerWidth / 2 ? 'right' : 'left';
    const at: [number, number] = [margin.left + middle, margin.top + innerHeight / 3];
    return (
      <Place
        key={bar.key}
        onMouseEnter={() => showTooltipAt(<BarFigures of={pointed} />, at, side)}
        onMouseLeave={hideTooltip}
      >
        <rect x={middle - width / 2} width={width} height={innerHeight} rx={6} />
      </Place>
    );
  });
}

function BarFigures({ of }: { of: PlottedBar }) {
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
      {nameOf(of)}: {pluralizeInline(of.orders, 'order')}، والإيرادات{' '}
      <Box as="span" whiteSpace="nowrap">
        <Ltr>{count(of.revenue)}</Ltr> {riyalSign}
      </Box>
    </Box>
  );
}
