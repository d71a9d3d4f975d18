import type { Availability, Driver } from '@hawiyat/shared/contract/drivers';
import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { cachedSearchText } from '../components/cached-search-text.ts';

/** What a person wants to see of the list. */
export interface DriverFilter {
  readonly availability: Availability | 'all';
  /** As typed: a part of the name or of the phone, or the end of the identity number. */
  readonly text: string;
}

export const showAll: DriverFilter = { availability: 'all', text: '' };

const foldedName = cachedSearchText<Driver>((item) => item.name);

/**
 * Tells whether a driver is among what a filter asks for.
 * @param filter availability and text; both must fit
 */
export function matching({ availability, text }: DriverFilter): (driver: Driver) => boolean {
  const wanted = normalizeForSearch(text);
  return (item) =>
    (availability === 'all' || item.availability === availability) &&
    (foldedName(item).includes(wanted) || hasNumber(item, wanted));
}

/**
 * As the server searches (`q`). A phone is typed in many ways: in groups, in brackets, with the country's 966 or with the 0 that
 * stands for it. Of an identity number people know the last digits.
 */
function hasNumber({ phone, identityNumber }: Driver, wanted: string): boolean {
  if (!/^[\d\s()+-]+$/.test(wanted)) return false;
  const digits = wanted.replace(/\D/g, '');
  if (digits === '') return false;
  const national = digits.replace(/^(00)?966/, '').replace(/^0(?=.)/, '');
  return (national !== '' && phone.replace(/\D/g, '').includes(national)) || identityNumber.endsWith(digits);
}
