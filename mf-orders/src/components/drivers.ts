import { listDrivers } from '@hawiyat/shared/contract/fleet/driver-list';
import { createQuery } from '@hawiyat/shared/query';
import { atom } from 'nanostores';

export const $drivers = createQuery(listDrivers, atom({ query: {} }), {
  invalidatedBy: ['driver'],
  select: ({ drivers }) => drivers,
});
