import { latinDigits, typedNumber } from '@hawiyat/shared/contract/core/digits';
import { saudiMobile } from '@hawiyat/shared/locale/saudi-phone';
import { phoneToStore } from './stored-phone.ts';

/** All stored spellings, because people sign in with another; first the one from before invisible characters went. */
export function phoneSpellings(phone: string): string[] {
  const national = saudiMobile(phone)?.slice('+966'.length);
  const known = national === undefined ? [] : [`+966${national}`, `966${national}`, `0${national}`, national];
  const once = latinDigits(phone).replace(marks, '').trim();
  return [...new Set([once, once.replace(/\s/g, ''), typedNumber(phone), phoneToStore(phone), ...known])];
}

/** Direction marks, which stored phones never contain. */
const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The person with the earliest of the spellings. */
export function closestSpelling<T extends { readonly phone: string }>(
  people: readonly T[],
  spellings: readonly string[],
): T | undefined {
  const place = ({ phone }: T) => spellings.indexOf(phone);
  return [...people].sort((a, b) => place(a) - place(b))[0];
}

/** The phone of an account without a verified one; it equals no real phone. */
export const unprovenPhone = (customerId: string): string => `unproven ${customerId}`;
