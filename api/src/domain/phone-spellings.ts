import { saudiMobile } from '@hawiyat/shared/locale/saudi-phone';
import { phoneToStore } from './kept-phone.ts';

/**
 * The ways in which the same mobile number may stand in a row: people sign in with another spelling than the one they
 * registered with, or that their company typed for them.
 * @param phone as typed, in Latin digits; a number that is no Saudi mobile has one spelling, its own
 */
export function phoneSpellings(phone: string): string[] {
  const national = saudiMobile(phone)?.slice('+966'.length);
  const known = national === undefined ? [] : [`+966${national}`, `966${national}`, `0${national}`, national];
  return [...new Set([phone, phoneToStore(phone), ...known])];
}
