import { readPhone } from '@hawiyat/shared/contract/core/read-number';
import { plainSigns } from '@hawiyat/shared/contract/core/sheet-text';
import { saudiMobile } from '@hawiyat/shared/locale/saudi-phone';

/**
 * The stored and compared form of a phone: two spellings of one number are equal. A text that is no Saudi
 * mobile is not rejected, because drivers and customers have foreign numbers too.
 * @param text as typed
 * @returns E.164 of a Saudi mobile, else the digits as they are read; of a text that no form takes, the text without spaces
 */
export function phoneToStore(text: string): string {
  const read = readPhone(text);
  return saudiMobile(text) ?? (typeof read === 'string' ? read : plainSigns(text).replace(/\s/g, ''));
}

/** A stored phone as people write it: `+966501234567` → `0501234567`; other numbers stay as they are. */
export function phoneToShow(stored: string): string {
  return stored.replace(/^\+966(?=5\d{8}$)/, '0');
}
