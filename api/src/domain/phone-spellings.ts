import { latinDigits, typedNumber } from '@hawiyat/shared/contract/digits';
import { saudiMobile } from '@hawiyat/shared/locale/saudi-phone';
import { phoneToStore } from './stored-phone.ts';

/**
 * The ways in which the same mobile number may stand in a row: people sign in with another spelling than the one they
 * registered with, or that their company typed for them.
 * @param phone as typed; a number that is no Saudi mobile has one spelling, its own
 * @returns first of all the number as it was kept before signs that nobody sees were taken out
 */
export function phoneSpellings(phone: string): string[] {
  const national = saudiMobile(phone)?.slice('+966'.length);
  const known = national === undefined ? [] : [`+966${national}`, `966${national}`, `0${national}`, national];
  const once = latinDigits(phone).replace(marks, '').trim();
  return [...new Set([once, once.replace(/\s/g, ''), typedNumber(phone), phoneToStore(phone), ...known])];
}

/** The marks of direction: all that was once taken out of a number. */
const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** @returns of several people the one whose phone is kept as it was typed, else in the likeliest spelling */
export function closestSpelling<T extends { readonly phone: string }>(
  people: readonly T[],
  spellings: readonly string[],
): T | undefined {
  const place = ({ phone }: T) => spellings.indexOf(phone);
  return [...people].sort((a, b) => place(a) - place(b))[0];
}

/** What stands for the phone of an account that has proven none. @returns a text that is no spelling of any phone */
export const unprovenPhone = (customerId: string): string => `unproven ${customerId}`;
