import { CallError, call } from '@hawiyat/shared/client';
import { register, sendVerification, verifyEmail } from '@hawiyat/shared/contract/company/registration';
import { failureOf } from '@hawiyat/shared/ui/forms';
import { signUp, verifyTexts } from '../texts/sign-up.ts';
import { commonPasswordError } from './common-password.ts';
import type { FieldErrors } from './draft.ts';
import { codeSent, isProven, isUnderWay, mustWait, proven, usedUp } from './proof.ts';
import { alertOf } from './sign-up-form.ts';
import {
  $code,
  $draft,
  $logo,
  $message,
  $proof,
  $registered,
  $sending,
  $stage,
  clearRegistration,
  form,
  type Message,
} from './sign-up-store.ts';

/** Sends a code, unless this address has a valid one already, and moves on to the code field. */
export async function submitForm(): Promise<void> {
  if ($sending.get()) return;
  await sending('form', () => form.submit(sendCode, showAlert));
}

async function sendCode({ email, password }: { email: string; password: string }): Promise<void> {
  const common = await commonPasswordError(password);
  if (common) {
    form.setErrors({ password: common });
    return showAlert(form.errors());
  }
  if (isUnderWay($proof.get(), email, Date.now())) return enterVerify(null);
  const { message } = await call(sendVerification, { body: { email } });
  $proof.set(codeSent(email, Date.now()));
  enterVerify({ tone: 'success', text: message });
}

const showAlert = (errors: FieldErrors): void => $message.set({ tone: 'danger', text: alertOf(errors) });

function enterVerify(message: Message | null): void {
  form.set('code', '');
  $message.set(message);
  $stage.set('verify');
}

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
    form.set('code', '');
    form.setErrors({});
    $message.set({ tone: 'success', text: verifyTexts.resent });
  });
}

/** A verified address is not verified again: after a failed registration the next submit repeats only that. */
export async function confirm(): Promise<void> {
  if ($sending.get()) return;
  const email = $proof.get().email;
  const code = $code.get();
  if (!isProven($proof.get(), email, Date.now()) && code === '') {
    form.setErrors({ code: signUp.required });
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
    const isUseless = reason instanceof CallError && /^code-(expired|spent)$/.test(reason.code ?? '');
    if (isUseless) $proof.set(usedUp($proof.get()));
    throw reason;
  }
  $proof.set(proven($proof.get(), Date.now()));
}

async function submitRegistration(email: string): Promise<void> {
  const { confirmPassword: _, ...draft } = $draft.get();
  const logo = $logo.get();
  if (!logo) throw new Error('The form was submitted without a logo');
  try {
    const { message } = await call(register, { body: { ...draft, email, logo } });
    clearRegistration();
    $registered.set(email);
    $message.set({ tone: 'success', text: message });
    $stage.set('pending');
  } catch (reason) {
    if (!(reason instanceof CallError)) throw reason;
    handleFailedRegistration(reason);
  }
}

/** An expired verification needs another code, rejected data the form, and everything else another submit. */
function handleFailedRegistration({ status, code, fields, message }: CallError): void {
  if (code === 'not-verified' || code === 'verification-expired') {
    $proof.set(usedUp($proof.get()));
    form.set('code', '');
    $message.set({ tone: 'danger', text: message });
    return;
  }
  const isLogoError = status === 413 || status === 415;
  form.setErrors(isLogoError ? { logo: message } : fields);
  const isDataError = isLogoError || status === 400 || status === 409;
  const text = isDataError ? verifyTexts.rejected : verifyTexts.notSent;
  $message.set({ tone: 'danger', text, reason: message });
}

/** One request at a time; errors appear under the title, and nothing typed is lost. */
async function sending(request: NonNullable<ReturnType<typeof $sending.get>>, send: () => Promise<void>) {
  $sending.set(request);
  $message.set(null);
  try {
    await send();
  } catch (reason) {
    const { message, fields } = failureOf(reason);
    form.setErrors(fields);
    $message.set({ tone: 'danger', text: message });
  } finally {
    $sending.set(null);
  }
}
