import { latinDigits } from '../contract/digits.ts';
import { isSaudiIban } from './iban.ts';
import { companyPhone } from './saudi-phone.ts';
import { isVatNumber } from './vat-number.ts';

/** The fields whose format the specification leaves open. */
export interface DoubtfulFields {
  readonly commercialNumber: string;
  readonly taxNumber: string;
  readonly companyPhoneNumber: string;
  readonly iban: string;
}

/**
 * Finds suspicious values of a registration. They only warn: the reviewer decides.
 * @returns an Arabic warning for each field that looks wrong, by the field's name
 */
export function registrationWarnings(given: DoubtfulFields): Partial<Record<keyof DoubtfulFields, string>> {
  return {
    ...(!/^\d{10}$/.test(latinDigits(given.commercialNumber).trim()) && {
      commercialNumber: 'رقم السجل التجاري يتكون عادةً من 10 أرقام. يرجى التأكد منه.',
    }),
    ...(!isVatNumber(given.taxNumber) && {
      taxNumber: 'الرقم الضريبي يتكون عادةً من 15 رقمًا، ويبدأ بالرقم 3 وينتهي به.',
    }),
    ...(companyPhone(given.companyPhoneNumber) === null && {
      companyPhoneNumber: 'يبدو أن رقم الهاتف غير صحيح. يرجى التأكد منه.',
    }),
    ...(!isSaudiIban(given.iban) && { iban: 'يبدو أن رقم الآيبان غير صحيح. يرجى التأكد منه.' }),
  };
}
