import { OutdatedNotice } from '@hawiyat/shared/components/outdated-notice';
import { useVersion, type VersionState } from '@hawiyat/shared/components/use-version';
import { type CompanyDocument, companyDocument } from '@hawiyat/shared/contract/fleet/documents';
import { day } from '@hawiyat/shared/locale/dates';
import { Dialog, Text } from '@hawiyat/shared/ui';
import { Form, useForm } from '@hawiyat/shared/ui/forms';
import { DocumentFields, type DocumentFieldsProps } from './document-fields.tsx';
import {
  assertFile,
  type DocumentChange,
  type DocumentInput,
  defaultsOf,
  documentChange,
} from './document-form.ts';
import { documentName } from './document-name.ts';
import { titles } from './documents-messages.ts';
import { sendFile, updateDocument } from './documents-store.ts';
import { EarlierDocuments } from './earlier-documents.tsx';
import { formMessages as texts } from './form-messages.ts';

export function EditDocumentDialog({
  document,
  onClose,
}: {
  document: CompanyDocument;
  onClose: () => void;
}) {
  const version = useVersion(document);
  const form = useForm<DocumentInput, DocumentChange>({
    schema: documentChange,
    subject: `document ${document.id}`,
    defaults: defaultsOf(document, false),
    send: ({ file, ...change }) =>
      version.send(async (seen) => {
        await assertFile(file);
        const current = await updateDocument(document.id, change, seen);
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
