import { InputField, type InputFieldProps } from '@hawiyat/shared/ui/forms';

/** Phones and password managers fill in the code. */
export const CodeField = (input: Partial<InputFieldProps>) => (
  <InputField
    label="رمز التحقق"
    required
    inputMode="numeric"
    autoComplete="one-time-code"
    placeholder="الرمز المكوّن من 6 أرقام"
    {...input}
  />
);
