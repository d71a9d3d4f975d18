import { chakra } from '@hawiyat/shared/ui';

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

export const ChartsGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 2.1fr) minmax(0, 1fr)' },
  },
});

/** Shared by the skeleton and the charts, so nothing moves when they load. */
export const chartHeight = { monthly: '20rem', donut: '13rem' };
