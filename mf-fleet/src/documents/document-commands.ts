import { type CallOptions, call } from '@hawiyat/shared/client';
import type { CompanyDocument, DocumentDraft } from '@hawiyat/shared/contract/fleet/documents';
import * as endpoints from '@hawiyat/shared/contract/fleet/documents';
import { listTrucks } from '@hawiyat/shared/contract/fleet/vehicles';
import { createMutation } from '@hawiyat/shared/query';
import { offerFormer, offerRemoval } from '../components/offer-former.ts';
import { messages as texts } from '../texts/vehicle-forms.ts';

const invalidates = [listTrucks, endpoints.listDocuments];
const changed = { invalidates, id: ({ document }: { document: { id: string } }) => document.id };
const $adding = createMutation(endpoints.addDocument, changed);
const $editing = createMutation(endpoints.updateDocument, changed);
const $renewing = createMutation(endpoints.renewDocument, changed);
const $sendingFile = createMutation(endpoints.setDocumentFile, changed);
const $deleting = createMutation(endpoints.deleteDocument, {
  ...{ invalidates, id: (_, { params }) => params.documentId },
});

type Facts = Pick<DocumentDraft, 'title' | 'number' | 'issuedOn' | 'expiresOn'>;

export async function addDocument(body: DocumentDraft): Promise<CompanyDocument> {
  const { document } = await $adding.send({ body });
  offerRemoval(endpoints.addDocument, [texts.add.success, texts.additionUndone], (options) =>
    $deleting.send({ params: { documentId: document.id } }, options),
  );
  return document;
}

/** Offers to undo, unless a colleague's version was taken over. @throws CallError `outdated` when there is a newer one */
export async function updateDocument(former: CompanyDocument, draft: Facts, version: number | undefined) {
  const send = (body: Facts, options: CallOptions) =>
    $editing.send({ params: { documentId: former.id }, body }, options);
  const { document } = await send(draft, { version });
  if (version === former.version)
    offerFormer(endpoints.updateDocument, { text: texts.edit.success, draft, former, send });
  return document;
}

export const renewDocument = async (documentId: string, body: Facts): Promise<CompanyDocument> =>
  (await $renewing.send({ params: { documentId }, body })).document;

export const deleteDocument = (documentId: string) => $deleting.send({ params: { documentId } });

export const sendFile = (documentId: string, file: File) =>
  $sendingFile.send({ params: { documentId }, body: { file } });

export const earlierOf = async (documentId: string): Promise<CompanyDocument[]> =>
  (await call(endpoints.fetchDocument, { params: { documentId } })).earlier;
