import { defineSlotRecipe } from '@chakra-ui/react';

export const field = defineSlotRecipe({
  slots: ['root', 'label', 'helperText', 'errorText', 'requiredIndicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', minW: '0' },
    label: { fontWeight: 'medium' },
    helperText: { fontSize: 'xs', color: 'fg.muted' },
    errorText: { fontSize: 'xs', color: 'danger.fg' },
    requiredIndicator: { color: 'danger.fg' },
  },
});
