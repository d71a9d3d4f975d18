import { type BaseSyntheticEvent, type ChangeEvent, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useForm as useHookForm } from 'react-hook-form';
import type * as z from '../../contract/core/schema.ts';
import { formOptions } from './form-options.ts';
import { failureOf, messageOf, type Submission } from './submission.ts';
import { keepUnsentDraft, useUnsentDraft } from './unsent-drafts.ts';
import { type Doubt, useDoubts } from './use-doubts.ts';
import { useFocusAfterSubmit } from './use-focus-after-submit.ts';
import { useOutcomeAfterLeaving } from './use-outcome-after-leaving.ts';
import { type Edited, type SeenVersion, useVersion } from './use-version.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface FormOptions<Input extends object, Output> {
  schema?: z.ZodMiniType<Output>;
  defaults?: Partial<Input>;
  /** E.g. `container 12`: a form restores the draft of its subject when sending failed after the form was left. */
  subject?: string;
  /** What colleagues may edit, too: a newer version is not overwritten unasked. */
  edits?: Edited<Input>;
  doubts?: (draft: Output) => readonly Doubt[];
  /** The form shows the message and the `fields` of the call's error. */
  send: (draft: Output, seen: SeenVersion) => Promise<unknown>;
  /** What the form begins with again after «حفظ وإضافة أخرى»; without it there is no such button. */
  again?: (sent: Output) => Partial<Input>;
}

/** By their names; of something nested `address.street`, `areas.0.name`. An edit ends the error of its field. */
interface FormFields<Input extends object> {
  value: <N extends Path<Input>>(name: N) => PathValue<Input, N> | undefined;
  set: <N extends Path<Input>>(name: N, changed: PathValue<Input, N>) => void;
  error: (name: Path<Input>) => string | undefined;
  field: (name: Path<Input>) => ControlledField;
  register: (name: Path<Input>) => ControlledField & { error: string | undefined };
  values: () => Partial<Input>;
}

interface ControlledField {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<Control>) => void;
}

export interface FormState {
  submission: Submission;
  version: ReturnType<typeof useVersion>;
  busy: boolean;
  locked: boolean;
  /** Takes the success text for a toast in case the form has been left. */
  announce: ReturnType<typeof useOutcomeAfterLeaving>['announce'];
  invalid: boolean;
  dirty: boolean;
  repeat: number | undefined;
  doubts: Omit<ReturnType<typeof useDoubts>, 'answer'> & { answer: () => Promise<void> };
  onSubmit: (event?: BaseSyntheticEvent) => Promise<void>;
}

/** A failure keeps all values; a second submit while sending, or after success, sends nothing. */
export function useForm<Input extends object, Output = Input>(
  options: FormOptions<Input, Output>,
): FormState & FormFields<Input> {
  const { schema, defaults, subject, edits, send, again } = options;
  const form = useHookForm<FieldValues>(formOptions(schema, defaults));
  const { errors, isSubmitting, isSubmitSuccessful, isDirty } = form.formState;
  const failure: string | undefined = errors.root?.server?.message;
  const locked = useRef(false);
  const sent = useRef(false);
  const { shown, ...fields } = useFields<Input>(form);
  const version = useVersion(edits, fields.set as (name: string, value: unknown) => void);
  const doubts = useDoubts(schema, options.doubts);
  const repeat = useRepeat();
  const outcome = useOutcomeAfterLeaving((message) => keepUnsentDraft(subject, form.getValues(), message));

  const attempt = form.handleSubmit(async (draft) => {
    try {
      await send(draft as Output, version.seen);
      if (again && repeat.isAsked()) {
        form.reset(again(draft as Output));
        repeat.begin();
        return;
      }
      sent.current = true;
      outcome.succeeded();
    } catch (reason) {
      const { message, fields: told, outdated } = failureOf(reason);
      for (const [name, text] of Object.entries(told))
        if (shown.has(name) || name in form.getValues())
          form.setError(name, { type: 'server', message: text });
      version.note(outdated);
      form.setError('root.server', { message });
      outcome.failed(message);
    }
  });
  const noteFocus = useFocusAfterSubmit(form, failure);
  const submit = async () => {
    if (locked.current || doubts.ask(form.getValues())) return;
    locked.current = true;
    await attempt();
    locked.current = sent.current;
  };

  useUnsentDraft(form, subject);
  const submission = submissionOf(isSubmitting, isSubmitSuccessful, failure);
  return {
    ...fields,
    submission,
    version,
    busy: isSubmitting,
    locked: isSubmitting || isSubmitSuccessful,
    announce: outcome.announce,
    invalid: Object.keys(errors).some((name) => name !== 'root'),
    dirty: isDirty && !isSubmitSuccessful,
    repeat: again && repeat.round,
    doubts: {
      ...doubts,
      answer: async () => {
        doubts.answer();
        await submit();
      },
    },
    onSubmit: async (event?: BaseSyntheticEvent): Promise<void> => {
      event?.preventDefault();
      if (locked.current) return;
      noteFocus(event?.currentTarget);
      repeat.note(event);
      await submit();
    },
  };
}

function submissionOf(busy: boolean, done: boolean, failure: string | undefined): Submission {
  if (failure !== undefined && !busy && !done) return { stage: 'failed', message: failure };
  return { stage: busy ? 'busy' : done ? 'done' : 'idle' };
}

function useFields<Input extends object>(form: UseFormReturn): FormFields<Input> & { shown: Set<string> } {
  const { errors } = form.formState;
  const shown = useRef(new Set<string>());
  const set: FormFields<Input>['set'] = (name, changed) => {
    form.clearErrors([name, 'root']);
    form.setValue(name as string, changed, { shouldDirty: true });
  };
  const error: FormFields<Input>['error'] = (name) => {
    shown.current.add(name);
    return messageOf(errors, name);
  };
  const field: FormFields<Input>['field'] = (name) => {
    shown.current.add(name);
    return {
      name,
      value: String(form.watch(name as string) ?? ''),
      onChange: ({ target }: ChangeEvent<Control>) =>
        set(name, target.value as PathValue<Input, Path<Input>>),
    };
  };
  return {
    set,
    error,
    field,
    shown: shown.current,
    value: (name) => form.watch(name as string),
    values: () => form.watch() as Partial<Input>,
    register: (name) => ({ ...field(name), error: error(name) }),
  };
}

function useRepeat() {
  const isAsked = useRef(false);
  const [round, setRound] = useState(0);
  return {
    round,
    isAsked: () => isAsked.current,
    note: (event: BaseSyntheticEvent | undefined) => {
      const sent: unknown = event?.nativeEvent;
      isAsked.current = sent instanceof SubmitEvent && sent.submitter?.hasAttribute('data-repeat') === true;
    },
    begin: () => setRound((before) => before + 1),
  };
}
