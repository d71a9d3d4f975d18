import { chakra } from '@chakra-ui/react';

/** One style for the whole table, because a style for each cell makes a long list slow. */
export const Table = chakra('table', {
  base: {
    w: 'full',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'xs',
    borderSpacing: '0',
    borderCollapse: 'separate',
    textAlign: 'start',
    '&[data-fixed]': { tableLayout: 'fixed' },
    '& th': {
      h: '11',
      px: '3',
      bg: 'bg.muted/60',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'medium',
      textAlign: 'start',
      whiteSpace: 'nowrap',
    },
    '& thead th:first-of-type': { borderStartStartRadius: 'xl', ps: '5' },
    '& thead th:last-of-type': { borderStartEndRadius: 'xl', pe: '5' },
    '& tbody > tr > *': { h: '12', px: '3', py: '1', borderTopWidth: '1px', fontWeight: 'normal' },
    '& tbody > tr > :first-of-type': { ps: '5' },
    '& tbody > tr > :last-child': { pe: '5' },
    '& tbody > tr:hover': { bg: 'bg.muted/40' },
    '& [data-align=end]': { textAlign: 'end' },
    '& [data-strong]': { fontWeight: 'medium' },
  },
});

/** Cards outside of the viewport are neither laid out nor painted. */
export const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    '& > li': {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      p: '4',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'xl',
      boxShadow: 'xs',
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 15rem',
    },
    '& [data-head]': { display: 'flex', alignItems: 'flex-start', gap: '3' },
    '& [data-title]': { flex: '1', minW: '0', fontSize: 'md', fontWeight: 'semibold' },
    '& dl': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3', m: '0' },
    '& dt': { fontSize: 'xs', color: 'fg.muted' },
    '& dd': { m: '0', minW: '0', overflowWrap: 'anywhere' },
    '& [data-actions]': {
      display: 'flex',
      gap: '3',
      mt: 'auto',
      '& > *': { flex: '1', display: 'flex', '& > *': { flex: '1' } },
    },
  },
});
