import { typedNumber } from '@hawiyat/shared/contract/core/digits';
import { driverFields } from '@hawiyat/shared/contract/fleet/edited-driver';
import { Field, Input } from '@hawiyat/shared/ui';
import { type ChangeEvent, type ComponentProps, useState } from 'react';
import type { DriverForm } from './driver-form.ts';

const complete = 10;

export interface DoubtfulFieldProps extends Omit<ComponentProps<typeof Input>, 'form' | 'name'> {
  form: DriverForm;
  name: 'phone' | 'identityNumber';
  /** What looks wrong with a number, in Arabic. */
  doubtOf: (typed: string) => string | undefined;
}

/**
 * Warns of a doubtful number once it is complete or the field is left. It never blocks: the person has the card and the
 * phone.
 */
export function DoubtfulField({ form, name, doubtOf, required, ...input }: DoubtfulFieldProps) {
  const field = form.field(name);
  const typed = typedNumber(form.value(name) ?? '');
  const [blurred, setBlurred] = useState(typed !== '');
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setBlurred(false);
    field.onChange(event);
  };
  return (
    <Field
      label={driverFields[name].label}
      required={required}
      warning={(blurred || typed.length >= complete) && doubtOf(typed)}
      error={form.error(name)}
    >
      <Input
        dir="ltr"
        autoComplete="off"
        {...input}
        {...field}
        onChange={change}
        onBlur={() => setBlurred(true)}
      />
    </Field>
  );
}
