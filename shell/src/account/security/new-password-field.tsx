import { passwordLeast } from '@hawiyat/shared/contract/account/password';
import { Field, PasswordInput } from '@hawiyat/shared/ui';
import type { ComponentProps } from 'react';

export interface NewPasswordFieldProps extends ComponentProps<typeof PasswordInput> {
  error: string | undefined;
}

export function NewPasswordField({ error, ...input }: NewPasswordFieldProps) {
  return (
    <Field
      label="كلمة المرور الجديدة"
      required
      hint={`${passwordLeast} أحرف على الأقل، ولا تكون كلمة شائعة.`}
      error={error}
    >
      <PasswordInput autoComplete="new-password" maxLength={1024} {...input} />
    </Field>
  );
}
