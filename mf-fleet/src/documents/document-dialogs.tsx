import { ConfirmDialog } from '@hawiyat/shared/ui/forms';
import { documentName } from './document-name.ts';
import { type DocumentDialog, deleteDocument, closeDialog as onClose } from './documents-store.ts';
import { EditDocumentDialog } from './edit-document-dialog.tsx';
import { formMessages } from './form-messages.ts';
import { AddDocumentDialog, RenewDocumentDialog } from './new-document-dialogs.tsx';

export function DocumentDialogs({ dialog }: { dialog: DocumentDialog; onClose: () => void }) {
  if (dialog.kind === 'add') return <AddDocumentDialog onClose={onClose} />;
  const { document } = dialog;
  if (dialog.kind === 'edit') return <EditDocumentDialog key={document.id} {...{ document, onClose }} />;
  if (dialog.kind === 'renew') return <RenewDocumentDialog key={document.id} {...{ document, onClose }} />;
  const { question, ...texts } = formMessages.remove;
  return (
    <ConfirmDialog
      {...texts}
      question={`${question} ${documentName(document)}؟`}
      send={() => deleteDocument(document.id)}
      onClose={onClose}
    />
  );
}
