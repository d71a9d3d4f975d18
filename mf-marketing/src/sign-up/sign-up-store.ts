import { readCode } from '@hawiyat/shared/contract/core/read-number';
import type * as z from '@hawiyat/shared/contract/core/schema';
import { createForm } from '@hawiyat/shared/ui/forms';
import { blankDraft, changesOf, type Draft, type DraftName } from './draft.ts';
import { nothingProven } from './proof.ts';
import { signUpForm } from './sign-up-form.ts';
import {
  $code,
  $draft,
  $fieldErrors,
  $logo,
  $message,
  $proof,
  $registered,
  $sending,
  $stage,
} from './sign-up-state.ts';

export * from './sign-up-state.ts';

interface Values extends Draft {
  readonly logo: File | null;
  readonly code: string;
}

/** All values and errors of the registration, over its stages. */
export const form = createForm<Values, z.output<typeof signUpForm>>({
  schema: signUpForm,
  defaults: { ...$draft.get(), logo: null, code: '' },
  onChange() {
    const { logo, code, ...draft } = form.values();
    $draft.set(draft);
    $logo.set(logo);
    $code.set(code);
    $fieldErrors.set(form.errors());
  },
});

export function edit(name: DraftName, text: string): void {
  const draft = $draft.get();
  if (draft[name] === text) return;
  const changes = Object.entries(changesOf(draft, name, text));
  for (const [changed, value] of changes) set(changed as DraftName, value);
}

/** Null removes the logo. */
export const chooseLogo = (logo: File | null): void => set('logo', logo);

/** The logo chosen before stays. */
export function rejectLogo(message: string): void {
  form.setError('logo', message);
  $message.set({ tone: 'danger', text: message });
}

export const editCode = (typed: string): void => set('code', readCode(typed).replace(/\D/g, '').slice(0, 6));

function set<Name extends keyof Values>(name: Name, value: Values[Name]): void {
  const { [name]: error } = form.errors();
  form.set(name, value);
  if (error !== undefined) endMessageAbout(error);
}

function endMessageAbout(error: string): void {
  const remaining = Object.values(form.errors());
  // A message about this field alone gives way to the next field's.
  if (remaining[0] && $message.get()?.text === error) $message.set({ tone: 'danger', text: remaining[0] });
  // Any other stays until all fields it is about are edited.
  if (remaining.length === 0 && $message.get()?.tone === 'danger') $message.set(null);
}

export function editData(): void {
  if ($sending.get()) return;
  const message = $message.get();
  form.clearError('code');
  $message.set(message?.reason ? { tone: 'danger', text: message.reason } : null);
  $stage.set('form');
}

export function reset(): void {
  clearRegistration();
  $message.set(null);
  $stage.set('form');
}

/** Keeps only the message, which the last stage still shows. */
export function clearRegistration(): void {
  form.reset({ ...blankDraft, logo: null, code: '' });
  $proof.set(nothingProven);
  $registered.set('');
}
