import { defineSlotRecipe } from '@chakra-ui/react';

export const stat = defineSlotRecipe({
  slots: ['root', 'label', 'helpText', 'valueUnit', 'valueText', 'indicator'],
  base: {
    root: { flex: '1' },
    label: { display: 'flex', alignItems: 'center', gap: '2', color: 'fg.muted', fontSize: 'xs' },
    indicator: { boxSize: '2.5', borderRadius: 'full', flexShrink: '0' },
    valueText: { mt: '1', fontSize: '2xl', fontWeight: 'semibold', lineHeight: 'title' },
  },
});
