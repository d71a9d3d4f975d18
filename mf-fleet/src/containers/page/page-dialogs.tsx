import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import * as endpoints from '@hawiyat/shared/contract/fleet/container-details';
import { day } from '@hawiyat/shared/locale/dates';
import { today } from '@hawiyat/shared/locale/today';
import { Field } from '@hawiyat/shared/ui';
import { DateInput } from '@hawiyat/shared/ui/dates';
import {
  ConfirmDialog,
  doubtsBeside,
  FormDialog,
  InputField,
  MoneyInput,
  useForm,
} from '@hawiyat/shared/ui/forms';
import { messages } from '../../texts/container-forms.ts';
import { $page, deleteMaintenance, deletePicture, saveMaintenance } from './container-page-store.ts';

const { maintenance: texts, deletingPicture } = messages;

export const AddNoteDialog = (props: DialogProps<{ containerId: string }>) => (
  <NoteDialog {...props} note={null} subject={props.containerId} labels={texts.adding} />
);

type OfNote = DialogProps<{ note: endpoints.Maintenance }>;

export const EditNoteDialog = (props: OfNote) => (
  <NoteDialog {...props} subject={props.note.id} labels={texts.editing} />
);

export const DeleteNoteDialog = ({ note: { id, text, day: on }, title, onClose }: OfNote) => (
  <ConfirmDialog
    {...{ ...texts.deleting, title, onClose }}
    question={texts.question(text, day(on))}
    send={() => deleteMaintenance(id, onClose)}
  />
);

type OfPicture = DialogProps<{ picture: endpoints.ContainerPicture }>;

export const DeletePictureDialog = ({ picture: { id }, title, onClose }: OfPicture) => (
  <ConfirmDialog {...{ ...deletingPicture, title, onClose }} send={() => deletePicture(id, onClose)} />
);

const otherCosts = (note: endpoints.Maintenance | null) =>
  ($page.get().facts?.maintenance ?? []).flatMap(({ id, cost }) => (cost && id !== note?.id ? [cost] : []));

interface NoteDialogProps extends DialogProps {
  note: endpoints.Maintenance | null;
  subject: string;
  labels: typeof texts.adding;
}

function NoteDialog({ note, subject, labels, title, onClose }: NoteDialogProps) {
  const form = useForm<endpoints.MaintenanceInput, endpoints.MaintenanceDraft>({
    schema: endpoints.maintenanceDraft,
    defaults: note ? { ...note, cost: note.cost?.toFixed(2) ?? '' } : { day: today() },
    subject: `maintenance ${subject}`,
    doubts: ({ cost }) => (cost ? doubtsBeside(cost, otherCosts(note), texts.unusualCost) : []),
    send: (draft) => saveMaintenance(note, draft, onClose),
  });
  return (
    <FormDialog {...{ form, title, onClose }} {...labels}>
      <InputField
        label={texts.text}
        required
        hint={texts.textHint}
        maxLength={500}
        data-autofocus=""
        {...form.register('text')}
      />
      <Field label={texts.day} required error={form.error('day')}>
        <DateInput
          value={form.value('day') ?? ''}
          onChange={(value) => form.set('day', value)}
          max={today()}
        />
      </Field>
      <InputField label={texts.cost} control={MoneyInput} {...form.register('cost')} />
    </FormDialog>
  );
}
