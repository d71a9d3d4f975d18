import { chakra } from '@hawiyat/shared/ui';

/** Filters beside each other; on phones in two columns under the search. */
export const FilterBar = chakra('div', {
  base: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: '1fr 1fr',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& > :nth-child(1)': { gridColumn: '1 / -1' },
    '& > button': { borderColor: 'border.control' },
  },
});
