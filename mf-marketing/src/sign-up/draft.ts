import { emailPattern, emailWrong } from '@hawiyat/shared/contract/text';
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
 * two passwords; then an address to which no code can go.
 * @param draft what was typed
 * @param logo what was chosen
 * @returns the first of them, or null
 */
export function complaintAbout(draft: Draft, logo: File | null): Complaint | null {
  const empty = Object.entries(draft).filter(([, text]) => text.trim() === '');
  const missing = [...empty.map(([name]) => name), ...(logo ? [] : ['logo'])];
  if (missing.length > 0) {
    return {
      message: empty.length > 0 ? alerts.required : alerts.logo,
      marks: Object.fromEntries(missing.map((name) => [name, signUp.required])),
    };
  }
  if (draft.password !== draft.confirmPassword)
    return { message: alerts.passwords, marks: { confirmPassword: alerts.passwords } };
  if (!emailPattern.test(addressOf(draft))) return { message: emailWrong, marks: { email: emailWrong } };
  return null;
}

/** The administrator's address as the server keeps it. */
export const addressOf = ({ email }: Draft): string => email.trim().toLowerCase();
