import { readPhone } from '@hawiyat/shared/contract/core/read-number';
import { plainSigns } from '@hawiyat/shared/contract/core/sheet-text';
import { saudiMobile } from '@hawiyat/shared/locale/saudi-phone';

/** E.164 of a Saudi mobile, else the digits: drivers and customers may have foreign numbers, so any text is valid. */
export function phoneToStore(text: string): string {
  const read = readPhone(text);
  return saudiMobile(text) ?? (typeof read === 'string' ? read : plainSigns(text).replace(/\s/g, ''));
}

/** A stored phone as people write it: `+966501234567` → `0501234567`; other numbers stay. */
export function phoneToShow(stored: string): string {
  return stored.replace(/^\+966(?=5\d{8}$)/, '0');
}
