import { AddDocumentDialog } from './add-document-dialog.tsx';
import { DeleteDocumentDialog, DeleteTruckDialog } from './delete-dialogs.tsx';
import { EditDocumentDialog } from './edit-document-dialog.tsx';
import { RenewDocumentDialog } from './renew-document-dialog.tsx';
import { AddTruckDialog, EditTruckDialog } from './truck-form-dialog.tsx';
import { closeDialog as onClose, type VehicleDialog } from './vehicles-store.ts';

export function ShownDialog({ dialog }: { dialog: VehicleDialog }) {
  switch (dialog.kind) {
    case 'add-truck':
      return <AddTruckDialog onClose={onClose} />;
    case 'edit-truck':
      return <EditTruckDialog key={dialog.truck.id} truck={dialog.truck} onClose={onClose} />;
    case 'delete-truck':
      return <DeleteTruckDialog truck={dialog.truck} onClose={onClose} />;
    case 'add-document':
      return (
        <AddDocumentDialog
          {...(dialog.holder !== undefined && { holder: dialog.holder })}
          onClose={onClose}
        />
      );
    case 'edit-document':
      return <EditDocumentDialog key={dialog.document.id} document={dialog.document} onClose={onClose} />;
    case 'renew-document':
      return <RenewDocumentDialog key={dialog.document.id} document={dialog.document} onClose={onClose} />;
    case 'delete-document':
      return <DeleteDocumentDialog document={dialog.document} onClose={onClose} />;
  }
}
