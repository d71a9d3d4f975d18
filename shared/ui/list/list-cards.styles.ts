import { chakra } from '@chakra-ui/react';
import { largeText } from '../../lib/large-text.ts';
import { factGap, factHeight, headHeight } from './row-heights.ts';

export const Cards = chakra('div', {
  base: {
    '& > div': { pointerEvents: 'auto !important' },
    '& [data-row]': { display: 'grid', gap: '4', pb: '4' },
    '& [role=listitem]': {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      minH: '0',
      p: '4',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'xl',
      boxShadow: 'xs',
    },
    '& [role=listitem]:has([data-row]:checked)': { bg: 'brand.subtle/60' },
    '& [data-head]': { display: 'flex', alignItems: 'center', gap: '2', h: `${headHeight}rem` },
    '& [data-head] > [data-select]': {
      display: 'grid',
      placeContent: 'center',
      flexShrink: '0',
      boxSize: '11',
      ms: '-3.5',
      '& > input': { boxSize: '5' },
    },
    '& [data-title]': { flex: '1', minW: '0', fontSize: 'md', fontWeight: 'semibold' },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridAutoRows: `${factHeight}rem`,
      rowGap: `${factGap}rem`,
      columnGap: '3',
      m: '0',
    },
    '& dl > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
    '& dt': { fontSize: 'xs', color: 'fg.muted' },
    '& dd': { m: '0' },
    '& dt, & dd': { whiteSpace: 'nowrap' },
    '& dt, & [data-title] > div, & dd [data-wraps]': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& [data-title] > div': { whiteSpace: 'nowrap' },
    '& [data-actions]': {
      display: 'flex',
      gap: '3',
      mt: 'auto',
      '& > *': { flex: '1', display: 'flex', '& > *': { flex: '1' } },
      [largeText]: { gap: '1', '& > * > *': { px: '1', fontSize: 'xs' } },
    },
    '& :is(a, button)': { scrollMarginTop: '20' },
    // Outside of the viewport a card is neither laid out nor painted; few would only move when they are.
    '&[data-many] [role=listitem]': { contentVisibility: 'auto', containIntrinsicSize: 'auto 10rem' },
    '&[data-whole] [data-head]': { h: 'auto', alignItems: 'flex-start', gap: '3' },
    '&[data-whole] dl': { gridAutoRows: 'auto', gap: '3' },
    '&[data-whole] :is(dt, dd, [data-title] > div)': {
      overflow: 'visible',
      overflowWrap: 'anywhere',
      whiteSpace: 'normal',
    },
  },
});
