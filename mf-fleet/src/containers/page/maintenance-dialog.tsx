import {
  type Maintenance,
  type MaintenanceDraft,
  type MaintenanceInput,
  maintenanceDraft,
} from '@hawiyat/shared/contract/fleet/container-details';
import { today } from '@hawiyat/shared/locale/today';
import { Dialog, Field, Input } from '@hawiyat/shared/ui';
import { DateInput } from '@hawiyat/shared/ui/dates';
import { Form, MoneyInput, useForm } from '@hawiyat/shared/ui/forms';
import { messages } from './container-page-messages.ts';
import { saveMaintenance } from './container-page-store.ts';

const { maintenance: texts } = messages;

export interface MaintenanceDialogProps {
  containerId: string;
  /** The note to edit; null adds one. */
  note: Maintenance | null;
  onClose: () => void;
}

export function MaintenanceDialog({ containerId, note, onClose }: MaintenanceDialogProps) {
  const { title, ...labels } = note ? texts.editing : texts.adding;
  const form = useForm<MaintenanceInput, MaintenanceDraft>({
    schema: maintenanceDraft,
    defaults: note ? { ...note, cost: note.cost?.toFixed(2) ?? '' } : { day: today() },
    subject: `maintenance ${note?.id ?? containerId}`,
    send: (draft) => saveMaintenance(note?.id ?? null, draft),
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
