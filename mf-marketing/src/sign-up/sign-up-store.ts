import { typedNumber } from '@hawiyat/shared/contract/digits';
import { atom } from 'nanostores';
import { bankOf } from './bank-names.ts';
import { blankDraft, type Draft, type DraftName, type FieldErrors } from './draft.ts';
import { nothingProven, type Proof } from './proof.ts';
import { verifyTexts } from './sign-up-messages.ts';
import { storedSignUp, storeSignUp } from './stored-sign-up.ts';

export type Stage = 'form' | 'verify' | 'pending';

/** Shown under the title. */
export interface Message {
  readonly tone: 'danger' | 'success' | 'info';
  readonly text: string;
  /** From the server. */
  readonly reason?: string;
}

const stored = storedSignUp();
// A reload loses the passwords and the logo, so it leads from the code back to the form; the code that was sent stays valid.
const isInterrupted = stored.stage === 'verify';

export const $stage = atom<Stage>('form');
export const $draft = atom<Draft>(stored.draft);
export const $logo = atom<File | null>(null);
export const $code = atom('');
export const $proof = atom<Proof>(stored.proof);
export const $message = atom<Message | null>(isInterrupted ? { tone: 'info', text: verifyTexts.lost } : null);
export const $fieldErrors = atom<FieldErrors>({});
export const $sending = atom<'form' | 'code' | 'resend' | null>(null);

for (const changing of [$draft, $proof, $stage]) changing.listen(store);

function store(): void {
  const stage = $stage.get();
  const draft = $draft.get();
  const isEmpty = Object.values(draft).every((text) => text === '');
  storeSignUp(stage === 'pending' || isEmpty ? null : { stage, draft, proof: $proof.get() });
}

export function edit(name: DraftName, text: string): void {
  const draft = $draft.get();
  if (draft[name] === text) return;
  $draft.set({ ...draft, [name]: text, ...(name === 'iban' && suggestedBank(draft, text)) });
  clearFieldError(name);
}

/** The bank's name follows the IBAN, unless another one was typed. */
function suggestedBank(draft: Draft, iban: string): Partial<Draft> {
  const bank = bankOf(iban);
  const isSuggestion = draft.bankName.trim() === '' || draft.bankName === bankOf(draft.iban);
  if (!isSuggestion) return {};
  if (bank) clearFieldError('bankName');
  return { bankName: bank ?? '' };
}

/** Null removes the logo. */
export function chooseLogo(logo: File | null): void {
  $logo.set(logo);
  clearFieldError('logo');
}

/** The logo chosen before stays. */
export function rejectLogo(message: string): void {
  $fieldErrors.set({ ...$fieldErrors.get(), logo: message });
  $message.set({ tone: 'danger', text: message });
}

export function editCode(typed: string): void {
  $code.set(typedNumber(typed).replace(/\D/g, '').slice(0, 6));
  clearFieldError('code');
}

function clearFieldError(name: string): void {
  const { [name]: error, ...others } = $fieldErrors.get();
  if (error === undefined) return;
  $fieldErrors.set(others);
  const remaining = Object.values(others)[0];
  // A message about this field alone gives way to the next field's.
  if (remaining && $message.get()?.text === error) $message.set({ tone: 'danger', text: remaining });
  // Any other stays until all fields it is about are edited.
  if (Object.keys(others).length === 0 && $message.get()?.tone === 'danger') $message.set(null);
}

export function editData(): void {
  if ($sending.get()) return;
  const { code: _, ...fieldErrors } = $fieldErrors.get();
  const message = $message.get();
  $fieldErrors.set(fieldErrors);
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
  $draft.set(blankDraft);
  $logo.set(null);
  $code.set('');
  $proof.set(nothingProven);
  $fieldErrors.set({});
}
