import type { ComponentProps, ComponentType } from 'react';
import { Field, type FieldProps } from '../field.tsx';
import { Input, type InputProps } from '../input.tsx';
import { NativeSelect } from '../native-select.tsx';

type Wiring = Pick<FieldProps, 'label' | 'required' | 'hint' | 'warning' | 'error'>;

export interface InputFieldProps extends Wiring, Omit<InputProps, keyof Wiring> {
  control?: ComponentType<InputProps>;
}

/** Takes `form.register(name)`. By default no browser fills a plain input in. */
export function InputField(props: InputFieldProps) {
  const { label, required, hint, warning, error, control: Control = Input, ...input } = props;
  // Numbers, e-mails and addresses have a type or an input mode.
  const plain = { dir: (input.type ?? input.inputMode) ? 'ltr' : 'auto', autoComplete: 'off' };
  return (
    <Field {...{ label, required, hint, warning, error }}>
      <Control {...(Control === Input && plain)} {...input} />
    </Field>
  );
}

export interface SelectFieldProps extends Wiring, Omit<ComponentProps<typeof NativeSelect>, keyof Wiring> {}

/** Its options are its children. Takes `form.register(name)`. */
export const SelectField = ({ label, required, hint, warning, error, ...select }: SelectFieldProps) => (
  <Field {...{ label, required, hint, warning, error }}>
    <NativeSelect {...select} />
  </Field>
);
