import { hasLetter, normalizeEmail, normalizeText } from '@hawiyat/shared/contract/normalize-text';
import { isShortPassword, passwordCommon, passwordShort } from '@hawiyat/shared/contract/password';
import { emailPattern, emailWrong, nameUnread } from '@hawiyat/shared/contract/text';
import { alerts, signUp } from './sign-up-messages.ts';

export const blankDraft = {
  companyName: '',
  commercialNumber: '',
  taxNumber: '',
  companyPhoneNumber: '',
  bankName: '',
  bankAccountNumber: '',
  /** Without spaces; the field groups it in fours. */
  iban: '',
  bankAccountName: '',
  email: '',
  password: '',
  confirmPassword: '',
};
export type Draft = Readonly<typeof blankDraft>;
export type DraftName = keyof Draft;

/** Arabic, by field name. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

export interface DraftError {
  readonly message: string;
  readonly fieldErrors: FieldErrors;
}

/** The order of the checks is the order in which people see the alerts. */
export function validateDraft(draft: Draft, logo: File | null): DraftError | null {
  const empty = Object.entries(draft).filter(([, text]) => normalizeText(text).trim() === '');
  const missing = [...empty.map(([name]) => name), ...(logo ? [] : ['logo'])];
  if (missing.length > 0) {
    return {
      message: empty.length > 0 ? alerts.required : alerts.logo,
      fieldErrors: Object.fromEntries(missing.map((name) => [name, signUp.required])),
    };
  }
  if (draft.password !== draft.confirmPassword)
    return { message: alerts.passwords, fieldErrors: { confirmPassword: alerts.passwords } };
  const withoutLetter = names.filter((name) => !hasLetter(draft[name]));
  if (withoutLetter.length > 0)
    return {
      message: nameUnread,
      fieldErrors: Object.fromEntries(withoutLetter.map((name) => [name, nameUnread])),
    };
  if (!emailPattern.test(addressOf(draft)))
    return { message: emailWrong, fieldErrors: { email: emailWrong } };
  return isShortPassword(draft.password) ? passwordError(passwordShort) : null;
}

/** The list of common passwords is lazy: the form works without it, and the server checks again. */
export async function validatePassword({ password }: Draft): Promise<DraftError | null> {
  try {
    const { isCommonPassword } = await import('@hawiyat/shared/contract/common-passwords');
    return isCommonPassword(password) ? passwordError(passwordCommon) : null;
  } catch (reason) {
    console.warn('The list of common passwords did not arrive', reason);
    return null;
  }
}

const names = ['companyName', 'bankName', 'bankAccountName'] as const;

const passwordError = (message: string): DraftError => ({ message, fieldErrors: { password: message } });

/** Normalized as the server does it. */
export const addressOf = ({ email }: Draft): string => normalizeEmail(email);
