import { expect, test } from 'vitest';
import { type ContainerFilter, showAll } from '../container-filter.ts';
import { setFilters } from './set-filters.ts';

const today = '2026-11-26';

test('everything but a tab and the search stands as a chip, and each one is taken off alone', () => {
  const filter: ContainerFilter = {
    ...showAll,
    ...{ status: 'reserved', type: 'مكابس نفايات', size: '20 yard', text: 'c59', back: 7 },
    free: ['2026-12-03', '2026-12-03'],
  };
  const chips = setFilters(filter, today);
  expect(chips.map(({ text }) => text)).toEqual([
    ...['محجوزة', 'مكابس نفايات', '20 ياردة', 'متوفرة الخميس 3 ديسمبر', 'تعود خلال 7 أيام'],
  ]);
  for (const { without } of chips) expect(setFilters({ ...filter, ...without }, today)).toHaveLength(4);
});

test('a tab and a search are no chips', () => {
  expect(setFilters({ ...showAll, status: 'rented', text: 'c59' }, today)).toEqual([]);
});
