import { call } from '@hawiyat/shared/client';
import * as endpoints from '@hawiyat/shared/contract/fleet/archive';
import { type Driver, listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { createMutation, invalidate } from '@hawiyat/shared/query';
import type { Archive } from '../../components/archive/archive.ts';
import { withoutDriver } from '../../components/drivers.ts';
import { messages } from '../../texts/archive.ts';

const $archiving = createMutation(endpoints.archiveDriver, {
  applies: (_, { params }) => withoutDriver(params.driverId),
  id: (_, { params }) => params.driverId,
});

const $restoring = createMutation(endpoints.restoreDriver, { id: (_, { params }) => params.driverId });

export const driverArchive: Archive<Driver> = {
  texts: messages.driver,
  nameOf: ({ name }) => name,
  nameShown: ({ name }) => <bdi>{name}</bdi>,
  calls: { archive: endpoints.archiveDriver, restore: endpoints.restoreDriver },
  archive: ({ id }, options) => $archiving.send({ params: { driverId: id } }, options),
  restore: ({ id }, options) => $restoring.send({ params: { driverId: id } }, options),
  refresh: () => invalidate(listDrivers),
  // One call answers a month of a company's archive.
  fetch: async (signal) =>
    (await call(endpoints.listArchivedDrivers, { query: { limit: '200' } }, signal)).drivers.map(
      ({ driver, restorableUntil }) => [driver, restorableUntil] as const,
    ),
};
