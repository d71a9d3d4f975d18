import type { CompanyDocument } from '@hawiyat/shared/contract/fleet/documents';
import { Dialog, Stack, Text } from '@hawiyat/shared/ui';
import { Form, useForm } from '@hawiyat/shared/ui/forms';
import { DocumentFields } from './document-fields.tsx';
import { type DocumentChange, type DocumentInput, defaultsOf, documentChange } from './document-form.ts';
import { documentName } from './document-name.ts';
import { formMessages as texts } from './form-messages.ts';
import { useSaving } from './use-saving.ts';
import { titles } from './vehicles-messages.ts';
import { renewDocument } from './vehicles-store.ts';

export function RenewDocumentDialog({
  document,
  onClose,
}: {
  document: CompanyDocument;
  onClose: () => void;
}) {
  const form = useForm<DocumentInput, DocumentChange>({
    schema: documentChange,
    subject: `renewal ${document.id}`,
    defaults: defaultsOf(document, true),
    send: useSaving((change) => renewDocument(document.id, change)),
    onDone: onClose,
  });
  return (
    <Dialog title={titles['renew-document']} busy={form.busy} onClose={onClose}>
      <Form form={form} onCancel={onClose} {...texts.document.renew}>
        <Stack gap="1">
          <Text fontWeight="medium">{documentName(document)}</Text>
          <Text color="fg.muted">{texts.renewHint}</Text>
        </Stack>
        <DocumentFields form={form} kind={document.kind} />
      </Form>
    </Dialog>
  );
}
