import { listTrucks } from '@hawiyat/shared/contract/fleet/vehicles';
import { createQuery } from '@hawiyat/shared/query';
import { atom } from 'nanostores';

export const $trucks = createQuery(listTrucks, atom({ query: {} }), {
  invalidatedBy: ['truck', 'document', 'driver'],
  select: ({ trucks }) => trucks,
});
