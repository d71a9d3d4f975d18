import { call } from '@hawiyat/shared/client';
import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import * as endpoints from '@hawiyat/shared/contract/fleet/documents';
import { type CompanyDocument, companyDocument } from '@hawiyat/shared/contract/fleet/documents';
import { listTrucks } from '@hawiyat/shared/contract/fleet/vehicles';
import { day } from '@hawiyat/shared/locale/dates';
import { createMutation } from '@hawiyat/shared/query';
import { Button, Heading, Stack, Text } from '@hawiyat/shared/ui';
import { ConfirmDialog, FormDialog, useForm } from '@hawiyat/shared/ui/forms';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { offerFormer, offerInverse } from '../components/offer-former.ts';
import { unlessGone } from '../components/unless-gone.ts';
import { messages as texts } from '../texts/vehicle-forms.ts';
import { DocumentFields, HolderAndKind } from './document-fields.tsx';
import type { DocumentAddition, DocumentChange, DocumentInput } from './document-form.ts';
import { assertFile, defaultsOf, documentAddition, documentChange, ownerIn } from './document-form.ts';
import { documentName, downloadDocument } from './document-name.ts';

export {
  AddDocumentDialog as add,
  DeleteDocumentDialog as delete,
  EditDocumentDialog as edit,
  RenewDocumentDialog as renew,
};

type OfDocument = DialogProps<{ document: CompanyDocument }>;

function DeleteDocumentDialog({ document, title, onClose }: OfDocument) {
  const { question, ...words } = texts.remove;
  return (
    <ConfirmDialog
      {...{ ...words, title, onClose }}
      question={`${question} ${documentName(document)}؟`}
      send={() => unlessGone($deleting.send({ params: { documentId: document.id } }), onClose)}
    />
  );
}

function AddDocumentDialog({ title, onClose }: DialogProps) {
  const save = useSaving<DocumentAddition>(
    ({ holder, ...draft }) => addDocument({ ...draft, ...ownerIn(holder) }),
    onClose,
  );
  const form = useForm<DocumentInput, DocumentAddition>({
    schema: documentAddition,
    subject: 'document',
    defaults: { holder: '', kind: '' },
    send: save,
  });
  return (
    <FormDialog {...{ form, title, onClose }} {...texts.add}>
      <HolderAndKind form={form} />
      <DocumentFields form={form} kind={form.value('kind') ?? ''} />
    </FormDialog>
  );
}

function RenewDocumentDialog({ document, title, onClose }: OfDocument) {
  const form = useForm<DocumentInput, DocumentChange>({
    schema: documentChange,
    subject: `renewal ${document.id}`,
    defaults: defaultsOf(document, true),
    send: useSaving<DocumentChange>(async (body) => {
      const sent = $renewing.send({ params: { documentId: document.id }, body });
      return (await unlessGone(sent, onClose)).document;
    }, onClose),
  });
  return (
    <FormDialog {...{ form, title, onClose }} {...texts.renew}>
      <Stack gap="1">
        <Text fontWeight="medium">{documentName(document)}</Text>
        <Text color="fg.muted">{texts.renewHint}</Text>
      </Stack>
      <DocumentFields form={form} kind={document.kind} />
    </FormDialog>
  );
}

/** `first` creates the document; after a refused file the next attempt updates the one that was saved. */
function useSaving<Draft extends DocumentChange>(
  first: (draft: Omit<Draft, 'file'>) => Promise<CompanyDocument>,
  onGone: () => void,
) {
  const saved = useRef<CompanyDocument | null>(null);
  return async ({ file, ...draft }: Draft): Promise<void> => {
    await assertFile(file);
    const { title, number, issuedOn, expiresOn } = draft;
    const facts = { title, number, issuedOn, expiresOn };
    saved.current = saved.current
      ? await unlessGone(updateDocument(saved.current, facts, undefined), onGone)
      : await first(draft);
    if (file) await sendFile(saved.current.id, file);
  };
}

function EditDocumentDialog({ document, title, onClose }: OfDocument) {
  const form = useForm<DocumentInput, DocumentChange>({
    schema: documentChange,
    subject: `document ${document.id}`,
    defaults: defaultsOf(document, false),
    edits: { stored: document, typed, shown },
    send: async ({ file, ...change }, { version, accept }) => {
      await assertFile(file);
      accept(await unlessGone(updateDocument(document, change, version), onClose));
      if (file) await sendFile(document.id, file);
    },
  });
  return (
    <FormDialog {...{ form, title, onClose }} {...texts.edit}>
      <Text fontWeight="medium">{documentName(document)}</Text>
      <DocumentFields form={form} kind={document.kind} hasFile={document.file !== null} />
      <EarlierDocuments documentId={document.id} />
    </FormDialog>
  );
}

const typed = (current: Readonly<Record<string, unknown>>) => {
  const { data } = companyDocument.safeParse(current);
  return data && defaultsOf(data, false);
};

const shown = (field: string, value: unknown) =>
  field === 'issuedOn' || field === 'expiresOn' ? day(String(value)) : <bdi>{String(value)}</bdi>;

function EarlierDocuments({ documentId }: { documentId: string }) {
  const [earlier, setEarlier] = useState<readonly CompanyDocument[]>([]);
  useEffect(() => {
    let isOver = false;
    call(endpoints.fetchDocument, { params: { documentId } })
      .then((found) => !isOver && setEarlier(found.earlier))
      .catch((error) => console.warn('The earlier documents are unknown', error));
    return () => {
      isOver = true;
    };
  }, [documentId]);
  if (earlier.length === 0) return null;
  return (
    <Stack gap="2">
      <Heading as="h3" size="sm">
        {texts.earlier}
      </Heading>
      <Stack as="ul" gap="1" listStyle="none">
        {earlier.map((document) => (
          <li key={document.id}>
            <Text as="span" color="fg.muted">
              {document.number && <bdi dir="ltr">{document.number}</bdi>}{' '}
              {texts.earlierUntil(day(document.expiresOn))}
            </Text>
            {document.file !== null && (
              <Button variant="ghost" size="sm" ms="2" onClick={() => void downloadDocument(document)}>
                <Download size={16} aria-hidden />
                {texts.download}
              </Button>
            )}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

const invalidates = [listTrucks, endpoints.listDocuments];
const changed = { invalidates, id: ({ document }: { document: { id: string } }) => document.id };
const $adding = createMutation(endpoints.addDocument, changed);
const $editing = createMutation(endpoints.updateDocument, changed);
const $renewing = createMutation(endpoints.renewDocument, changed);
const $sendingFile = createMutation(endpoints.setDocumentFile, changed);
const $deleting = createMutation(endpoints.deleteDocument, {
  ...{ invalidates, id: (_, { params }) => params.documentId },
});

async function addDocument(body: endpoints.DocumentDraft): Promise<CompanyDocument> {
  const { document } = await $adding.send({ body });
  offerInverse(endpoints.addDocument, [texts.add.success, texts.additionUndone], (options) =>
    $deleting.send({ params: { documentId: document.id } }, options),
  );
  return document;
}

type Facts = Pick<endpoints.DocumentDraft, 'title' | 'number' | 'issuedOn' | 'expiresOn'>;

async function updateDocument(former: CompanyDocument, draft: Facts, version: number | undefined) {
  const { document } = await offerFormer(endpoints.updateDocument, {
    text: texts.edit.success,
    draft,
    former,
    version,
    send: (body: Facts, options) => $editing.send({ params: { documentId: former.id }, body }, options),
  });
  return document;
}

const sendFile = (documentId: string, file: File) =>
  $sendingFile.send({ params: { documentId }, body: { file } });
