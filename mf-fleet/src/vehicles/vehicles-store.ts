import { call } from '@hawiyat/shared/client';
import type { CompanyDocument, DocumentDraft } from '@hawiyat/shared/contract/fleet/documents';
import * as documents from '@hawiyat/shared/contract/fleet/documents';
import type { Truck, TruckDraft } from '@hawiyat/shared/contract/fleet/vehicles';
import * as vehicles from '@hawiyat/shared/contract/fleet/vehicles';
import { createMutation, createQuery } from '@hawiyat/shared/query';
import { onCompanyChange } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { unlessGone } from '../components/unless-gone.ts';

export type VehicleDialog =
  | { readonly kind: 'add-truck' }
  | { readonly kind: 'edit-truck' | 'delete-truck'; readonly truck: Truck }
  /** `holder`: as the form names the owner. */
  | { readonly kind: 'add-document'; readonly holder?: string }
  | {
      readonly kind: 'edit-document' | 'renew-document' | 'delete-document';
      readonly document: CompanyDocument;
    };

const changes = ['truck', 'document', 'driver'] as const;
const all = atom({ query: {} });

export const $trucks = createQuery(vehicles.listTrucks, all, {
  invalidatedBy: changes,
  select: ({ trucks }) => trucks,
});
export const $documents = createQuery(documents.listDocuments, all, {
  invalidatedBy: changes,
  select: (answer) => answer.documents,
});

export const $dialog = atom<VehicleDialog | null>(null);
export const openDialog = (dialog: VehicleDialog) => $dialog.set(dialog);
export const closeDialog = () => $dialog.set(null);
onCompanyChange(closeDialog);

const shown = [vehicles.listTrucks, documents.listDocuments];
const $addingTruck = createMutation(vehicles.addTruck, { invalidates: shown, id: ({ truck }) => truck.id });
const $editingTruck = createMutation(vehicles.updateTruck, {
  ...{ invalidates: shown, id: ({ truck }) => truck.id },
});
const $deletingTruck = createMutation(vehicles.deleteTruck, {
  ...{ invalidates: shown, id: (_, { params }) => params.truckId },
});
const $addingDocument = createMutation(documents.addDocument, {
  ...{ invalidates: shown, id: ({ document }) => document.id },
});
const $editingDocument = createMutation(documents.updateDocument, {
  ...{ invalidates: shown, id: ({ document }) => document.id },
});
const $renewing = createMutation(documents.renewDocument, {
  ...{ invalidates: shown, id: ({ document }) => document.id },
});
const $deletingDocument = createMutation(documents.deleteDocument, {
  ...{ invalidates: shown, id: (_, { params }) => params.documentId },
});
const $sendingFile = createMutation(documents.setDocumentFile, {
  ...{ invalidates: shown, id: ({ document }) => document.id },
});

export const addTruck = (body: TruckDraft) => $addingTruck.send({ body });

/** @throws CallError `outdated` when there is a newer version */
export const updateTruck = (truckId: string, body: TruckDraft, version: number) =>
  unlessGone($editingTruck.send({ params: { truckId }, body }, { version }), closeDialog);

export const deleteTruck = (truckId: string) =>
  unlessGone($deletingTruck.send({ params: { truckId } }), closeDialog);

type Facts = Pick<DocumentDraft, 'title' | 'number' | 'issuedOn' | 'expiresOn'>;

export const addDocument = async (body: DocumentDraft): Promise<CompanyDocument> =>
  (await $addingDocument.send({ body })).document;

/** @throws CallError `outdated` when there is a newer version */
export const updateDocument = async (
  documentId: string,
  body: Facts,
  version: number | undefined,
): Promise<CompanyDocument> =>
  (await unlessGone($editingDocument.send({ params: { documentId }, body }, { version }), closeDialog))
    .document;

/** A new document replaces this one. */
export const renewDocument = async (documentId: string, body: Facts): Promise<CompanyDocument> =>
  (await unlessGone($renewing.send({ params: { documentId }, body }), closeDialog)).document;

export const deleteDocument = (documentId: string) =>
  unlessGone($deletingDocument.send({ params: { documentId } }), closeDialog);

/** @throws CallError 413 or 415 for a file that is refused */
export const sendFile = (documentId: string, file: File) =>
  $sendingFile.send({ params: { documentId }, body: { file } });

/** Replaced documents, newest first. */
export const earlierOf = async (documentId: string): Promise<CompanyDocument[]> =>
  (await call(documents.fetchDocument, { params: { documentId } })).earlier;
