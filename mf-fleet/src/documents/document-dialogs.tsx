import { OutdatedNotice } from '@hawiyat/shared/components/outdated-notice';
import { useVersion, type VersionState } from '@hawiyat/shared/components/use-version';
import { type CompanyDocument, companyDocument } from '@hawiyat/shared/contract/fleet/documents';
import { day } from '@hawiyat/shared/locale/dates';
import { Button, Dialog, Heading, Stack, Text } from '@hawiyat/shared/ui';
import { ConfirmDialog, Form, useForm } from '@hawiyat/shared/ui/forms';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { DocumentFields, type DocumentFieldsProps, HolderAndKind } from './document-fields.tsx';
import {
  assertFile,
  type DocumentAddition,
  type DocumentChange,
  type DocumentInput,
  defaultsOf,
  documentAddition,
  documentChange,
  ownerIn,
} from './document-form.ts';
import { documentName, downloadDocument } from './document-name.ts';
import { titles } from './documents-messages.ts';
import {
  addDocument,
  type DocumentDialog,
  deleteDocument,
  earlierOf,
  closeDialog as onClose,
  renewDocument,
  sendFile,
  updateDocument,
} from './documents-store.ts';
import { formMessages as texts } from './form-messages.ts';

export function DocumentDialogs({ dialog }: { dialog: DocumentDialog; onClose: () => void }) {
  if (dialog.kind === 'add') return <AddDocumentDialog onClose={onClose} />;
  const { document } = dialog;
  if (dialog.kind === 'edit') return <EditDocumentDialog key={document.id} {...{ document, onClose }} />;
  if (dialog.kind === 'renew') return <RenewDocumentDialog key={document.id} {...{ document, onClose }} />;
  const { question, ...words } = texts.remove;
  return (
    <ConfirmDialog
      {...words}
      question={`${question} ${documentName(document)}؟`}
      send={() => deleteDocument(document.id)}
      onClose={onClose}
    />
  );
}

function AddDocumentDialog({ onClose }: { onClose: () => void }) {
  const save = useSaving<DocumentAddition>(({ holder, ...draft }) =>
    addDocument({ ...draft, ...ownerIn(holder) }),
  );
  const form = useForm<DocumentInput, DocumentAddition>({
    schema: documentAddition,
    subject: 'document',
    defaults: { holder: '', kind: '' },
    send: save,
    onDone: onClose,
  });
  return (
    <Dialog title={titles.add} busy={form.busy} onClose={onClose}>
      <Form form={form} onCancel={onClose} {...texts.add}>
        <HolderAndKind form={form} />
        <DocumentFields form={form} kind={form.value('kind') ?? ''} />
      </Form>
    </Dialog>
  );
}

function RenewDocumentDialog({ document, onClose }: { document: CompanyDocument; onClose: () => void }) {
  const form = useForm<DocumentInput, DocumentChange>({
    schema: documentChange,
    subject: `renewal ${document.id}`,
    defaults: defaultsOf(document, true),
    send: useSaving<DocumentChange>((change) => renewDocument(document.id, change)),
    onDone: onClose,
  });
  return (
    <Dialog title={titles.renew} busy={form.busy} onClose={onClose}>
      <Form form={form} onCancel={onClose} {...texts.renew}>
        <Stack gap="1">
          <Text fontWeight="medium">{documentName(document)}</Text>
          <Text color="fg.muted">{texts.renewHint}</Text>
        </Stack>
        <DocumentFields form={form} kind={document.kind} />
      </Form>
    </Dialog>
  );
}

/**
 * Saves a document, then its file. If only the file is refused, the next attempt updates the saved document; `first`
 * creates it.
 */
function useSaving<Draft extends DocumentChange>(
  first: (draft: Omit<Draft, 'file'>) => Promise<CompanyDocument>,
) {
  const saved = useRef<CompanyDocument | null>(null);
  return async ({ file, ...draft }: Draft): Promise<void> => {
    await assertFile(file);
    const { title, number, issuedOn, expiresOn } = draft;
    saved.current = saved.current
      ? await updateDocument(saved.current, { title, number, issuedOn, expiresOn }, undefined)
      : await first(draft);
    if (file) await sendFile(saved.current.id, file);
  };
}

function EditDocumentDialog({ document, onClose }: { document: CompanyDocument; onClose: () => void }) {
  const version = useVersion(document);
  const form = useForm<DocumentInput, DocumentChange>({
    schema: documentChange,
    subject: `document ${document.id}`,
    defaults: defaultsOf(document, false),
    send: ({ file, ...change }) =>
      version.send(async (seen) => {
        await assertFile(file);
        const current = await updateDocument(document, change, seen);
        version.accept({ current });
        if (file) await sendFile(document.id, file);
      }),
    onDone: onClose,
  });
  return (
    <Dialog title={titles.edit} busy={form.busy} onClose={onClose}>
      <Form form={form} onCancel={onClose} {...texts.edit}>
        <OutdatedDocument form={form} version={version} />
        <Text fontWeight="medium">{documentName(document)}</Text>
        <DocumentFields form={form} kind={document.kind} hasFile={document.file !== null} />
        <EarlierDocuments documentId={document.id} />
      </Form>
    </Dialog>
  );
}

const typed = (current: Readonly<Record<string, unknown>>) => {
  const { data } = companyDocument.safeParse(current);
  return data && defaultsOf(data, false);
};

const shown = (field: string, value: unknown) =>
  field === 'issuedOn' || field === 'expiresOn' ? day(String(value)) : <bdi>{String(value)}</bdi>;

const OutdatedDocument = (props: Pick<DocumentFieldsProps, 'form'> & { version: VersionState }) => (
  <OutdatedNotice<DocumentInput> {...props} typed={typed} shown={shown} />
);

function EarlierDocuments({ documentId }: { documentId: string }) {
  const [earlier, setEarlier] = useState<readonly CompanyDocument[]>([]);
  useEffect(() => {
    let isOver = false;
    earlierOf(documentId)
      .then((found) => !isOver && setEarlier(found))
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
