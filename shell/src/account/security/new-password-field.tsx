import type { InputFieldProps } from '@hawiyat/shared/ui/forms';
import { PasswordField } from '../../sign-in/credential-fields.tsx';
import { messages } from '../../texts/credentials.ts';

export const NewPasswordField = (input: Partial<InputFieldProps>) => (
  <PasswordField {...messages.newPassword} autoComplete="new-password" {...input} />
);
