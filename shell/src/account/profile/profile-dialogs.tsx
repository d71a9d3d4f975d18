import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import { saveProfile } from '@hawiyat/shared/contract/account/profile';
import { ConfirmDialog, FormDialog, InputField, useForm } from '@hawiyat/shared/ui/forms';
import { Around } from '../../components/around.tsx';
import { messages as actions } from '../../texts/actions.ts';
import { messages } from '../../texts/profile.ts';
import { leave, saveName } from './profile-store.ts';

export { LeaveDialog as leave, NameDialog as name };

function NameDialog({ name, title, onClose }: DialogProps<{ name: string }>) {
  const form = useForm<{ name: string }, { name: string }>({
    schema: saveProfile.body,
    defaults: { name },
    subject: 'own name',
    send: (draft) => saveName(draft.name),
  });
  return (
    <FormDialog {...{ form, title, onClose }} {...messages.editing} busyText={actions.saving}>
      <InputField {...messages.name} required autoComplete="name" {...form.register('name')} />
    </FormDialog>
  );
}

const LeaveDialog = ({ company, ...shown }: DialogProps<{ company: string }>) => (
  <ConfirmDialog
    {...shown}
    {...messages.leaving}
    question={
      <Around {...messages.leaveQuestion}>
        <bdi>{company}</bdi>
      </Around>
    }
    confirm={messages.leave}
    send={leave}
  />
);
