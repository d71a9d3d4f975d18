import type { Container, ContainerHold } from '@hawiyat/shared/contract/fleet/containers';
import { expect, test } from 'vitest';
import { whereWords } from './container-where.tsx';

const held = (
  status: string,
  deliveredAt: string | null,
  place: string | null = 'الدرعية',
): ContainerHold => ({
  ...{ orderId: 'o', number: 'ح-10377', status, day: '2026-11-14', deliveredAt, until: '2026-11-21' },
  ...{ contactName: null, place, deliveryLocation: null },
});
const free = (status: Container['status']) => ({ status, hold: null });
const out = (hold: ContainerHold) => ({ status: 'rented' as const, hold });
const then = '2026-11-14T08:00:00.000Z';

test.each([
  [free('available'), 'في المستودع', 'depot'],
  [free('maintenance'), 'في الصيانة', 'nothing'],
  [free('reserved'), 'محجوزة يدويًا، دون طلب مرتبط', 'depot'],
  [free('rented'), 'خارج المستودع، دون طلب مرتبط', 'nothing'],
  [out(held('pending', null)), 'في المستودع، محجوزة لطلب', 'depot'],
  [out(held('late', null)), 'في المستودع، محجوزة لطلب', 'depot'],
  [out(held('in_transit', null)), 'في الطريق إلى الدرعية', 'order'],
  [out(held('in_transit', null, null)), 'في الطريق إلى العميل', 'order'],
  [out(held('delivered', then)), 'لدى العميل، الدرعية', 'order'],
  [out(held('delivered', then, null)), 'لدى العميل', 'order'],
  [out(held('pick_up_in_progress', then)), 'لدى العميل، الدرعية', 'order'],
  [out(held('picked_up', then)), 'على الشاحنة', 'nothing'],
  [out(held('re_delivery_in_progress', then)), 'على الشاحنة', 'nothing'],
] as const)('%o: %s', (container, sentence, shows) => {
  expect(whereWords(container)).toEqual({ sentence, shows });
});
