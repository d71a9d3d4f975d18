import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type * as z from '../../contract/schema.ts';
import { type Errors, errorsOf, focusFirst, namesOf, without } from './form-errors.ts';
import { useSubmit } from './use-submit.ts';

type Name<Input> = keyof Input & string;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface FormOptions<Input extends object, Output> {
  /** The request's own schema: its Arabic messages are the form's. */
  schema: Pick<z.ZodMiniType<Output>, 'safeParse'>;
  defaults?: Partial<Input>;
  /** Makes the call with the checked draft; a CallError's message and fields are shown. */
  send: (draft: Output) => Promise<unknown>;
  /** Closes the dialog, a second after success. */
  onDone: () => void;
}

/**
 * A form over the schema of its request. Checks on submit, moves the focus to the first field in error, takes an
 * error away when its field is edited, keeps everything typed when sending fails.
 * @returns `field(name)` for the props of a control with text, `error(name)`, `value(name)` as it is at this moment,
 * `set(name, value)` for what is no text or follows from another field, `onSubmit`, `busy`, and the `submission` that
 * `Form` shows
 */
export function useForm<Input extends object, Output>(options: FormOptions<Input, Output>) {
  const { submission, submit, clear } = useSubmit(options.send, options.onDone);
  const [$values] = useState(() => atom<Readonly<Record<string, unknown>>>({ ...options.defaults }));
  const [$errors] = useState(() => atom<Errors>({}));
  useStore($values);
  const errors = useStore($errors);
  /** The text fields that this rendering shows: one that nobody touched is an empty text, not a missing one. */
  const blank: Record<string, string> = {};

  const form = useRef<HTMLFormElement>(null);
  const complained = useRef(false);
  const complain = (found: Errors) => {
    complained.current = true;
    $errors.set(found);
  };
  // Only once the errors are in the page: with the focus, a screen reader says the field's error.
  useEffect(() => {
    if (complained.current) focusFirst(form.current, errors);
    complained.current = false;
  }, [errors]);

  // While sending, the fields are disabled and lose the focus: after a failure it goes to the first field that the
  // server complains about, else back to where it was.
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
    // An edited field is not judged before the next submit: its error is simply gone.
    $errors.set(without($errors.get(), name));
    clear();
  };

  return {
    submission,
    busy: submission.stage === 'busy',
    /** Busy, or done and about to close: nothing can be changed any more. */
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
    // What a control holds is its text, and its name says which texts those can be.
    value: <N extends Name<Input>>(name: N) => $values.get()[name] as Input[N] | undefined,
    set: <N extends Name<Input>>(name: N, value: Input[N]) => edit(name, value),
  };
}

export type FormState = Pick<
  ReturnType<typeof useForm<Record<string, unknown>, unknown>>,
  'submission' | 'busy' | 'locked' | 'invalid' | 'onSubmit'
>;
