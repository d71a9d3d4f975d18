import { Field, Input } from '@hawiyat/shared/ui';
import type { ComponentProps } from 'react';

export const reasonHint = 'يظهر في سجل الطلب.';

/** For the order's timeline. */
export function ReasonField({ isMissing, ...input }: ComponentProps<typeof Input> & { isMissing: boolean }) {
  return (
    <Field
      label="سبب التغيير"
      required
      hint={reasonHint}
      error={isMissing ? 'يرجى كتابة سبب التغيير أولًا.' : undefined}
    >
      <Input data-autofocus="" maxLength={300} dir="auto" {...input} />
    </Field>
  );
}
