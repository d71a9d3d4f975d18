import { chakra } from '@hawiyat/shared/ui';

export const Rows = chakra('ul', {
  base: {
    listStyleType: 'none',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'xs',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '3',
      px: { base: '4', md: '5' },
      py: '4',
    },
    '& > li + li': { borderTopWidth: '1px' },
    // On small screens the buttons wrap below it.
    '& [data-about]': { flex: '1 1 12rem', minW: '0' },
    '& [data-name]': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& [data-more]': { color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' },
    '& [data-name] > span': { mx: '1' },
    '& [data-actions]': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
});
