import { virtualTable } from '@hawiyat/shared/components/virtual-table.styles';
import { chakra } from '@hawiyat/shared/ui';
import { rowHeight } from './row-heights.ts';

export const Table = chakra('table', {
  base: {
    ...virtualTable,
    '& th, & td': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      alignContent: 'center',
      columnGap: '2',
      minW: '0',
      px: '3',
      fontWeight: 'normal',
    },
    '& th': { minH: '11', bg: 'bg.muted/60', color: 'fg.muted', fontSize: 'xs', fontWeight: 'medium' },
    '& th:first-of-type': { borderStartStartRadius: 'xl' },
    '& th:last-of-type': { borderStartEndRadius: 'xl' },
    '& td': { h: `${rowHeight}rem`, borderTopWidth: '1px', lineHeight: 'title' },
    '& tr > :first-of-type': { ps: '5' },
    // The label is as high as the row, so that a press beside the box does not open the order.
    '&[data-selects] tr > :first-of-type': { position: 'relative', ps: '9' },
    '& [data-select]': {
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '0',
      display: 'grid',
      placeContent: 'center',
      w: '9',
      cursor: 'pointer',
    },
    '& tr > :last-of-type': { pe: '5' },
    '& tbody > tr:hover': { bg: 'bg.muted/40' },
    '& td[data-strong]': { fontWeight: 'medium' },
    // A focused element must not be hidden behind the two sticky headers.
    '& td :is(a, button)': { scrollMarginTop: '32' },
    '@media (max-width: 1439px)': { '& th, & td': { px: '2' } },
  },
});
