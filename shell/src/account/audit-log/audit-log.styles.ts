import { chakra } from '@hawiyat/shared/ui';

export const Day = chakra('h3', {
  base: {
    mt: '5',
    mb: '2',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'semibold',
    'section:first-of-type > &': { mt: '0' },
    '@media print': { breakAfter: 'avoid' },
  },
});

export const Entries = chakra('ol', {
  base: {
    listStyle: 'none',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'xl',
    fontSize: 'sm',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '4.5rem minmax(0, 1fr)',
      gap: '3',
      px: '4',
      py: '3',
      '&:not(:last-child)': { borderBottomWidth: '1px' },
      '@media print': { breakInside: 'avoid' },
    },
    '& time': { color: 'fg.muted', whiteSpace: 'nowrap' },
    '& p:first-of-type': { fontWeight: 'medium' },
    '& [data-muted]': { color: 'fg.muted' },
    '& dl': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '5',
      rowGap: '1',
      mt: '1.5',
      '& > div': { display: 'flex', flexWrap: 'wrap', gap: '1.5' },
    },
    '& dt': { color: 'fg.muted', '&::after': { content: '":"' } },
    '& dd': { overflowWrap: 'anywhere' },
    '& dd > strong': { fontWeight: 'medium' },
    '& dd > bdi': { color: 'fg.muted' },
  },
});
