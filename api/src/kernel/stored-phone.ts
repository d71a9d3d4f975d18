import { typedNumber } from '@hawiyat/shared/contract/digits';
import { saudiMobile } from '@hawiyat/shared/locale/saudi-phone';

/**
 * The stored and compared form of a phone: two spellings of one number are equal. A text that is no Saudi
 * mobile is not rejected, because drivers and customers have foreign numbers too.
 * @param text as typed
 * @returns E.164 of a Saudi mobile, else the text in Latin digits without spaces and direction marks
 */
export function phoneToStore(text: string): string {
  return saudiMobile(text) ?? typedNumber(text).replace(/\s/g, '');
}

/** A stored phone as people write it: `+966501234567` → `0501234567`; other numbers stay as they are. */
export function phoneToShow(stored: string): string {
  return stored.replace(/^\+966(?=5\d{8}$)/, '0');
}
