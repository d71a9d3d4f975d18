import { listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { createQuery } from '@hawiyat/shared/query';
import { atom } from 'nanostores';

/** The company's drivers, to assign and to name: what fleet knows of them is known here. */
export const $drivers = createQuery(listDrivers, atom({ query: {} }), {
  invalidatedBy: ['driver'],
  select: ({ drivers }) => drivers,
});
