import { Dialog } from '@hawiyat/shared/ui';
import { Form, useForm } from '@hawiyat/shared/ui/forms';
import { useRef } from 'react';
import { DocumentFields } from './document-fields.tsx';
import { type DocumentAddition, type DocumentInput, documentAddition, ownerIn } from './document-form.ts';
import { formMessages as texts } from './form-messages.ts';
import { HolderAndKind } from './holder-and-kind.tsx';
import { useSaving } from './use-saving.ts';
import { titles } from './vehicles-messages.ts';
import { addDocument } from './vehicles-store.ts';

export function AddDocumentDialog({ holder = '', onClose }: { holder?: string; onClose: () => void }) {
  const chosen = useRef<Pick<DocumentAddition, 'holder' | 'kind'> | null>(null);
  const save = useSaving((change) => {
    const { holder: whose = '', kind = 'other' } = chosen.current ?? {};
    return addDocument({ ...change, kind, ...ownerIn(whose) });
  });
  const form = useForm<DocumentInput, DocumentAddition>({
    schema: documentAddition,
    subject: 'document',
    defaults: { holder, kind: '' },
    send: ({ holder: whose, kind, ...change }) => {
      chosen.current = { holder: whose, kind };
      return save(change);
    },
    onDone: onClose,
  });
  return (
    <Dialog title={titles['add-document']} busy={form.busy} onClose={onClose}>
      <Form form={form} onCancel={onClose} {...texts.document.add}>
        <HolderAndKind form={form} />
        <DocumentFields form={form} kind={form.value('kind') ?? ''} />
      </Form>
    </Dialog>
  );
}
