import type { CallOptions } from '@hawiyat/shared/client';
import { listDocuments } from '@hawiyat/shared/contract/fleet/documents';
import type { Truck, TruckDraft } from '@hawiyat/shared/contract/fleet/vehicles';
import * as endpoints from '@hawiyat/shared/contract/fleet/vehicles';
import { createMutation } from '@hawiyat/shared/query';
import { offerFormer, offerRemoval } from '../components/offer-former.ts';
import { messages } from '../texts/vehicle-forms.ts';

const { truck: texts } = messages;

const invalidates = [endpoints.listTrucks, listDocuments];
const $adding = createMutation(endpoints.addTruck, { invalidates, id: ({ truck }) => truck.id });
const $editing = createMutation(endpoints.updateTruck, { invalidates, id: ({ truck }) => truck.id });
const $deleting = createMutation(endpoints.deleteTruck, {
  ...{ invalidates, id: (_, { params }) => params.truckId },
});

/** Offers to undo. */
export async function addTruck(body: TruckDraft): Promise<void> {
  const { truck } = await $adding.send({ body });
  offerRemoval(endpoints.addTruck, [texts.add.success, texts.additionUndone], (options) =>
    $deleting.send({ params: { truckId: truck.id } }, options),
  );
}

/** Offers to undo. @throws CallError `outdated` when there is a newer version */
export async function updateTruck(former: Truck, draft: TruckDraft, version: number): Promise<void> {
  const send = (body: Partial<TruckDraft>, options: CallOptions) =>
    $editing.send({ params: { truckId: former.id }, body }, options);
  await send(draft, { version });
  if (version === former.version)
    offerFormer<Partial<TruckDraft>>(endpoints.updateTruck, {
      text: texts.edit.success,
      draft,
      former,
      send,
    });
}

export const deleteTruck = (truckId: string) => $deleting.send({ params: { truckId } });
