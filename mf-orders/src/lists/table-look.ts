import { chakra } from '@hawiyat/shared/ui';
import { rowHeight } from './line-heights.ts';

/**
 * The look of the kit's table for one of which only the visible rows are in the document: they lie where they belong, so each
 * is a grid of its own. The table names the columns' widths, and everything in it takes them over.
 */
export const Table = chakra('table', {
  base: {
    display: 'block',
    w: 'full',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'xs',
    textAlign: 'start',
    '& thead, & tbody, & tr': { display: 'block', gridTemplateColumns: 'inherit' },
    '& tr': { display: 'grid' },
    // For a moment after each scroll the virtualizer lets presses fall through its list: they would be lost.
    '& tbody': { pointerEvents: 'auto !important', overflow: 'clip', borderBottomRadius: 'xl' },
    // Below the frame's own header.
    '& thead': {
      position: 'sticky',
      top: '16',
      zIndex: '1',
      bg: 'bg.panel',
      borderTopRadius: 'xl',
      // The line below it, also when rows pass under it.
      boxShadow: '0 1px {colors.border}',
    },
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
    '& tr > :last-of-type': { pe: '5' },
    '& tbody > tr:hover': { bg: 'bg.muted/40' },
    '& td[data-strong]': { fontWeight: 'medium' },
    // What the keyboard turns to is not hidden by the two heads.
    '& td :is(a, button)': { scrollMarginTop: '32' },
    '@media (max-width: 1439px)': { '& th, & td': { px: '2' } },
  },
});
