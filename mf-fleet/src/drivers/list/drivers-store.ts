import type { Availability, Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { cachedSearchText } from '@hawiyat/shared/locale/cached-search-text';
import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { onCompanyChange } from '@hawiyat/shared/state';
import { atom, computed } from 'nanostores';
import { $drivers, fetchDrivers } from '../../components/drivers.ts';

interface DriverFilter {
  readonly availability: Availability | 'all';
  readonly text: string;
}

export const showAll: DriverFilter = { availability: 'all', text: '' };

const foldedName = cachedSearchText<Driver>((item) => item.name);

export function matching({ availability, text }: DriverFilter): (driver: Driver) => boolean {
  const wanted = normalizeForSearch(text);
  return (item) =>
    (availability === 'all' || item.availability === availability) &&
    (foldedName(item).includes(wanted) || hasNumber(item, wanted));
}

/** Like the server's `q`: phones are typed in groups, with 966 or 0, and the end of an identity number. */
function hasNumber({ phone, identityNumber }: Driver, wanted: string): boolean {
  if (!/^[\d\s()+-]+$/.test(wanted)) return false;
  const digits = wanted.replace(/\D/g, '');
  if (digits === '') return false;
  const national = digits.replace(/^(00)?966/, '').replace(/^0(?=.)/, '');
  return (national !== '' && phone.replace(/\D/g, '').includes(national)) || identityNumber.endsWith(digits);
}

/** Outlives the screen, so that «back» from a driver restores the list. */
export const $filter = atom(showAll);

export const $found = computed([$drivers, $filter], ({ items }, filter) =>
  items ? items.filter(matching(filter)) : null,
);

export const setFilter = (change: Partial<DriverFilter>) => $filter.set({ ...$filter.get(), ...change });

onCompanyChange(() => $filter.set(showAll));

export function showAdded(driver: Driver): void {
  if ($drivers.get().items === null) void fetchDrivers();
  if (!matching($filter.get())(driver)) $filter.set(showAll);
}
