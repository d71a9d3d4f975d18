import { defineSlotRecipe } from '@chakra-ui/react';
import { input } from './input.ts';

export const nativeSelect = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', w: 'full' },
    field: {
      ...input.base,
      appearance: 'none',
      pe: '10',
      cursor: 'pointer',
      // The empty option looks like a placeholder.
      '&:has(> option[value=""]:checked)': { color: 'fg.subtle' },
    },
    indicator: {
      position: 'absolute',
      insetInlineEnd: '3',
      insetBlock: '0',
      display: 'flex',
      alignItems: 'center',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  },
});
