import { PasswordInput } from '@hawiyat/shared/ui';
import { InputField, type InputFieldProps } from '@hawiyat/shared/ui/forms';

export const PasswordField = (input: InputFieldProps) => (
  <InputField required control={PasswordInput} autoComplete="current-password" maxLength={1024} {...input} />
);
