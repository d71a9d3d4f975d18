import { riyalSign } from '@hawiyat/shared/locale/money';
import { count } from '@hawiyat/shared/locale/numbers';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { Box, Ltr } from '@hawiyat/shared/ui';
import { messages } from '../../texts/charts.ts';
import { type BarChartData, barName } from './bar-chart-data.ts';

export interface BarFiguresProps {
  chart: BarChartData;
  /** Index of the bar under the pointer, or null. */
  hovered: number | null;
}

/** In the free line above the drawing, over its bar where the edges allow it. */
export function BarFigures({ chart: { bars, order }, hovered }: BarFiguresProps) {
  const bar = hovered === null ? undefined : bars[hovered];
  if (hovered === null || !bar) return null;
  const share = `${((hovered + 0.5) / bars.length) * 100}%`;
  return (
    <Box
      dir="rtl"
      position="absolute"
      top="0"
      w="max-content"
      maxW="full"
      px="3"
      py="1"
      bg="bg.panel"
      fontSize="xs"
      borderWidth="1px"
      borderRadius="md"
      boxShadow="md"
      pointerEvents="none"
      style={{ left: share, transform: `translateX(-${share})` }}
    >
      {barName(bar)}
      {bar.isUnfinished && messages.soFar}: {pluralizeInline(bar.orders, order)}
      {bar.revenue !== null && (
        <>
          {messages.revenue}{' '}
          <Box as="span" whiteSpace="nowrap">
            <Ltr>{count(bar.revenue)}</Ltr> {riyalSign}
          </Box>
        </>
      )}
    </Box>
  );
}
