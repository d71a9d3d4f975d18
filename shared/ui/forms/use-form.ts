import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type * as z from '../../contract/schema.ts';
import { type Errors, errorsOf, focusFirst, namesOf, without } from './form-errors.ts';
import { useSubmit } from './use-submit.ts';

type Name<Input> = keyof Input & string;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface FormOptions<Input extends object, Output> {
  /** The request's schema, whose messages the form shows. */
  schema: Pick<z.ZodMiniType<Output>, 'safeParse'>;
  defaults?: Partial<Input>;
  /** Makes the call with the validated draft; a CallError's message and fields are shown. */
  send: (draft: Output) => Promise<unknown>;
  /** Closes the dialog, a second after success. */
  onDone: () => void;
}

/**
 * A form over the schema of its request. It validates on submit, focuses the first field in error, removes an error when
 * its field is edited, and keeps all values when sending fails.
 * @returns `field(name)`: props of a text control; `error(name)`; `value(name)`; `set(name, value)` for values that are no
 * text or follow from another field; `onSubmit`; `busy`; `submission` for `Form`
 */
export function useForm<Input extends object, Output>(options: FormOptions<Input, Output>) {
  const { submission, submit, clear } = useSubmit(options.send, options.onDone);
  const [$values] = useState(() => atom<Readonly<Record<string, unknown>>>({ ...options.defaults }));
  const [$errors] = useState(() => atom<Errors>({}));
  useStore($values);
  const errors = useStore($errors);
  /** Rendered text fields: an untouched one is an empty text, not a missing value. */
  const blank: Record<string, string> = {};

  const form = useRef<HTMLFormElement>(null);
  const complained = useRef(false);
  const complain = (found: Errors) => {
    complained.current = true;
    $errors.set(found);
  };
  // After rendering, so that a screen reader reads the error with the focused field.
  useEffect(() => {
    if (complained.current) focusFirst(form.current, errors);
    complained.current = false;
  }, [errors]);

  // Fields are disabled while sending and lose the focus: after a failure it goes to the first field in error, else
  // back.
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (submission.stage !== 'failed') return;
    const names = namesOf(form.current).filter((name) => name in submission.fields);
    if (names.length === 0 && before.current instanceof HTMLElement) before.current.focus();
    complained.current = names.length > 0;
    $errors.set(Object.fromEntries(names.map((name) => [name, submission.fields[name] ?? ''])));
  }, [submission, $errors]);

  const edit = (name: string, value: unknown) => {
    if ($values.get()[name] === value) return;
    $values.set({ ...$values.get(), [name]: value });
    // An edited field is validated at the next submit.
    $errors.set(without($errors.get(), name));
    clear();
  };

  return {
    submission,
    busy: submission.stage === 'busy',
    /** Busy, or done and about to close. */
    locked: submission.stage === 'busy' || submission.stage === 'done',
    invalid: Object.keys(errors).length > 0,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      form.current = event.currentTarget;
      before.current = document.activeElement;
      const checked = options.schema.safeParse({ ...blank, ...$values.get() });
      if (!checked.success) return complain(errorsOf(checked.error.issues));
      $errors.set({});
      return submit(checked.data);
    },
    field: (name: Name<Input>) => {
      blank[name] = '';
      return {
        name,
        value: String($values.get()[name] ?? ''),
        onChange: (event: ChangeEvent<Control>) => edit(name, event.target.value),
      };
    },
    error: (name: Name<Input>) => errors[name],
    // The control's name determines which texts it can hold.
    value: <N extends Name<Input>>(name: N) => $values.get()[name] as Input[N] | undefined,
    set: <N extends Name<Input>>(name: N, value: Input[N]) => edit(name, value),
  };
}

export type FormState = Pick<
  ReturnType<typeof useForm<Record<string, unknown>, unknown>>,
  'submission' | 'busy' | 'locked' | 'invalid' | 'onSubmit'
>;
