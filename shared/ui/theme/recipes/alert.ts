import { defineSlotRecipe } from '@chakra-ui/react';
import { forcedEdge } from '../forced-edge.ts';

const subtle = (name: string) => ({ root: { bg: `${name}.subtle`, color: `${name}.fg` } });

export const alert = defineSlotRecipe({
  slots: ['root', 'indicator', 'content', 'title', 'description'],
  base: {
    root: {
      display: 'flex',
      gap: '2.5',
      px: '4',
      py: '3',
      borderRadius: 'lg',
      fontWeight: 'medium',
      ...forcedEdge,
    },
    content: { minW: '0' },
  },
  variants: {
    status: {
      error: subtle('danger'),
      success: subtle('success'),
      warning: subtle('warning'),
      info: subtle('info'),
    },
  },
  defaultVariants: { status: 'info' },
});
