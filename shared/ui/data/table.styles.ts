import { defineSlotRecipe } from '@chakra-ui/react';

export const tableRecipe = defineSlotRecipe({
  slots: ['root', 'body', 'columnHeader', 'cell'],
  base: {
    root: {
      w: 'full',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'xl',
      boxShadow: 'xs',
      borderSpacing: '0',
      borderCollapse: 'separate',
      textAlign: 'start',
    },
    body: { '& > tr:hover': { bg: 'bg.muted/40' } },
    columnHeader: {
      h: '11',
      px: '3',
      bg: 'bg.muted/60',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'medium',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      _first: { borderStartStartRadius: 'xl', ps: '5' },
      _last: { borderStartEndRadius: 'xl', pe: '5' },
    },
    cell: {
      h: '12',
      px: '3',
      py: '1',
      borderTopWidth: '1px',
      _first: { ps: '5' },
      _last: { pe: '5' },
    },
  },
});
