import { hasLetter, normalizeEmail, normalizeText } from '@hawiyat/shared/contract/normalize-text';
import { isShortPassword, passwordCommon, passwordShort } from '@hawiyat/shared/contract/password';
import { emailPattern, emailWrong, nameUnread } from '@hawiyat/shared/contract/text';
import { alerts, signUp } from './sign-up-messages.ts';

/** What is typed, before anything of it is typed. */
export const blankDraft = {
  companyName: '',
  commercialNumber: '',
  taxNumber: '',
  companyPhoneNumber: '',
  bankName: '',
  bankAccountNumber: '',
  /** Without spaces: the field shows it in fours. */
  iban: '',
  bankAccountName: '',
  email: '',
  password: '',
  confirmPassword: '',
};
export type Draft = Readonly<typeof blankDraft>;
export type DraftName = keyof Draft;

/** What is wrong with which field, in Arabic. */
export type Marks = Readonly<Partial<Record<string, string>>>;

export interface Complaint {
  /** The specified alert. */
  readonly message: string;
  readonly marks: Marks;
}

/**
 * Looks for what keeps a form from being sent, in the order of the specification (section 5): something empty, no logo,
 * two passwords; then a name without a letter, an address to which no code can go, and a password that is too short.
 * @param draft what was typed
 * @param logo what was chosen
 * @returns the first of them, or null
 */
export function complaintAbout(draft: Draft, logo: File | null): Complaint | null {
  const empty = Object.entries(draft).filter(([, text]) => normalizeText(text).trim() === '');
  const missing = [...empty.map(([name]) => name), ...(logo ? [] : ['logo'])];
  if (missing.length > 0) {
    return {
      message: empty.length > 0 ? alerts.required : alerts.logo,
      marks: Object.fromEntries(missing.map((name) => [name, signUp.required])),
    };
  }
  if (draft.password !== draft.confirmPassword)
    return { message: alerts.passwords, marks: { confirmPassword: alerts.passwords } };
  const unread = names.filter((name) => !hasLetter(draft[name]));
  if (unread.length > 0)
    return { message: nameUnread, marks: Object.fromEntries(unread.map((name) => [name, nameUnread])) };
  if (!emailPattern.test(addressOf(draft))) return { message: emailWrong, marks: { email: emailWrong } };
  return isShortPassword(draft.password) ? aboutPassword(passwordShort) : null;
}

/** The same for a password that anybody tries first. The list of those is loaded here, because the form works without it. */
export async function complaintAboutCommon({ password }: Draft): Promise<Complaint | null> {
  try {
    const { isCommonPassword } = await import('@hawiyat/shared/contract/common-passwords');
    return isCommonPassword(password) ? aboutPassword(passwordCommon) : null;
  } catch (reason) {
    // The server knows the list too.
    console.warn('The list of common passwords did not arrive', reason);
    return null;
  }
}

const names = ['companyName', 'bankName', 'bankAccountName'] as const;

const aboutPassword = (message: string): Complaint => ({ message, marks: { password: message } });

/** The administrator's address as the server keeps it. */
export const addressOf = ({ email }: Draft): string => normalizeEmail(email);
