import { chakra } from '@hawiyat/shared/ui';
import { listStyles } from '@hawiyat/shared/ui/list';

/** One style on the sheet for all of its cells: a component for each cell would style up to 200,000 of them. */
export const Sheet = chakra('section', {
  base: {
    ...listStyles,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    // The sheet's period differs from the fields': the new one loads, or is invalid.
    '&[data-outdated]': { opacity: '0.55' },
    '& > [data-facts]': { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'xl', boxShadow: 'xs' },
    '& > [data-facts] > dl': {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))', md: 'repeat(4, auto)' },
      gap: '4',
      m: '0',
      p: '5',
    },
    '& dt': { color: 'fg.muted', fontSize: 'xs' },
    '& dd': { m: '0', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& > [data-facts] > dl + dl': {
      borderTopWidth: '1px',
      '& dd': { fontSize: 'lg', fontWeight: 'semibold' },
    },
    '& > p': { display: 'none' },
    '& a': { color: 'brand.fg', _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' } },
    '& [data-total], & [data-total] td': { fontWeight: 'semibold' },
    '@media screen': {
      '& tbody > tr': { contentVisibility: 'auto', containIntrinsicSize: 'auto 3rem' },
    },

    // On a phone each order is a card of few lines.
    '& section[data-total]': { p: '4', bg: 'bg.panel', borderWidth: '1px', borderRadius: 'xl' },
    '& [data-whole] [role=listitem]': { gap: '2', py: '3' },
    '& [data-head]': { fontWeight: 'semibold' },
    '& [data-whole] [role=listitem] dl, & section > dl': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      rowGap: '1',
    },
    // What says itself has its label for screen readers.
    '& [data-whole] [role=listitem] dl > :nth-child(-n + 5) > dt': {
      position: 'absolute',
      boxSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& [data-whole] [role=listitem] dl > :nth-last-child(-n + 2)': { flex: '1 0 40%' },
    // A target of 44 px without making the line higher.
    '& [data-title] a': { display: 'inline-block', py: '3', my: '-3' },

    '@media print': {
      display: 'block',
      opacity: 1,
      '& > [data-facts]': { borderWidth: '0' },
      '& > [data-facts] > dl': { gridTemplateColumns: 'repeat(4, auto)', px: '1', py: '2' },
      // Indented, so that it reads as a box above the rows.
      '& > [data-facts] > dl + dl': {
        mb: '3',
        px: '6',
        borderWidth: '1px',
        borderRadius: 'md',
        '& dd': { fontSize: 'sm' },
      },
      '& > p': { display: 'block', mt: '4', px: '1', breakBefore: 'avoid' },
      // A table of the browser's own, whose head stands on every page.
      '& table[data-whole]': { display: 'table', borderWidth: '0' },
      '& table[data-whole] thead': { display: 'table-header-group', position: 'static' },
      '& table[data-whole] tbody': { display: 'table-row-group', overflow: 'visible' },
      '& table[data-whole] tr': { display: 'table-row', breakInside: 'avoid' },
      // As narrow as its content, which leaves the rest of the width to the driver's name.
      '& table[data-whole] :is(th, td)': {
        display: 'table-cell',
        w: '1px',
        h: '7',
        minH: '0',
        px: '1',
        py: '0',
        fontSize: '2xs',
        verticalAlign: 'middle',
      },
      '& table[data-whole] tbody :is(th, td)': { whiteSpace: 'nowrap' },
      '& table[data-whole] tr > :last-child': { minW: '20' },
      // Only the driver's name wraps, so nothing is ever cut off.
      '& table[data-whole] tr > :nth-child(7)': { w: 'auto' },
      '& table[data-whole] tbody tr > :nth-child(7)': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
      '& thead': { breakInside: 'avoid' },
      '& [data-total]': { breakBefore: 'avoid' },
    },
  },
});
