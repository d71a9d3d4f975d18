import { defineRecipe, defineStyle } from '@chakra-ui/react';
import { input } from './input.ts';

export const nativeSelect = defineRecipe({
  base: {
    ...input.base,
    appearance: 'none',
    pe: '10',
    cursor: 'pointer',
    // The empty option looks like a placeholder.
    '&:has(> option[value=""]:checked)': { color: 'fg.subtle' },
  },
});

export const selectIndicator = defineStyle({
  position: 'absolute',
  insetInlineEnd: '3',
  insetBlock: '0',
  display: 'flex',
  alignItems: 'center',
  color: 'fg.muted',
  pointerEvents: 'none',
});
