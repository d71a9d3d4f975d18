import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import type { Invitation, Invite, Person } from '@hawiyat/shared/contract/account/people';
import { changePerson, invitation } from '@hawiyat/shared/contract/account/people';
import { type Role, roles } from '@hawiyat/shared/contract/core/roles';
import { Ltr, Text } from '@hawiyat/shared/ui';
import type { SelectFieldProps } from '@hawiyat/shared/ui/forms';
import { ConfirmDialog, FormDialog, InputField, SelectField, useForm } from '@hawiyat/shared/ui/forms';
import { Around } from '../../components/around.tsx';
import { EmailField } from '../../sign-in/credential-fields.tsx';
import { messages as actions } from '../../texts/actions.ts';
import { messages } from '../../texts/people.ts';
import { roleAbout, roleName } from '../../texts/roles.ts';
import { changeRole, invite, remove, takeBack } from './people-store.ts';

export { InviteDialog as invite, RemoveDialog as remove, RoleDialog as role, TakeBackDialog as takeBack };

function InviteDialog({ title, onClose }: DialogProps) {
  const form = useForm<Record<keyof Invitation, string>, Invitation>({
    schema: invitation,
    subject: 'invite',
    send: invite,
  });
  return (
    <FormDialog {...{ form, title, onClose }} {...messages.inviting} busyText={actions.sending}>
      <InputField label={messages.name} required {...form.register('name')} />
      <EmailField {...messages.email} autoComplete="off" {...form.register('email')} />
      <RoleField {...form.register('role')} />
    </FormDialog>
  );
}

function RoleDialog({ person, title, onClose }: DialogProps<{ person: Person }>) {
  const form = useForm<{ role: string }, { role: Role }>({
    schema: changePerson.body,
    defaults: { role: person.role },
    subject: `role of ${person.id}`,
    send: ({ role }) => changeRole(person, role),
  });
  return (
    <FormDialog {...{ form, title, onClose }} {...messages.changeRole} busyText={actions.saving}>
      <Text fontWeight="medium" overflowWrap="anywhere">
        <bdi>{person.name}</bdi>
      </Text>
      <RoleField {...form.register('role')} />
      <Text color="fg.muted" fontSize="sm">
        {messages.changeRoleAbout}
      </Text>
    </FormDialog>
  );
}

function RoleField(select: Omit<SelectFieldProps, 'label'>) {
  const chosen = roles.find((role) => role === select.value);
  return (
    <SelectField
      {...messages.role}
      required
      hint={chosen && roleAbout[chosen]}
      options={roles.map((role) => [role, roleName(role)])}
      {...select}
    />
  );
}

const RemoveDialog = ({ person, ...shown }: DialogProps<{ person: Person }>) => (
  <ConfirmDialog
    {...shown}
    {...messages.removing}
    question={
      <Around {...messages.removeQuestion}>
        <bdi>{person.name}</bdi>
      </Around>
    }
    send={() => remove(person.id)}
  >
    <Text>{messages.removeAbout}</Text>
  </ConfirmDialog>
);

const TakeBackDialog = ({ invite: taken, ...shown }: DialogProps<{ invite: Invite }>) => (
  <ConfirmDialog
    {...shown}
    {...messages.takingBack}
    question={
      <Around {...messages.takeBackQuestion}>
        <Ltr>{taken.email}</Ltr>
      </Around>
    }
    send={() => takeBack(taken.id)}
  />
);
