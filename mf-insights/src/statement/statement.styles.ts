import { chakra } from '@hawiyat/shared/ui';

/** One style on the sheet for all of its cells: a component for each cell would style up to 200,000 of them. */
export const Sheet = chakra('section', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'xs',
    overflow: 'hidden',
    transition: 'opacity 160ms 120ms',
    // The sheet's period differs from the fields': the new one loads, or is invalid.
    '&[aria-busy=true], &[data-outdated]': { opacity: '0.55' },
    '& > dl': { display: 'grid', gridTemplateColumns: 'repeat(4, auto)', gap: '4', m: '0', p: '5' },
    '& dt': { color: 'fg.muted', fontSize: 'xs' },
    '& dd': { m: '0', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& > dl + dl': { borderTopWidth: '1px', '& dd': { fontSize: 'lg', fontWeight: 'semibold' } },
    '& > p': { display: 'none' },
    '& table': { w: 'full', borderSpacing: '0' },
    '& th, & td': { h: '8', px: '1', borderTopWidth: '1px', fontSize: '2xs', textAlign: 'start' },
    '& tr > :nth-child(1)': { ps: '5' },
    '& tr > :last-child': { minW: '20', pe: '5' },
    '& thead th': { bg: 'bg.muted/60', color: 'fg.muted', fontWeight: 'medium', lineHeight: 'title' },
    // Only the driver's name wraps, so nothing is ever cut off.
    '& tbody tr > *': { whiteSpace: 'nowrap', fontWeight: 'inherit' },
    // As narrow as its content, which leaves the rest of the width to the driver's name.
    '& tr > :where(:not(:nth-child(7)))': { w: '1px' },
    '& tbody tr > :nth-child(7)': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& tr > [dir=ltr]': { textAlign: 'end' },
    '& a': { color: 'brand.fg', _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' } },
    '& [data-total]': { fontWeight: 'semibold' },
    xl: {
      '& th, & td': { h: '10', px: '2', w: 'auto', fontSize: 'xs' },
      '& tbody tr > *': { fontSize: 'sm' },
    },

    // On a phone each order is a card of four short lines.
    '@media screen and (max-width: 767px)': {
      '& > dl': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))' },
      '& thead': { clipPath: 'inset(50%)', position: 'absolute' },
      '& table, & tbody': { display: 'block' },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: '2.25rem auto auto 1fr auto',
        px: '5',
        py: '3',
        borderTopWidth: '1px',
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 7.2rem',
      },
      '& tr > *': { display: 'block', w: 'auto', h: 'auto', p: '0 !important', border: '0', fontSize: 'sm' },
      '& td': { color: 'fg.muted' },
      '& tr > :nth-child(4), & tr > :nth-last-child(3)': { color: 'fg', fontWeight: 'semibold' },
      '& tr > :nth-child(2)': { gridArea: '4 / 2 / 5 / 5' },
      '& [data-order]': { gridArea: '4 / 5', textAlign: 'end' },
      // A target of 44 px without making the line higher.
      '& [data-order] a': { display: 'inline-block', py: '3', my: '-3', ps: '4' },
      '& th': { gridArea: '1 / 2 / 2 / 5' },
      '& tr > :nth-child(5)': { gridArea: '2 / 2' },
      '& tr > :nth-child(6)': { gridArea: '2 / 3', _before: { content: '"، "' } },
      '& tr > :nth-child(7)': { gridArea: '3 / 2 / 4 / 5' },
      '& tr > :nth-last-child(-n + 3)': { textAlign: 'end', whiteSpace: 'nowrap' },
      '& tr > :nth-last-child(3)': { gridArea: '1 / 5' },
      '& tr > :nth-last-child(2)': { gridArea: '2 / 5', _before: { content: '"الصافي: "' } },
      '& tr > :last-child': { gridArea: '3 / 5', _before: { content: '"الضريبة: "' } },
    },

    '@media print': {
      border: '0',
      borderRadius: '0',
      overflow: 'visible',
      opacity: 1,
      '& > dl': { px: '1', py: '2' },
      // Indented, so that it reads as a box above the rows.
      '& > dl + dl': { mb: '3', px: '6', borderWidth: '1px', borderRadius: 'md', '& dd': { fontSize: 'sm' } },
      '& > p': { display: 'block', mt: '4', px: '1', breakBefore: 'avoid' },
      '& th, & td': { h: '7' },
      '& tr > :nth-child(1)': { ps: '1' },
      '& tr > :last-child': { pe: '1' },
      '& tr, & thead': { breakInside: 'avoid' },
      '& [data-total]': { breakBefore: 'avoid' },
    },
  },
});
