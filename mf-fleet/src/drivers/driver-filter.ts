import type { Availability, Driver } from '@hawiyat/shared/contract/drivers';
import { folded } from '@hawiyat/shared/locale/folded';

/** What a person wants to see of the list. */
export interface DriverFilter {
  readonly availability: Availability | 'all';
  /** As typed: a part of the name or of the phone. */
  readonly text: string;
}

export const showAll: DriverFilter = { availability: 'all', text: '' };

/**
 * Whether a driver is among what the filter asks for.
 * @param driver a row of the list
 * @param filter availability and text; both must fit
 */
export function matches(driver: Driver, { availability, text }: DriverFilter): boolean {
  if (availability !== 'all' && driver.availability !== availability) return false;
  const wanted = folded(text);
  return folded(driver.name).includes(wanted) || hasPhone(driver, wanted);
}

/** A phone is typed in many ways: in groups, in brackets, with the country's 966 or with the 0 that stands for it. */
function hasPhone({ phone }: Driver, wanted: string): boolean {
  if (!/^[\d\s()+-]+$/.test(wanted)) return false;
  const national = wanted.replace(/\D/g, '').replace(/^(00)?966/, '');
  return national !== '' && phone.replace(/\D/g, '').includes(national.replace(/^0(?=.)/, ''));
}
