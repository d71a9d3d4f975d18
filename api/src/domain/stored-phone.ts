import { typedNumber } from '@hawiyat/shared/contract/digits';
import { saudiMobile } from '@hawiyat/shared/locale/saudi-phone';

/**
 * A person's phone as it is kept and compared: the same number typed in two ways is one number.
 * A text that is no Saudi mobile is never rejected, because the specification asks for no format.
 * @param text as typed
 * @returns E.164 of a Saudi mobile, else the text in Latin digits without spaces and marks of direction
 */
export function phoneToStore(text: string): string {
  return saudiMobile(text) ?? typedNumber(text).replace(/\s/g, '');
}

/** A kept phone as people write it: `+966501234567` → `0501234567`; what is no Saudi number stays as it is. */
export function phoneToShow(stored: string): string {
  return stored.replace(/^\+966(?=5\d{8}$)/, '0');
}
