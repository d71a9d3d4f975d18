import { CallError, call } from '@hawiyat/shared/client';
import { typedNumber } from '@hawiyat/shared/contract/digits';
import { register, sendVerification, verifyEmail } from '@hawiyat/shared/contract/registration';
import { atom } from 'nanostores';
import { bankOf } from './bank-names.ts';
import { addressOf, blankDraft, complaintAbout, type Draft, type DraftName, type Marks } from './draft.ts';
import { keepSignUp, keptSignUp } from './kept-sign-up.ts';
import {
  codeSent,
  isProven,
  isUnderWay,
  mustWait,
  nothingProven,
  type Proof,
  proven,
  usedUp,
} from './proof.ts';
import { signUp, verifyTexts } from './sign-up-messages.ts';

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

/** Checks the form and has a code sent; then, or when a code is under way to this address already, asks for it. */
export async function submitForm(): Promise<void> {
  if ($sending.get()) return;
  const draft = $draft.get();
  const complaint = complaintAbout(draft, $logo.get());
  $marks.set(complaint?.marks ?? {});
  $said.set(complaint && { tone: 'danger', text: complaint.message });
  if (complaint) return;

  const email = addressOf(draft);
  if (isUnderWay($proof.get(), email, Date.now())) return enterVerify(null);
  await sending('form', async () => {
    const { message } = await call(sendVerification, { body: { email } });
    $proof.set(codeSent(email, Date.now()));
    enterVerify({ tone: 'success', text: message });
  });
}

function enterVerify(said: Said | null): void {
  $code.set('');
  $said.set(said);
  $stage.set('verify');
}

/** Asks for another code. */
export async function resendCode(): Promise<void> {
  const { email, nextCodeAt } = $proof.get();
  if ($sending.get() || nextCodeAt > Date.now()) return;
  await sending('resend', async () => {
    try {
      await call(sendVerification, { body: { email } });
    } catch (reason) {
      if (reason instanceof CallError && reason.status === 429)
        $proof.set(mustWait($proof.get(), reason.message, Date.now()));
      throw reason;
    }
    $proof.set(codeSent(email, Date.now()));
    $code.set('');
    $marks.set({});
    $said.set({ tone: 'success', text: verifyTexts.resent });
  });
}

/**
 * Verifies the address with the code, then registers. An address that is verified is not verified again: when only the
 * registration failed, the next press repeats it alone.
 */
export async function confirm(): Promise<void> {
  if ($sending.get()) return;
  const email = $proof.get().email;
  const code = $code.get();
  if (!isProven($proof.get(), email, Date.now()) && code === '') {
    $marks.set({ code: signUp.required });
    return;
  }
  await sending('code', async () => {
    if (!isProven($proof.get(), email, Date.now())) await verify(email, code);
    await submitRegistration(email);
  });
}

async function verify(email: string, code: string): Promise<void> {
  try {
    await call(verifyEmail, { body: { email, code } });
  } catch (reason) {
    const isDead = reason instanceof CallError && /^code-(expired|spent)$/.test(reason.code ?? '');
    if (isDead) $proof.set(usedUp($proof.get()));
    throw reason;
  }
  $proof.set(proven($proof.get(), Date.now()));
}

async function submitRegistration(email: string): Promise<void> {
  const { confirmPassword: _, ...draft } = $draft.get();
  const logo = $logo.get();
  if (!logo) throw new Error('The form was passed without a logo');
  try {
    const { message } = await call(register, { body: { ...draft, email, logo } });
    forget();
    $said.set({ tone: 'success', text: message });
    $stage.set('pending');
  } catch (reason) {
    if (!(reason instanceof CallError)) throw reason;
    failedRegistration(reason);
  }
}

/** Each refusal leads on: a proof that has run out to another code, refused data to the form, the rest to another press. */
function failedRegistration({ status, code, fields, message }: CallError): void {
  if (code === 'not-verified' || code === 'verification-expired') {
    $proof.set(usedUp($proof.get()));
    $code.set('');
    $said.set({ tone: 'danger', text: message });
    return;
  }
  const isOfLogo = status === 413 || status === 415;
  $marks.set(isOfLogo ? { logo: message } : fields);
  const isOfData = isOfLogo || status === 400 || status === 409;
  const text = isOfData ? verifyTexts.refused : verifyTexts.notSent;
  $said.set({ tone: 'danger', text, reason: message });
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

function forget(): void {
  $draft.set(blankDraft);
  $logo.set(null);
  $code.set('');
  $proof.set(nothingProven);
  $marks.set({});
}

/** One request at a time; what goes wrong is said under the title, and nothing that was typed is lost. */
async function sending(what: NonNullable<ReturnType<typeof $sending.get>>, send: () => Promise<void>) {
  $sending.set(what);
  $said.set(null);
  try {
    await send();
  } catch (reason) {
    const isAnswer = reason instanceof CallError;
    // Not the server's answer, so a fault of ours: say so to the person and to the console.
    if (!isAnswer) console.error(reason);
    $marks.set(isAnswer ? reason.fields : {});
    $said.set({ tone: 'danger', text: isAnswer ? reason.message : signUp.fault });
  } finally {
    $sending.set(null);
  }
}
