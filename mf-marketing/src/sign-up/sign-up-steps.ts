import { CallError, call } from '@hawiyat/shared/client';
import { register, sendVerification, verifyEmail } from '@hawiyat/shared/contract/registration';
import { addressOf, type Complaint, complaintAbout, complaintAboutCommon } from './draft.ts';
import { codeSent, isProven, isUnderWay, mustWait, proven, usedUp } from './proof.ts';
import { signUp, verifyTexts } from './sign-up-messages.ts';
import {
  $code,
  $draft,
  $logo,
  $marks,
  $proof,
  $said,
  $sending,
  $stage,
  forget,
  type Said,
} from './sign-up-store.ts';

/** Checks the form and has a code sent; then, or when a code is under way to this address already, asks for it. */
export async function submitForm(): Promise<void> {
  if ($sending.get()) return;
  const draft = $draft.get();
  const complaint = complaintAbout(draft, $logo.get());
  if (complaint) return complain(complaint);
  $marks.set({});

  const email = addressOf(draft);
  await sending('form', async () => {
    const common = await complaintAboutCommon(draft);
    if (common) return complain(common);
    if (isUnderWay($proof.get(), email, Date.now())) return enterVerify(null);
    const { message } = await call(sendVerification, { body: { email } });
    $proof.set(codeSent(email, Date.now()));
    enterVerify({ tone: 'success', text: message });
  });
}

function complain({ message, marks }: Complaint): void {
  $marks.set(marks);
  $said.set({ tone: 'danger', text: message });
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
