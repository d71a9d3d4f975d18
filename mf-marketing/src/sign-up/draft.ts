import { bankOf } from '@hawiyat/shared/locale/bank-names';

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

/** The bank's name follows the IBAN, unless another one was typed. */
export function changesOf(draft: Draft, name: DraftName, text: string): Partial<Draft> {
  const isSuggestion = draft.bankName.trim() === '' || draft.bankName === bankOf(draft.iban);
  const bankName = bankOf(text) ?? '';
  const isNamed = name === 'iban' && isSuggestion && bankName !== draft.bankName;
  return { [name]: text, ...(isNamed && { bankName }) };
}
