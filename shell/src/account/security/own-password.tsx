import { call } from '@hawiyat/shared/client';
import { changePassword } from '@hawiyat/shared/contract/account/account-security';
import { $session } from '@hawiyat/shared/state';
import { Alert, Button, Field, PasswordInput, Stack } from '@hawiyat/shared/ui';
import { useForm } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
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
    <SecurityPart
      title="كلمة المرور"
      stage={String(saved)}
      about="عند تغييرها تنتهي جلساتك على الأجهزة الأخرى، وتصلك رسالة بذلك."
    >
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
    onDone: () => {},
  });
  const { submission } = form;
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="5" maxW="md">
        {isSaved && submission.stage === 'idle' && !form.dirty && (
          <Alert status="success">تم تغيير كلمة المرور.</Alert>
        )}
        {submission.stage === 'failed' && <Alert status="error">{submission.message}</Alert>}
        {/* Password managers learn whose password it is. */}
        <input
          type="email"
          autoComplete="username"
          value={$session.get()?.user.email ?? ''}
          readOnly
          hidden
        />
        <Field label="كلمة المرور الحالية" required error={form.error('currentPassword')}>
          <PasswordInput
            autoComplete="current-password"
            maxLength={1024}
            {...form.field('currentPassword')}
          />
        </Field>
        <NewPasswordField error={form.error('password')} {...form.field('password')} />
        <Button type="submit" alignSelf="start" loading={form.busy} loadingText="جاري الحفظ...">
          تغيير كلمة المرور
        </Button>
      </Stack>
    </form>
  );
}
