import { defineSlotRecipe } from '@chakra-ui/react';

/** Of a list of names and values in two columns. */
export const factsRecipe = defineSlotRecipe({
  slots: ['root', 'itemLabel', 'itemValue'],
  base: {
    root: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3' },
    itemLabel: { fontSize: 'xs', color: 'fg.muted' },
    itemValue: { minW: '0', overflowWrap: 'anywhere' },
  },
});
