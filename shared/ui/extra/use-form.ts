import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm as useHookForm } from 'react-hook-form';
import { useSubmit } from './use-submit.ts';

type Schema<Input extends FieldValues, Output> = Parameters<
  typeof standardSchemaResolver<Input, unknown, Output>
>[0];

export interface FormOptions<Input extends FieldValues, Output> {
  /** The request's own schema: its Arabic messages are the form's. */
  schema: Schema<Input, Output>;
  defaults?: DefaultValues<Input>;
  /** Makes the call with the checked draft; a CallError's message and fields are shown. */
  send: (draft: Output) => Promise<unknown>;
  /** Closes the dialog, a second after success. */
  onDone: () => void;
}

/**
 * A form over the schema of its request. Checks on submit, moves the focus to the first field in error, takes an
 * error away when its field is edited, keeps everything typed when sending fails.
 * @returns `field(name)` for an input's props, `error(name)`, `value(name)`, `set(name, value)`, `onSubmit`, `busy`,
 * and the `submission` that `Form` shows
 */
export function useForm<Input extends FieldValues, Output>(options: FormOptions<Input, Output>) {
  const { submission, submit, clear } = useSubmit(options.send, options.onDone);
  const form = useHookForm<Input, unknown, Output>({
    resolver: standardSchemaResolver(options.schema),
    // An edited field is not judged before the next submit: its error is simply gone (specification, section 5).
    reValidateMode: 'onSubmit',
    ...(options.defaults && { defaultValues: options.defaults }),
  });
  const { errors } = form.formState;
  const invalid = Object.keys(errors).length > 0;

  // While sending, the fields are disabled and lose the focus: after a failure it goes to the first field that the
  // server complains about, else back to where it was.
  const before = useRef<Element | null>(null);
  const { setError, getValues } = form;
  useEffect(() => {
    if (submission.stage !== 'failed') return;
    if (before.current instanceof HTMLElement) before.current.focus();
    const isName = (name: string): name is Path<Input> => name in getValues();
    const names = Object.keys(submission.fields).filter(isName);
    names.forEach((name, at) => {
      setError(name, { type: 'server', message: submission.fields[name] ?? '' }, { shouldFocus: at === 0 });
    });
  }, [submission, setError, getValues]);

  return {
    submission,
    busy: submission.stage === 'busy',
    /** Busy, or done and about to close: nothing can be changed any more. */
    locked: submission.stage === 'busy' || submission.stage === 'done',
    invalid,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      before.current = document.activeElement;
      return form.handleSubmit(submit)(event);
    },
    field: <Name extends Path<Input>>(name: Name) =>
      form.register(name, {
        onChange: () => {
          form.clearErrors(name);
          clear();
        },
      }),
    error: (name: Path<Input>) => form.getFieldState(name, form.formState).error?.message,
    value: form.watch,
    set: form.setValue,
  };
}

export type FormState = Pick<
  ReturnType<typeof useForm<FieldValues, unknown>>,
  'submission' | 'busy' | 'locked' | 'invalid' | 'onSubmit'
>;
