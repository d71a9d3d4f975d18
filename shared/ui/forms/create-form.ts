import { createFormControl, type FieldValues } from 'react-hook-form';
import type * as z from '../../contract/core/schema.ts';
import { formOptions } from './form-options.ts';

type Messages = Readonly<Partial<Record<string, string>>>;

export interface DetachedForm<Values extends object, Output> {
  values: () => Values;
  errors: () => Messages;
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  setErrors: (messages: Messages) => void;
  setError: (name: string, message: string) => void;
  clearError: (name: string) => void;
  reset: (values: Values) => void;
  /** Sends the validated values; invalid ones leave their errors at the fields. */
  submit: (send: (output: Output) => Promise<void>, onInvalid: (errors: Messages) => void) => Promise<void>;
}

export interface DetachedFormOptions<Values extends object, Output> {
  schema: z.ZodMiniType<Output>;
  defaults: Values;
  onChange: () => void;
}

/** A form that outlives its components: several screens of one registration. */
export function createForm<Values extends object, Output>(
  props: DetachedFormOptions<Values, Output>,
): DetachedForm<Values, Output> {
  const { schema, defaults, onChange } = props;
  const form = createFormControl<FieldValues>(formOptions(schema, defaults));
  form.subscribe({ formState: { values: true, errors: true }, callback: onChange });
  const errors = (): Messages =>
    Object.fromEntries(
      Object.entries(form.getErrors()).map(([name, error]) => [name, String(error?.message)]),
    );
  const setError = (name: string, message: string) => form.setError(name, { type: 'server', message });
  return {
    values: () => form.getValues() as Values,
    errors,
    set: (name, value) => {
      form.setValue(name as string, value);
      form.clearErrors(name);
    },
    setErrors: (messages) => {
      form.clearErrors();
      for (const [name, message] of Object.entries(messages)) if (message) setError(name, message);
    },
    setError,
    clearError: (name) => form.clearErrors(name),
    reset: (values) => form.reset(values),
    submit: (send, onInvalid) =>
      form.handleSubmit(
        (output) => send(output as Output),
        () => onInvalid(errors()),
      )(),
  };
}
