import type { Container, ContainerHold } from '@hawiyat/shared/contract/fleet/containers';
import { expect, test } from 'vitest';
import { availabilityIn, isLate } from './container-filter.ts';

const today = '2026-11-24';
const tuesday = today;
const wednesday = '2026-11-25';
const thursday = '2026-11-26';
const friday = '2026-11-27';
const saturday = '2026-11-28';

const order = (day: string, until: string | null, deliveredAt: string | null): ContainerHold => ({
  ...{ orderId: 'o', number: 'ح-10377', status: 'pending', day, until, deliveredAt },
  ...{ contactName: null, place: null, deliveryLocation: null },
});
const out = (until: string | null) => order('2026-11-20', until, '2026-11-20T07:00:00Z');
const promised = (day: string, until: string | null) => order(day, until, null);

test.each<[string, Container['status'], ContainerHold | null, [string, string], string]>([
  ['with nobody', 'available', null, [thursday, thursday], 'free'],
  ['in maintenance', 'maintenance', null, [thursday, thursday], 'maintenance'],
  ['in maintenance with an order', 'maintenance', out(wednesday), [saturday, saturday], 'maintenance'],
  ['rented by hand', 'rented', null, [saturday, saturday], 'out'],
  ['back the day before', 'rented', out(wednesday), [thursday, thursday], 'free'],
  ['back on the day', 'rented', out(thursday), [thursday, thursday], 'out'],
  ['back within the days', 'rented', out(thursday), [wednesday, saturday], 'out'],
  ['back who knows when', 'rented', out(null), [saturday, saturday], 'out'],
  ['late', 'rented', out('2026-11-22'), [saturday, saturday], 'out'],
  ['due today, asked for today', 'rented', out(today), [tuesday, tuesday], 'out'],
  ['due today, asked for tomorrow', 'rented', out(today), [wednesday, wednesday], 'free'],
  ['promised for the day after', 'reserved', promised(friday, null), [thursday, thursday], 'committed'],
  ['promised for the day', 'reserved', promised(thursday, null), [thursday, thursday], 'out'],
  ['promised within the days', 'reserved', promised(friday, saturday), [thursday, saturday], 'out'],
  ['promised, and back before', 'reserved', promised(wednesday, thursday), [friday, saturday], 'free'],
  ['promised since yesterday', 'reserved', promised('2026-11-23', friday), [today, today], 'out'],
])('%s', (_, status, hold, days, expected) => {
  expect(availabilityIn({ status, hold }, days, today)).toBe(expected);
});

test('late is what should be back already', () => {
  const late = (hold: ContainerHold | null) => isLate({ status: 'rented', hold }, today);
  expect([late(out('2026-11-23')), late(out(today)), late(out(null)), late(null)]).toEqual([
    ...[true, false, false, false],
  ]);
});
