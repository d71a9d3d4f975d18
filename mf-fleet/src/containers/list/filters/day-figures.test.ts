import type { Container } from '@hawiyat/shared/contract/fleet/container-list';
import { expect, test } from 'vitest';
import { showAll } from '../container-filter.ts';
import { countContainers } from '../container-matching.ts';
import { figuresOf, freeByDay } from './day-figures.ts';

const today = '2026-11-24';
const thursday = '2026-11-26';
const of = (rest: Partial<Container>): Container => ({
  ...{ id: 'x', containerNumber: 'C-0001', type: 'حاويات أنقاض', size: '20 yard', price: 450 },
  ...{ status: 'available', heldByOrder: false, hold: null, version: 1 },
  ...rest,
});
const out = (until: string | null): Partial<Container> => ({
  status: 'rented',
  hold: {
    ...{ orderId: 'o', number: 'ح-10377', status: 'delivered', day: '2026-11-18', until },
    ...{ deliveredAt: '2026-11-18T07:00:00Z', contactName: null, place: null, deliveryLocation: null },
  },
});
const items = [
  of({}),
  of({ size: '12 yard' }),
  of(out('2026-11-25')),
  of(out('2026-11-27')),
  of(out('2026-11-27')),
  of(out('2026-11-29')),
  of(out('2026-11-20')),
  of(out(null)),
  of({ status: 'maintenance' }),
  of({ type: 'مكابس نفايات', status: 'reserved' }),
];

test('each choice says how many it would show within everything else that is asked', () => {
  const { status, type, size } = countContainers(
    items,
    { ...showAll, size: '20 yard', status: 'rented' },
    today,
  );
  expect(status).toEqual({ all: 9, available: 1, rented: 6, maintenance: 1, reserved: 1 });
  expect(type).toMatchObject({ 'حاويات أنقاض': 6, 'مكابس نفايات': 0 });
  expect(size).toMatchObject({ '20 yard': 6, '12 yard': 0 });
});

test('of a day it says what is free, promised and out, and what comes back when', () => {
  const asked = { ...showAll, size: '20 yard' } as const;
  const figures = figuresOf(items, asked, [thursday, thursday], today);
  expect(figures).toEqual({
    ...{ free: 2, committed: 1, out: 5, maintenance: 1, late: 1 },
    before: [['2026-11-25', 1]],
    returns: [
      ['2026-11-27', 2],
      ['2026-11-29', 1],
    ],
  });
});

test('each of the next fourteen days says how many are free on it', () => {
  const days = freeByDay(items, { ...showAll, size: '20 yard' }, today);
  expect(days.slice(0, 7)).toEqual([
    ['2026-11-24', 1],
    ['2026-11-25', 1],
    ['2026-11-26', 2],
    ['2026-11-27', 2],
    ['2026-11-28', 4],
    ['2026-11-29', 4],
    ['2026-11-30', 5],
  ]);
  expect(days.at(-1)?.[0]).toBe('2026-12-07');
});
