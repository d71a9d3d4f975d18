import { $session } from '@hawiyat/shared/state';
import { busyHour } from '@hawiyat/shared/testing/busy-hour';
import { computed } from 'nanostores';
import { beforeEach, expect, test } from 'vitest';
import { $drivers, fetchDrivers } from './components/drivers.ts';
import { $containers, fetchContainers } from './containers/list/containers-store.ts';
import { $detail, $stops, openDriver } from './drivers/page/driver-detail-store.ts';

beforeEach(() => {
  const company = { id: 'c1', name: 'شركة', identifier: '9000000001', logoUrl: null };
  $session.set({ token: 'token', user: { id: 'u1', name: 'نورة', email: 'a@example.com', company } });
});

const driver = { id: 'x', name: 'سالم', phone: '1', email: null, availability: 'available', picture: null };
const person = { ...driver, identityNumber: '1', licenseNumber: null, version: 1 };
/** The one that every event is about. */
const order = {
  ...{ id: 'x', number: 'ح-1', truck: null, containerNumber: 'C-1', type: 'حاويات أنقاض', size: '20 yard' },
  ...{ deliveryDate: '2026-11-21', status: 'scheduled' },
};
const statistics = { currentApplications: 0, completedApplications: 0, totalApplications: 0 };

/** His page has his orders and his days. */
const $driversPage = computed([$detail, $stops], (detail, stops) => ({ error: detail.error ?? stops.error }));

test.each([
  ['containers', $containers, fetchContainers, 'container.changed', { containers: [] }],
  ['drivers', $drivers, fetchDrivers, 'driver.changed', { drivers: [] }],
  [
    'a driver',
    $driversPage,
    () => openDriver('x'),
    'order.moved',
    {
      ...{ driver: person, statistics, truck: null, licenseExpiry: null, orders: [order] },
      ...{ day: '2026-11-21', stops: [], depot: null, arranged: [] },
    },
  ],
] as const)('in a busy hour the screen of %s stays up to date', async (_, store, open, type, body) => {
  const leave = store.listen(() => {});
  const { refreshes, mostAtOnce } = await busyHour({ open, body, takes: 400, type });
  leave();
  expect(store.get().error).toBeNull();
  expect(refreshes).toBeGreaterThanOrEqual(20);
  expect(mostAtOnce).toBe(1);
});
