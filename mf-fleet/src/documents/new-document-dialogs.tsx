import type { CompanyDocument } from '@hawiyat/shared/contract/fleet/documents';
import { Dialog, Stack, Text } from '@hawiyat/shared/ui';
import { Form, useForm } from '@hawiyat/shared/ui/forms';
import { useRef } from 'react';
import { DocumentFields } from './document-fields.tsx';
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
import { documentName } from './document-name.ts';
import { titles } from './documents-messages.ts';
import { addDocument, renewDocument, sendFile, updateDocument } from './documents-store.ts';
import { formMessages as texts } from './form-messages.ts';
import { HolderAndKind } from './holder-and-kind.tsx';

export function AddDocumentDialog({ onClose }: { onClose: () => void }) {
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

interface RenewDocumentDialogProps {
  document: CompanyDocument;
  onClose: () => void;
}

export function RenewDocumentDialog({ document, onClose }: RenewDocumentDialogProps) {
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
      ? await updateDocument(saved.current.id, { title, number, issuedOn, expiresOn }, undefined)
      : await first(draft);
    if (file) await sendFile(saved.current.id, file);
  };
}
