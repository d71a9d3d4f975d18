import { createFormControl, type FieldValues } from 'react-hook-form';
import type * as z from '../../contract/core/schema.ts';
import { formOptions } from './form-options.ts';

type Messages = Readonly<Partial<Record<string, string>>>;

interface Options<Values extends object, Output> {
  schema: z.ZodMiniType<Output>;
  defaults: Values;
  onChange: () => void;
}

/** A form that outlives its components: several screens of one registration. */
export function createForm<Values extends object, Output>(options: Options<Values, Output>) {
  const { schema, defaults, onChange } = options;
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
    set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
      form.setValue(name as string, value);
      form.clearErrors(name);
    },
    setErrors: (messages: Messages) => {
      form.clearErrors();
      for (const [name, message] of Object.entries(messages)) if (message) setError(name, message);
    },
    setError,
    clearError: (name: string) => form.clearErrors(name),
    reset: (values: Values) => form.reset(values),
    submit: (send: (output: Output) => Promise<void>, onInvalid: (errors: Messages) => void): Promise<void> =>
      form.handleSubmit(
        (output) => send(output as Output),
        () => onInvalid(errors()),
      )(),
  };
}
