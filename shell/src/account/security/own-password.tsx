import { call } from '@hawiyat/shared/client';
import { changePassword } from '@hawiyat/shared/contract/account/account-security';
import { $session } from '@hawiyat/shared/state';
import { Alert, PasswordInput } from '@hawiyat/shared/ui';
import { InputField, PageForm, useForm } from '@hawiyat/shared/ui/forms';
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
  });
  return (
    <PageForm form={form} submit="تغيير كلمة المرور" busyText="جاري الحفظ..." maxW="md">
      {isSaved && form.submission.stage === 'idle' && !form.dirty && (
        <Alert status="success">تم تغيير كلمة المرور.</Alert>
      )}
      {/* Password managers learn whose password it is. */}
      <input type="email" autoComplete="username" value={$session.get()?.user.email ?? ''} readOnly hidden />
      <InputField
        label="كلمة المرور الحالية"
        required
        control={PasswordInput}
        autoComplete="current-password"
        maxLength={1024}
        {...form.register('currentPassword')}
      />
      <NewPasswordField {...form.register('password')} />
    </PageForm>
  );
}
