import { typedNumber } from '@hawiyat/shared/contract/digits';
import { atom } from 'nanostores';
import { bankOf } from './bank-names.ts';
import { blankDraft, type Draft, type DraftName, type Marks } from './draft.ts';
import { keepSignUp, keptSignUp } from './kept-sign-up.ts';
import { nothingProven, type Proof } from './proof.ts';
import { verifyTexts } from './sign-up-messages.ts';

export type Stage = 'form' | 'verify' | 'pending';

/** The message under the title. */
export interface Said {
  readonly tone: 'danger' | 'success' | 'info';
  readonly text: string;
  /** What the server gave as the reason. */
  readonly reason?: string;
}

const kept = keptSignUp();
// Without passwords and logo nothing can be registered, so a reload leads from the code back to the form. The code that
// was sent stays good: the form then asks for no other one.
const isInterrupted = kept.stage === 'verify';

export const $stage = atom<Stage>('form');
export const $draft = atom<Draft>(kept.draft);
export const $logo = atom<File | null>(null);
export const $code = atom('');
export const $proof = atom<Proof>(kept.proof);
export const $said = atom<Said | null>(isInterrupted ? { tone: 'info', text: verifyTexts.lost } : null);
export const $marks = atom<Marks>({});
/** Which request is under way. */
export const $sending = atom<'form' | 'code' | 'resend' | null>(null);

for (const changing of [$draft, $proof, $stage]) changing.listen(keep);

function keep(): void {
  const stage = $stage.get();
  const draft = $draft.get();
  const isEmpty = Object.values(draft).every((text) => text === '');
  keepSignUp(stage === 'pending' || isEmpty ? null : { stage, draft, proof: $proof.get() });
}

/** A field was edited. What was wrong with it is forgotten until the next submit. */
export function edit(name: DraftName, text: string): void {
  const draft = $draft.get();
  if (draft[name] === text) return;
  $draft.set({ ...draft, [name]: text, ...(name === 'iban' && bankNamed(draft, text)) });
  unmark(name);
}

/** The bank's name follows the IBAN, unless somebody wrote another one. */
function bankNamed(draft: Draft, iban: string): Partial<Draft> {
  const bank = bankOf(iban);
  const isOurs = draft.bankName.trim() === '' || draft.bankName === bankOf(draft.iban);
  if (!isOurs) return {};
  if (bank) unmark('bankName');
  return { bankName: bank ?? '' };
}

/** Null takes the logo away. */
export function chooseLogo(logo: File | null): void {
  $logo.set(logo);
  unmark('logo');
}

/** A file that is no picture or too large is not taken; the one that was chosen before stays. @param message the alert */
export function refuseLogo(message: string): void {
  $marks.set({ ...$marks.get(), logo: message });
  $said.set({ tone: 'danger', text: message });
}

export function editCode(typed: string): void {
  $code.set(typedNumber(typed).replace(/\D/g, '').slice(0, 6));
  unmark('code');
}

function unmark(name: string): void {
  const { [name]: mark, ...others } = $marks.get();
  if (mark === undefined) return;
  $marks.set(others);
  // The message stays as long as any of what it speaks of does.
  if (Object.keys(others).length === 0 && $said.get()?.tone === 'danger') $said.set(null);
}

/** Back to the form, with everything that was typed and with what the server said of it. */
export function editData(): void {
  if ($sending.get()) return;
  const { code: _, ...marks } = $marks.get();
  const said = $said.get();
  $marks.set(marks);
  $said.set(said?.reason ? { tone: 'danger', text: said.reason } : null);
  $stage.set('form');
}

/** To the empty form: nothing typed, nothing said, nothing verified. */
export function reset(): void {
  forget();
  $said.set(null);
  $stage.set('form');
}

/** Nothing is known of this registration any more; what was said of it stays. */
export function forget(): void {
  $draft.set(blankDraft);
  $logo.set(null);
  $code.set('');
  $proof.set(nothingProven);
  $marks.set({});
}
