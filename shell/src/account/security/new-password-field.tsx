import { passwordLeast } from '@hawiyat/shared/contract/account/password';
import { PasswordInput } from '@hawiyat/shared/ui';
import { InputField, type InputFieldProps } from '@hawiyat/shared/ui/forms';

export const NewPasswordField = (input: Partial<InputFieldProps>) => (
  <InputField
    label="كلمة المرور الجديدة"
    required
    hint={`${passwordLeast} أحرف على الأقل، ولا تكون كلمة شائعة.`}
    control={PasswordInput}
    autoComplete="new-password"
    maxLength={1024}
    {...input}
  />
);
