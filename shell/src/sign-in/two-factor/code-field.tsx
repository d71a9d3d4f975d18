import { InputField, type InputFieldProps } from '@hawiyat/shared/ui/forms';
import { messages } from '../../texts/credentials.ts';

/** Phones and password managers fill in the code. */
export const CodeField = (input: Partial<InputFieldProps>) => (
  <InputField {...messages.code} required inputMode="numeric" autoComplete="one-time-code" {...input} />
);
