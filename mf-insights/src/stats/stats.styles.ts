import { chakra } from '@hawiyat/shared/ui';

const summaryColumns = 'minmax(0, 1.15fr) minmax(0, 1.15fr) minmax(0, 1fr)';
const chartColumns = 'minmax(0, 2.1fr) minmax(0, 1fr)';

export const SummaryGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      xl: summaryColumns,
      _print: summaryColumns,
    },
    '& > :last-child': { gridColumn: { md: 'span 2', xl: 'auto', _print: 'auto' } },
  },
});

export const ChartsGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: chartColumns, _print: chartColumns },
  },
});

/** Shared by the skeleton and the charts, so nothing moves when they load. */
export const chartHeight = { monthly: '20rem', donut: '13rem' };
