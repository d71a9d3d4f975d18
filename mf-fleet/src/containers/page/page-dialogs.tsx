import {
  type ContainerFacts,
  type Maintenance,
  type MaintenanceDraft,
  type MaintenanceInput,
  maintenanceDraft,
} from '@hawiyat/shared/contract/fleet/container-details';
import { day } from '@hawiyat/shared/locale/dates';
import { today } from '@hawiyat/shared/locale/today';
import { Dialog, Field, Input } from '@hawiyat/shared/ui';
import { DateInput } from '@hawiyat/shared/ui/dates';
import { ConfirmDialog, Form, MoneyInput, useForm } from '@hawiyat/shared/ui/forms';
import { ContainerFormDialog } from '../forms/container-form-dialog.tsx';
import { DeleteContainerDialog, HeldContainerDialog } from '../forms/delete-container-dialog.tsx';
import { messages } from './container-page-messages.ts';
import {
  deleteMaintenance,
  deletePicture,
  type PageDialog,
  saveMaintenance,
} from './container-page-store.ts';

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

interface MaintenanceDialogProps {
  containerId: string;
  /** The note to edit; null adds one. */
  note: Maintenance | null;
  onClose: () => void;
}

function MaintenanceDialog({ containerId, note, onClose }: MaintenanceDialogProps) {
  const { title, ...labels } = note ? texts.editing : texts.adding;
  const form = useForm<MaintenanceInput, MaintenanceDraft>({
    schema: maintenanceDraft,
    defaults: note ? { ...note, cost: note.cost?.toFixed(2) ?? '' } : { day: today() },
    subject: `maintenance ${note?.id ?? containerId}`,
    send: (draft) => saveMaintenance(note, draft),
    onDone: onClose,
  });
  return (
    <Dialog title={title} busy={form.busy} onClose={onClose}>
      <Form form={form} onCancel={onClose} {...labels}>
        <Field label={texts.text} required error={form.error('text')} hint={texts.textHint}>
          <Input {...form.field('text')} dir="auto" maxLength={500} data-autofocus="" />
        </Field>
        <Field label={texts.day} required error={form.error('day')}>
          <DateInput
            value={form.value('day') ?? ''}
            onChange={(value) => form.set('day', value)}
            max={today()}
          />
        </Field>
        <Field label={`${texts.cost} ${texts.optional}`} error={form.error('cost')}>
          <MoneyInput {...form.field('cost')} />
        </Field>
      </Form>
    </Dialog>
  );
}
