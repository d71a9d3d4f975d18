import * as z from '@hawiyat/shared/contract/core/schema';
import { answersOf, changeOf, draftOf } from '../core/edited-fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { pageEnd, pageQuery } from '../core/paging.ts';
import { object, pure } from '../core/pure.ts';
import { answeredEnum, day, saying } from '../core/values.ts';
import { documentStates } from './documents.ts';
import { editedTruck } from './edited-truck.ts';

const stored = pure(() => ({ id: z.string(), ...answersOf(editedTruck), version: z.number() }));

export const truckFacts = object(() => stored);
export const truck = object(() => ({
  ...stored,
  driverName: z.nullable(z.string()),
  documents: z.nullable(z.object({ expiresOn: day, state: answeredEnum(documentStates) })),
}));
export type Truck = z.infer<typeof truck>;

export const truckDraft = object(() => draftOf(editedTruck));
export type TruckDraft = z.output<typeof truckDraft>;
export type TruckInput = z.input<typeof truckDraft>;

export const listTrucks = endpoint('GET /api/company/trucks', () => ({
  right: 'see-work',
  query: z.object(pageQuery),
  response: z.object({ trucks: z.array(truck), ...pageEnd }),
  defaultMessage: 'Failed to fetch trucks',
}));

export const addTruck = endpoint('POST /api/company/trucks', () => ({
  right: 'change-fleet',
  undo: 'undoable',
  body: truckDraft,
  response: z.object({ truck }),
  status: 201,
  defaultMessage: 'Failed to add the truck',
}));

export const updateTruck = endpoint('PATCH /api/company/trucks/:truckId', () => ({
  right: 'change-fleet',
  undo: 'undoable',
  versioned: true,
  body: z.object(changeOf(editedTruck)),
  response: z.object({ truck }),
  defaultMessage: 'Failed to update the truck',
}));

export const deleteTruck = endpoint('DELETE /api/company/trucks/:truckId', () => ({
  right: 'change-fleet',
  undo: 'confirmed',
  response: saying,
  defaultMessage: 'Failed to delete the truck',
}));
