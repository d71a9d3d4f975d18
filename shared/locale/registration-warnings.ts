import { texts } from '@hawiyat/shared/texts';
import { spelledIdentifier } from '../contract/core/read-number.ts';
import { isSaudiIban } from './iban.ts';
import { phoneDoubt } from './saudi-phone.ts';

const messages = texts('locale/registration', {
  commercialNumber: 'رقم السجل التجاري يتكون عادةً من 10 أرقام. يرجى التأكد منه.',
  taxNumber: 'الرقم الضريبي يتكون عادةً من 15 رقمًا، ويبدأ بالرقم 3 وينتهي به.',
  iban: 'يبدو أن رقم الآيبان غير صحيح. يرجى التأكد منه.',
});

export interface DoubtfulFields {
  readonly commercialNumber: string;
  readonly taxNumber: string;
  readonly companyPhoneNumber: string;
  readonly iban: string;
}

/** Whether a text looks like a Saudi VAT number: 15 digits, the first and the last a 3. */
export const isVatNumber = (text: string): boolean => /^3\d{13}3$/.test(spelledIdentifier(text));

/** Arabic warnings by field; they only warn, because the reviewer decides. */
export function registrationWarnings(given: DoubtfulFields): Partial<Record<keyof DoubtfulFields, string>> {
  const doubt = phoneDoubt(given.companyPhoneNumber);
  return {
    ...(!/^\d{10}$/.test(spelledIdentifier(given.commercialNumber)) && {
      commercialNumber: messages.commercialNumber,
    }),
    ...(!isVatNumber(given.taxNumber) && { taxNumber: messages.taxNumber }),
    ...(doubt !== undefined && { companyPhoneNumber: doubt }),
    ...(!isSaudiIban(given.iban) && { iban: messages.iban }),
  };
}
