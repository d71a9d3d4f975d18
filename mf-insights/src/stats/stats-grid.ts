import { chakra } from '@hawiyat/shared/ui';

/** The cards of figures: below each other, two and the third under them, or all three in a row. */
export const SummaryGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      xl: 'minmax(0, 1.15fr) minmax(0, 1.15fr) minmax(0, 1fr)',
    },
    '& > :last-child': { gridColumn: { md: 'span 2', xl: 'auto' } },
  },
});

/** The charts: the wide one and the ring beside or under it. */
export const ChartsGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 2.1fr) minmax(0, 1fr)' },
  },
});

/** Heights of the drawings, before and after they are there. */
export const plotHeight = { monthly: '19rem', ring: '13rem' };
