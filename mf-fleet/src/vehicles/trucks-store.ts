import { dialogState } from '@hawiyat/shared/components/dialog-state';
import { listDocuments } from '@hawiyat/shared/contract/fleet/documents';
import type { Truck, TruckDraft } from '@hawiyat/shared/contract/fleet/vehicles';
import * as endpoints from '@hawiyat/shared/contract/fleet/vehicles';
import { createMutation } from '@hawiyat/shared/query';
import { unlessGone } from '../components/unless-gone.ts';

export type TruckDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete'; readonly truck: Truck };

export const { $dialog, openDialog, closeDialog } = dialogState<TruckDialog>();

const invalidates = [endpoints.listTrucks, listDocuments];
const $adding = createMutation(endpoints.addTruck, { invalidates, id: ({ truck }) => truck.id });
const $editing = createMutation(endpoints.updateTruck, { invalidates, id: ({ truck }) => truck.id });
const $deleting = createMutation(endpoints.deleteTruck, {
  ...{ invalidates, id: (_, { params }) => params.truckId },
});

export const addTruck = (body: TruckDraft) => $adding.send({ body });

/** @throws CallError `outdated` when there is a newer version */
export const updateTruck = (truckId: string, body: TruckDraft, version: number) =>
  unlessGone($editing.send({ params: { truckId }, body }, { version }), closeDialog);

export const deleteTruck = (truckId: string) =>
  unlessGone($deleting.send({ params: { truckId } }), closeDialog);
