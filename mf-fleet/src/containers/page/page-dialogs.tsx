import type { ContainerFacts } from '@hawiyat/shared/contract/fleet/container-details';
import { day } from '@hawiyat/shared/locale/dates';
import { ConfirmDialog } from '@hawiyat/shared/ui/forms';
import { ContainerFormDialog } from '../forms/container-form-dialog.tsx';
import { DeleteContainerDialog, HeldContainerDialog } from '../forms/delete-container-dialog.tsx';
import { messages } from './container-page-messages.ts';
import { deleteMaintenance, deletePicture, type PageDialog } from './container-page-store.ts';
import { MaintenanceDialog } from './maintenance-dialog.tsx';

const { maintenance: texts, pictures } = messages;

export interface ShownPageDialogProps {
  dialog: PageDialog;
  facts: ContainerFacts;
  onClose: () => void;
}

export function ShownPageDialog({ dialog, facts: { container }, onClose }: ShownPageDialogProps) {
  switch (dialog.kind) {
    case 'maintain':
      return <MaintenanceDialog containerId={container.id} note={dialog.note} onClose={onClose} />;
    case 'edit':
      return <ContainerFormDialog container={container} onClose={onClose} />;
    case 'delete':
      return container.heldByOrder ? (
        <HeldContainerDialog container={container} onClose={onClose} />
      ) : (
        <DeleteContainerDialog container={container} onClose={onClose} />
      );
    case 'forget': {
      const { question, ...rest } = texts.deleting;
      const { id, text, day: on } = dialog.note;
      return (
        <ConfirmDialog
          {...rest}
          question={question(text, day(on))}
          send={() => deleteMaintenance(id)}
          onClose={onClose}
        />
      );
    }
    case 'drop-picture':
      return (
        <ConfirmDialog
          {...pictures.deleting}
          send={() => deletePicture(dialog.picture.id)}
          onClose={onClose}
        />
      );
  }
}
