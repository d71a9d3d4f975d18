import { PasswordInput } from '@hawiyat/shared/ui';
import { InputField, type InputFieldProps } from '@hawiyat/shared/ui/forms';

export const PasswordField = (input: InputFieldProps) => (
  <InputField required control={PasswordInput} autoComplete="current-password" maxLength={1024} {...input} />
);

export const IdentifierField = (input: InputFieldProps) => (
  <InputField required inputMode="numeric" autoComplete="on" {...input} />
);

export const EmailField = (input: InputFieldProps) => (
  <InputField required type="email" autoComplete="username" placeholder="name@example.com" {...input} />
);
