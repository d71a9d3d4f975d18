import type { ContainerHold } from '@hawiyat/shared/contract/fleet/containers';
import { expect, test } from 'vitest';
import { whereaboutsOf } from './whereabouts.ts';

const today = '2026-11-26';
const hold: ContainerHold = {
  ...{ orderId: 'o', number: 'ح-10377', status: 'delivered', day: '2026-11-14' },
  ...{ deliveredAt: '2026-11-14T08:00:00.000Z', until: '2026-11-28' },
  ...{ contactName: 'خالد السبيعي', place: 'الدرعية', deliveryLocation: null },
};
const reserved = { ...hold, deliveredAt: null, status: 'scheduled', day: '2026-11-30' };

test.each([
  ['28 نوفمبر', hold, 'تعود 28 نوفمبر', false],
  ['tomorrow', { ...hold, until: '2026-11-27' }, 'تعود غدًا', false],
  ['today', { ...hold, until: today }, 'تعود اليوم', false],
  ['next year', { ...hold, until: '2027-01-03' }, 'تعود 3 يناير 2027', false],
  ['a day late', { ...hold, until: '2026-11-25' }, 'متأخرة يومًا', true],
  ['two days late', { ...hold, until: '2026-11-24' }, 'متأخرة يومين', true],
  ['three days late', { ...hold, until: '2026-11-23' }, 'متأخرة 3 أيام', true],
  ['eleven days late', { ...hold, until: '2026-11-15' }, 'متأخرة 11 يومًا', true],
  ['nobody knows', { ...hold, until: null }, 'موعد العودة غير محدد', false],
  ['reserved', reserved, 'التوصيل 30 نوفمبر', false],
  ['reserved for today', { ...reserved, day: today }, 'التوصيل اليوم', false],
  ['on the way', { ...reserved, day: today, status: 'in_transit' }, 'في الطريق إلى العميل', false],
  ['a late delivery', { ...reserved, day: '2026-11-24', status: 'late' }, 'تأخر التوصيل يومين', true],
])('of a container that an order has: %s', (_, hold, when, late) => {
  expect(whereaboutsOf({ status: 'rented', hold }, today)).toEqual({
    order: { orderId: 'o', number: 'ح-10377' },
    where: 'خالد السبيعي، الدرعية',
    when,
    late,
  });
});

test.each([
  ['available', 'المستودع'],
  ['maintenance', 'الورشة'],
  ['rented', 'بلا طلب مرتبط'],
  ['reserved', 'بلا طلب مرتبط'],
] as const)('of one that is %s without an order', (status, where) => {
  const nowhere = { order: null, where, when: '', late: false };
  expect(whereaboutsOf({ status, hold: null }, today)).toEqual(nowhere);
});

test('what is unknown of the place is left out', () => {
  const where = (change: Partial<ContainerHold>) =>
    whereaboutsOf({ status: 'rented', hold: { ...hold, ...change } }, today).where;
  expect(where({ contactName: null })).toBe('الدرعية');
  expect(where({ place: null })).toBe('خالد السبيعي');
  expect(where({ contactName: null, place: null })).toBe('');
});
