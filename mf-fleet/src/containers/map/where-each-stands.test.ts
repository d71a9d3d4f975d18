import type { Container, ContainerHold } from '@hawiyat/shared/contract/fleet/containers';
import { expect, test } from 'vitest';
import { whereEachStands } from './where-each-stands.ts';

const at = { latitude: 24.7, longitude: 46.7 };
const hold: ContainerHold = {
  ...{ orderId: 'o', number: 'ح-10377', status: 'delivered', day: '2026-11-14' },
  ...{ deliveredAt: '2026-11-14T08:00:00.000Z', until: null, contactName: null, place: null },
  deliveryLocation: at,
};
const container = (status: Container['status'], held: ContainerHold | null): Container => ({
  ...{ id: 'c', containerNumber: 'C-0001', type: 'حاويات أنقاض', size: '12 yard', price: 1, status },
  ...{ heldByOrder: held !== null, hold: held, version: 1 },
});

test.each([
  ['delivered', container('rented', hold), 'placed'],
  ['on the way', container('reserved', { ...hold, deliveredAt: null, status: 'in_transit' }), 'placed'],
  ['delivered, and nobody knows where', container('rented', { ...hold, deliveryLocation: null }), 'unknown'],
  [
    'zero is no place',
    container('rented', { ...hold, deliveryLocation: { latitude: 0, longitude: 0 } }),
    'unknown',
  ],
  ['rented by hand', container('rented', null), 'unknown'],
  ['reserved', container('reserved', { ...hold, deliveredAt: null, status: 'scheduled' }), 'depot'],
  ['available', container('available', null), 'depot'],
  ['in maintenance', container('maintenance', null), 'workshop'],
] as const)('%s', (_, one, where) => {
  const { placed, unknown, depot, workshop } = whereEachStands([one]);
  expect({ placed: placed.length, unknown: unknown.length, depot, workshop }).toEqual({
    ...{ placed: 0, unknown: 0, depot: 0, workshop: 0 },
    [where]: 1,
  });
});
