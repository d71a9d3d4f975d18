import { riyalSign } from '@hawiyat/shared/locale/money';
import { count } from '@hawiyat/shared/locale/numbers';
import { countedInside } from '@hawiyat/shared/locale/plurals';
import { Box, Ltr } from '@hawiyat/shared/ui';
import type { BarCustomLayerProps } from '@nivo/bar';
import { useTooltip } from '@nivo/tooltip';
import { useState } from 'react';
import type { MonthOfPlot } from './plotted-year.ts';

/** Over each month a place as high as the chart, so that also an empty month tells its figures. */
export function MonthPointer({ bars, margin, innerWidth, innerHeight }: BarCustomLayerProps<MonthOfPlot>) {
  const { showTooltipAt, hideTooltip } = useTooltip();
  const [pointed, setPointed] = useState<string | null>(null);
  const width = innerWidth / bars.length;
  return bars.map((bar) => {
    const middle = bar.x + bar.width / 2;
    const show = () => {
      setPointed(bar.key);
      // Towards the middle, or it would be cut at the card's edge.
      const side = middle < innerWidth / 2 ? 'right' : 'left';
      showTooltipAt(
        <MonthFigures of={bar.data.data} />,
        [margin.left + middle, margin.top + innerHeight / 3],
        side,
      );
    };
    const hide = () => {
      setPointed(null);
      hideTooltip();
    };
    return (
      <rect
        key={bar.key}
        x={middle - width / 2}
        width={width}
        role="presentation"
        height={innerHeight}
        rx={6}
        fill="var(--hw-colors-fg)"
        fillOpacity={pointed === bar.key ? 0.05 : 0}
        onMouseEnter={show}
        onMouseLeave={hide}
      />
    );
  });
}

function MonthFigures({ of: { name, orders, revenue } }: { of: MonthOfPlot }) {
  return (
    <Box
      dir="rtl"
      w="max-content"
      maxW="40"
      px="3"
      py="2"
      bg="bg.panel"
      color="fg"
      fontSize="xs"
      borderWidth="1px"
      borderRadius="md"
      boxShadow="lg"
    >
      {name}: {countedInside(orders, 'order')}، والإيرادات <Ltr>{count(revenue)}</Ltr> {riyalSign}
    </Box>
  );
}
