import { Field, Input } from '@hawiyat/shared/ui';
import type { ComponentProps } from 'react';

export interface CodeFieldProps extends ComponentProps<typeof Input> {
  label?: string;
  hint?: string;
  error?: string | undefined;
}

/** Phones and password managers fill in the code. */
export function CodeField({ label = 'رمز التحقق', hint, error, ...input }: CodeFieldProps) {
  return (
    <Field label={label} required hint={hint} error={error}>
      <Input
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="الرمز المكوّن من 6 أرقام"
        {...input}
      />
    </Field>
  );
}
