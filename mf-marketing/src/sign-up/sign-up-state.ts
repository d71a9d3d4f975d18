import { atom } from 'nanostores';
import { verifyTexts } from '../texts/sign-up.ts';
import type { Draft, FieldErrors } from './draft.ts';
import type { Proof } from './proof.ts';
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
export const $proof = atom<Proof>(stored.proof);
/** Address of the registration that waits for the review; not stored. */
export const $registered = atom('');
export const $message = atom<Message | null>(isInterrupted ? { tone: 'info', text: verifyTexts.lost } : null);
export const $sending = atom<'form' | 'code' | 'resend' | null>(null);

/** What react-hook-form holds (`sign-up-store.ts`), for the screens to show. */
export const $draft = atom<Draft>(stored.draft);
export const $logo = atom<File | null>(null);
export const $code = atom('');
export const $fieldErrors = atom<FieldErrors>({});

for (const changing of [$draft, $proof, $stage]) changing.listen(store);

function store(): void {
  const stage = $stage.get();
  const draft = $draft.get();
  const isEmpty = Object.values(draft).every((text) => text === '');
  storeSignUp(stage === 'pending' || isEmpty ? null : { stage, draft, proof: $proof.get() });
}
