import { call } from '@hawiyat/shared/client';
import * as endpoints from '@hawiyat/shared/contract/fleet/archive';
import { type Driver, listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { createMutation, invalidate } from '@hawiyat/shared/query';
import type { Archive } from '../../components/archive/archive.ts';
import { withoutDriver } from '../../components/drivers.ts';

const $archiving = createMutation(endpoints.archiveDriver, {
  applies: (_, { params }) => withoutDriver(params.driverId),
  id: (_, { params }) => params.driverId,
});

const $restoring = createMutation(endpoints.restoreDriver, {
  id: (_, { params }) => params.driverId,
});

export const driverArchive: Archive<Driver> = {
  texts: {
    title: 'أرشفة السائق',
    question: 'هل تريد أرشفة السائق',
    effect:
      'يخرج السائق من القوائم ويتوقف دخوله إلى تطبيق السائقين فورًا. يمكنك استعادته من الأرشيف خلال 30 يومًا، ثم تُحذف بياناته نهائيًا.',
    done: (name) => `أُرشف السائق ${name}، ويمكن استعادته خلال 30 يومًا.`,
    restored: (name) => `استُعيد السائق ${name}.`,
    list: 'أرشيف السائقين',
    empty: 'لا يوجد سائقون مؤرشفون.',
    until: 'يُحذف نهائيًا في',
  },
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
