import type { ComponentProps, ComponentType } from 'react';
import { Field, type FieldProps } from '../field.tsx';
import { Input, type InputProps } from '../input.tsx';
import { NativeSelect } from '../native-select.tsx';

type Wiring = Pick<FieldProps, 'label' | 'required' | 'hint' | 'warning' | 'error'>;

export interface InputFieldProps extends Wiring, Omit<InputProps, keyof Wiring> {
  /** `MoneyInput`, `PasswordInput`; `Input` by default. */
  control?: ComponentType<InputProps>;
}

/** Takes `form.register(name)`. A plain input holds text of any script that no browser fills in. */
export function InputField({
  label,
  required,
  hint,
  warning,
  error,
  control: Control = Input,
  ...input
}: InputFieldProps) {
  return (
    <Field {...{ label, required, hint, warning, error }}>
      <Control {...(Control === Input && { dir: 'auto', autoComplete: 'off' })} {...input} />
    </Field>
  );
}

export interface SelectFieldProps extends Wiring, Omit<ComponentProps<typeof NativeSelect>, keyof Wiring> {}

/** Its options are its children. Takes `form.register(name)`. */
export function SelectField({ label, required, hint, warning, error, ...select }: SelectFieldProps) {
  return (
    <Field {...{ label, required, hint, warning, error }}>
      <NativeSelect {...select} />
    </Field>
  );
}
