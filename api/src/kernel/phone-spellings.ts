import { latinDigits, typedNumber } from '@hawiyat/shared/contract/core/digits';
import { saudiMobile } from '@hawiyat/shared/locale/saudi-phone';
import { phoneToStore } from './stored-phone.ts';

/**
 * All stored spellings of a mobile number: people sign in with another one than they, or their company,
 * registered.
 * @param phone as typed; a number that is no Saudi mobile has only its own spelling
 * @returns the spelling from before invisible characters were removed comes first
 */
export function phoneSpellings(phone: string): string[] {
  const national = saudiMobile(phone)?.slice('+966'.length);
  const known = national === undefined ? [] : [`+966${national}`, `966${national}`, `0${national}`, national];
  const once = latinDigits(phone).replace(marks, '').trim();
  return [...new Set([once, once.replace(/\s/g, ''), typedNumber(phone), phoneToStore(phone), ...known])];
}

/** Direction marks: the only characters that an earlier version removed. */
const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** @returns the person whose phone is stored as typed, else in the likeliest spelling */
export function closestSpelling<T extends { readonly phone: string }>(
  people: readonly T[],
  spellings: readonly string[],
): T | undefined {
  const place = ({ phone }: T) => spellings.indexOf(phone);
  return [...people].sort((a, b) => place(a) - place(b))[0];
}

/** Placeholder of an account without a verified phone; it is no spelling of any phone. */
export const unprovenPhone = (customerId: string): string => `unproven ${customerId}`;
