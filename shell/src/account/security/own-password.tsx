import { call } from '@hawiyat/shared/client';
import { changePassword } from '@hawiyat/shared/contract/account/account-security';
import { $session } from '@hawiyat/shared/state';
import { Alert } from '@hawiyat/shared/ui';
import { PageForm, useForm } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
import { PasswordField } from '../../sign-in/password-field.tsx';
import { messages as actions } from '../../texts/actions.ts';
import { messages } from '../../texts/security.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { SecurityPart } from './security-part.tsx';

interface Draft {
  currentPassword: string;
  password: string;
}

/** A saved form is mounted again, so that it is empty. */
export function OwnPassword() {
  const [saved, setSaved] = useState(0);
  return (
    <SecurityPart {...messages.password} stage={String(saved)}>
      <PasswordForm key={saved} isSaved={saved > 0} onSaved={() => setSaved(saved + 1)} />
    </SecurityPart>
  );
}

function PasswordForm({ isSaved, onSaved }: { isSaved: boolean; onSaved: () => void }) {
  const form = useForm<Draft, Draft>({
    schema: changePassword.body,
    send: async (body) => {
      await call(changePassword, { body });
      onSaved();
    },
  });
  return (
    <PageForm form={form} submit={messages.changePassword} busyText={actions.saving} maxW="md">
      {isSaved && form.submission.stage === 'idle' && !form.dirty && (
        <Alert status="success">{messages.passwordChanged}</Alert>
      )}
      {/* Password managers learn whose password it is. */}
      <input type="email" autoComplete="username" value={$session.get()?.user.email ?? ''} readOnly hidden />
      <PasswordField label={messages.currentPassword} {...form.register('currentPassword')} />
      <NewPasswordField {...form.register('password')} />
    </PageForm>
  );
}
