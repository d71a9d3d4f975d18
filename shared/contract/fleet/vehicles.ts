import * as z from '@hawiyat/shared/contract/core/schema';
import { answeredEnum } from '../core/answered-enum.ts';
import { day } from '../core/days.ts';
import { answersOf, changeOf, draftOf } from '../core/edited-fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { pageEnd, pageQuery } from '../core/paging.ts';
import { pure } from '../core/pure.ts';
import { id } from '../core/text.ts';
import { documentStates } from './documents.ts';
import { editedTruck } from './edited-truck.ts';

const stored = pure(() => ({
  id: z.string(),
  ...answersOf(editedTruck),
  version: z.number(),
}));

export const truckFacts = pure(() => z.object(stored));
export const truck = pure(() =>
  z.object({
    ...stored,
    driverName: z.nullable(z.string()),
    documents: z.nullable(z.object({ expiresOn: day, state: answeredEnum(documentStates) })),
  }),
);
export type Truck = z.infer<typeof truck>;

export const truckDraft = pure(() => z.object(draftOf(editedTruck)));
export type TruckDraft = z.output<typeof truckDraft>;
export type TruckInput = z.input<typeof truckDraft>;

const truckId = pure(() => z.object({ truckId: id }));

export const listTrucks = endpoint(() => ({
  method: 'GET',
  path: '/api/company/trucks',
  audience: 'company',
  right: 'see-work',
  query: z.object(pageQuery),
  response: z.object({ trucks: z.array(truck), ...pageEnd }),
  defaultMessage: 'Failed to fetch trucks',
}));

export const addTruck = endpoint(() => ({
  method: 'POST',
  path: '/api/company/trucks',
  audience: 'company',
  right: 'change-fleet',
  body: truckDraft,
  response: z.object({ truck }),
  status: 201,
  defaultMessage: 'Failed to add the truck',
}));

export const updateTruck = endpoint(() => ({
  method: 'PATCH',
  path: '/api/company/trucks/:truckId',
  audience: 'company',
  right: 'change-fleet',
  versioned: true,
  params: truckId,
  body: z.object(changeOf(editedTruck)),
  response: z.object({ truck }),
  defaultMessage: 'Failed to update the truck',
}));

export const deleteTruck = endpoint(() => ({
  method: 'DELETE',
  path: '/api/company/trucks/:truckId',
  audience: 'company',
  right: 'change-fleet',
  params: truckId,
  response: z.object({ message: z.string() }),
  defaultMessage: 'Failed to delete the truck',
}));
