import { chakra } from '@hawiyat/shared/ui';

// The virtualizer switches pointer events off for a moment after each scroll; presses would be lost.
export const Cards = chakra('div', { base: { '& > div': { pointerEvents: 'auto !important' } } });

export const CardRow = chakra('div', {
  base: { display: 'grid', gap: '5', pb: '5' },
  variants: {
    columns: {
      1: { gridTemplateColumns: 'minmax(0, 1fr)' },
      2: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      3: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      4: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
});

export const CardSlot = chakra('div', {
  base: { display: 'grid', minW: '0' },
  variants: {
    comesIn: { true: { animation: 'rise 280ms cubic-bezier(0.16, 1, 0.3, 1) backwards' } },
  },
});
