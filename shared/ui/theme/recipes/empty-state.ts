import { defineSlotRecipe } from '@chakra-ui/react';

export const emptyState = defineSlotRecipe({
  slots: ['root', 'content', 'indicator', 'title', 'description'],
  base: {
    root: {
      px: '6',
      py: '16',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'border.emphasized',
      borderRadius: 'xl',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '1',
      textAlign: 'center',
    },
    indicator: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '14',
      mb: '3',
      borderRadius: 'full',
      bg: 'brand.subtle',
      color: 'brand.fg',
    },
    title: { fontSize: 'md', fontWeight: 'semibold', lineHeight: 'body' },
    description: { color: 'fg.muted' },
  },
});
