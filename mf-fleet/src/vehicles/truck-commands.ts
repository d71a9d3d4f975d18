import { listDocuments } from '@hawiyat/shared/contract/fleet/documents';
import type { TruckDraft } from '@hawiyat/shared/contract/fleet/vehicles';
import * as endpoints from '@hawiyat/shared/contract/fleet/vehicles';
import { createMutation } from '@hawiyat/shared/query';

const invalidates = [endpoints.listTrucks, listDocuments];
const $adding = createMutation(endpoints.addTruck, { invalidates, id: ({ truck }) => truck.id });
const $editing = createMutation(endpoints.updateTruck, { invalidates, id: ({ truck }) => truck.id });
const $deleting = createMutation(endpoints.deleteTruck, {
  ...{ invalidates, id: (_, { params }) => params.truckId },
});

export const addTruck = (body: TruckDraft) => $adding.send({ body });

/** @throws CallError `outdated` when there is a newer version */
export const updateTruck = (truckId: string, body: TruckDraft, version: number) =>
  $editing.send({ params: { truckId }, body }, { version });

export const deleteTruck = (truckId: string) => $deleting.send({ params: { truckId } });
