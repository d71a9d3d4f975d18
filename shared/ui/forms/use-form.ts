import { type BaseSyntheticEvent, type ChangeEvent, useEffect, useRef } from 'react';
import { type FieldValues, type UseFormReturn, useForm as useHookForm } from 'react-hook-form';
import type * as z from '../../contract/core/schema.ts';
import { onCompanyChange } from '../../session/company-change.ts';
import { formOptions } from './form-options.ts';
import { failureOf, type Submission } from './submission.ts';
import { useOutcomeAfterLeaving } from './use-outcome-after-leaving.ts';

type Name<Input> = keyof Input & string;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface FormOptions<Input extends object, Output> {
  schema?: z.ZodMiniType<Output>;
  defaults?: Partial<Input>;
  /** E.g. `container 12`: a form restores the draft of its subject when sending failed after the form was left. */
  subject?: string;
  /** The form shows the message and the `fields` of the call's error. */
  send: (draft: Output) => Promise<unknown>;
  onDone: () => void;
}

const successShown = 1000;

/** A failure keeps all values; a second submit while sending, or after success, sends nothing. */
export function useForm<Input extends object, Output>({
  schema,
  defaults,
  subject,
  send,
  onDone,
}: FormOptions<Input, Output>) {
  const form = useHookForm<FieldValues>(formOptions(schema, defaults));
  const { errors, isSubmitting, isSubmitSuccessful, dirtyFields } = form.formState;
  const failure: string | undefined = errors.root?.server?.message;
  const locked = useRef(false);
  const sent = useRef(false);
  const outcome = useOutcomeAfterLeaving((message) => {
    if (subject === undefined) return false;
    unsentDrafts.set(subject, { values: form.getValues(), message });
    return true;
  });

  const attempt = form.handleSubmit(async (draft) => {
    try {
      await send(draft as Output);
      sent.current = true;
      outcome.succeeded();
    } catch (reason) {
      const { message, fields } = failureOf(reason);
      for (const [name, text] of Object.entries(fields))
        if (name in form.getValues()) form.setError(name, { type: 'server', message: text });
      form.setError('root.server', { message });
      outcome.failed(message);
    }
  });

  useUnsentDraft(form, subject);
  const noteFocus = useFocusAfterSubmit(form, failure);
  useDoneAfterSuccess(isSubmitSuccessful, onDone);

  const submission: Submission = isSubmitting
    ? { stage: 'busy' }
    : isSubmitSuccessful
      ? { stage: 'done' }
      : failure === undefined
        ? { stage: 'idle' }
        : { stage: 'failed', message: failure };

  return {
    submission,
    busy: isSubmitting,
    locked: isSubmitting || isSubmitSuccessful,
    /** Takes the success text for a toast in case the form has been left. */
    announce: outcome.announce,
    invalid: Object.keys(errors).some((name) => name !== 'root'),
    dirty: Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful,
    onSubmit: async (event?: BaseSyntheticEvent): Promise<void> => {
      event?.preventDefault();
      if (locked.current) return;
      locked.current = true;
      noteFocus(event?.currentTarget);
      await attempt();
      locked.current = sent.current;
    },
    field: (name: Name<Input>) => {
      const { onChange, ...wires } = form.register(name);
      return {
        ...wires,
        value: String(form.watch(name) ?? ''),
        onChange: (event: ChangeEvent<Control>) => {
          form.clearErrors([name, 'root']);
          void onChange(event);
        },
      };
    },
    error: (name: Name<Input>): string | undefined => errors[name]?.message as string | undefined,
    // The control's name determines which values it can hold.
    value: <N extends Name<Input>>(name: N) => form.watch(name) as Input[N] | undefined,
    set: <N extends Name<Input>>(name: N, value: Input[N]) => {
      form.clearErrors([name, 'root']);
      form.setValue(name as string, value, { shouldDirty: true });
    },
  };
}

export type FormState = Pick<
  ReturnType<typeof useForm<Record<string, unknown>, unknown>>,
  'submission' | 'busy' | 'locked' | 'invalid' | 'dirty' | 'announce' | 'onSubmit'
>;

interface UnsentDraft {
  readonly values: object;
  readonly message: string;
}

/** Drafts of forms that were left while they were being sent, and then failed. */
const unsentDrafts = new Map<string, UnsentDraft>();
onCompanyChange(() => unsentDrafts.clear());

function useUnsentDraft({ reset, setError }: UseFormReturn, subject = ''): void {
  useEffect(() => {
    const unsent = unsentDrafts.get(subject);
    if (!unsent) return;
    unsentDrafts.delete(subject);
    reset(unsent.values, { keepDefaultValues: true });
    setError('root.server', { message: unsent.message });
  }, [subject, reset, setError]);
}

/**
 * Disabled fields lose the focus. After rendering, so that a screen reader reads the error with its field, it goes to
 * the first field in error, else back. @returns notes the form and the focus before a submit
 */
function useFocusAfterSubmit({ formState }: UseFormReturn, failure: string | undefined) {
  const { errors, isSubmitting, submitCount } = formState;
  const page = useRef<HTMLFormElement>(null);
  const before = useRef<Element | null>(null);
  const shown = useRef(0);
  useEffect(() => {
    if (isSubmitting || shown.current === submitCount) return;
    shown.current = submitCount;
    const names = Object.keys(errors);
    const invalid = [...(page.current?.elements ?? [])].find(
      (element) => 'name' in element && names.includes(String(element.name)),
    );
    const target = invalid ?? (failure === undefined ? null : before.current);
    if (target instanceof HTMLElement) target.focus();
  }, [submitCount, isSubmitting, errors, failure]);
  return (form: unknown) => {
    if (form instanceof HTMLFormElement) page.current = form;
    before.current = document.activeElement;
  };
}

function useDoneAfterSuccess(isSubmitSuccessful: boolean, onDone: () => void): void {
  const close = useRef(onDone);
  useEffect(() => {
    close.current = onDone;
  });
  useEffect(() => {
    if (!isSubmitSuccessful) return;
    const timer = setTimeout(() => close.current(), successShown);
    return () => clearTimeout(timer);
  }, [isSubmitSuccessful]);
}
