import { listTrucks } from '@hawiyat/shared/contract/fleet/vehicles';
import { createQuery } from '@hawiyat/shared/query';
import { atom } from 'nanostores';

/** The trucks' screen shows them, and a document may belong to one. */
export const $trucks = createQuery(listTrucks, atom({ query: {} }), {
  invalidatedBy: ['truck', 'document', 'driver'],
  select: ({ trucks }) => trucks,
});
