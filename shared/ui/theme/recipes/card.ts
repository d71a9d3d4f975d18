import { defineSlotRecipe } from '@chakra-ui/react';

export const card = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      minW: '0',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'xl',
      boxShadow: 'xs',
    },
    body: { p: '5', flex: '1', minW: '0' },
    footer: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      px: '3',
      py: '1.5',
      bg: 'bg/60',
      borderTopWidth: '1px',
      borderBottomRadius: 'xl',
    },
  },
});
