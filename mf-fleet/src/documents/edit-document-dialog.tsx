import { OutdatedNotice } from '@hawiyat/shared/components/outdated-notice';
import { useVersion, type VersionState } from '@hawiyat/shared/components/use-version';
import { type CompanyDocument, companyDocument } from '@hawiyat/shared/contract/fleet/documents';
import { day } from '@hawiyat/shared/locale/dates';
import { Button, Dialog, Heading, Stack, Text } from '@hawiyat/shared/ui';
import { Form, useForm } from '@hawiyat/shared/ui/forms';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
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
import { earlierOf, sendFile, updateDocument } from './documents-store.ts';
import { downloadDocument } from './download-document.ts';
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
