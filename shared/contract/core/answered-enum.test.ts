import { expect, test } from 'vitest';
import { fetchContainerBreakdown } from '../company/dashboard.ts';
import { container, containerDraft } from '../fleet/containers.ts';
import { assignableDriver, driver, driverChange, driverOrder } from '../fleet/drivers.ts';
import { orderBoard, stop } from '../orders/board.ts';
import { acceptedOrder, listAcceptedOrders, pendingOrder } from '../orders/orders.ts';
import { listSubOrders, subOrder } from '../orders/sub-orders.ts';

const kind = { type: 'حاوية جديدة', size: '99 yard' };
const Container = { containerNumber: 'C-1', ...kind };
const task = { id: '1', number: 'ح-1', deliveryDate: '2026-01-02', driverId: null, Driver: null };
const where = { deliveryLocation: null, place: null, distanceKm: null };
const person = { id: '1', name: 'سالم', picture: null };
const numbers = { phone: '0501234567', email: null, identityNumber: '1', licenseNumber: null };
const accepted = {
  ...{ ...task, ...where, rentalType: 'weekly', rentalDuration: null, unloadCount: null },
  totalPrice: '1.00',
  ...{ status: 'lost', proofOfDeliveryUrl: null, Container },
};

test.each([
  [
    'container',
    container,
    { id: '1', ...Container, price: 1, status: 'lost', heldByOrder: false, hold: null, version: 1 },
  ],
  ['driver', driver, { ...person, ...numbers, availability: 'busy', version: 1 }],
  [
    'driver to choose',
    assignableDriver,
    {
      ...{ ...person, availability: 'busy', openJobs: 0, jobsOnDay: 0 },
      ...{ distanceKm: null, distanceFrom: null, expired: [] },
    },
  ],
  [
    "driver's order",
    driverOrder,
    { id: '1', number: 'ح-1', truck: null, ...Container, deliveryDate: '2026-01-02', status: 'lost' },
  ],
  ['accepted order', acceptedOrder, accepted],
  [
    'board',
    orderBoard.response,
    {
      lanes: [{ status: 'lost', count: 1, orders: [accepted], subOrderCount: 0, subOrders: [], ids: ['1'] }],
    },
  ],
  [
    'stop',
    stop,
    {
      ...{ id: '1', orderId: '1', number: 'ح-1', kind: 'repair', status: 'lost', day: '2026-01-02' },
      ...{ doneAt: null, proofOfDeliveryUrl: null, driverId: null, driverName: null, ...where, Container },
    },
  ],
  [
    'sub-order',
    subOrder,
    { ...task, type: 'repair', status: 'lost', Order: { id: '2', number: 'ح-2', Container, ...where } },
  ],
  [
    'breakdown',
    fetchContainerBreakdown.response,
    { data: [{ ...kind, total: 1, available: 1, rented: 0, maintenance: 0, reserved: 0 }] },
  ],
])('a %s with unknown words is read unchanged', (_, schema, answered) => {
  expect(schema.parse(answered)).toEqual(answered);
});

test('an open request with unknown words is read unchanged', () => {
  const request = {
    containerType: kind.type,
    containerSize: kind.size,
    rentalType: 'weekly',
    ...{ applied: false, offer: null },
  };
  const { driverId: _, Driver: __, ...rest } = task;
  expect(pendingOrder.parse({ ...rest, ...request, ...where, unloadCount: null })).toMatchObject(request);
});

test('a missing availability is read as empty', () => {
  expect(driver.parse({ ...person, ...numbers, version: 1, availability: null }).availability).toBe('');
});

test.each([
  ['a container of an unknown type', containerDraft, { ...kind, price: '1', status: 'available' }],
  ['a driver of an unknown availability', driverChange, { availability: 'busy' }],
  ['a filter by an unknown status', listAcceptedOrders.query, { status: 'lost' }],
  ['a filter by an unknown type', listSubOrders.query, { type: 'repair' }],
])('%s is rejected', (_, schema, sent) => {
  expect(schema.safeParse(sent).success).toBe(false);
});
