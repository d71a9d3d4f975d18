import { dialogState } from '@hawiyat/shared/components/dialog-state';
import type { Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { onCompanyChange } from '@hawiyat/shared/state';
import { atom, computed } from 'nanostores';
import { $drivers, fetchDrivers } from '../../components/drivers.ts';
import { type DriverFilter, matching, showAll } from './driver-filter.ts';

export type DriverDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete'; readonly driver: Driver };

/** Outlives the screen, so that «back» from a driver restores the list. */
export const $filter = atom(showAll);
export const { $dialog, openDialog, closeDialog } = dialogState<DriverDialog>();

/** Null before the first answer. */
export const $found = computed([$drivers, $filter], ({ items }, filter) =>
  items ? items.filter(matching(filter)) : null,
);

export const setFilter = (change: Partial<DriverFilter>) => $filter.set({ ...$filter.get(), ...change });

onCompanyChange(() => {
  $filter.set(showAll);
});

/** Clears the filter that would hide a new driver. */
export function showAdded(driver: Driver): void {
  if ($drivers.get().items === null) void fetchDrivers();
  if (!matching($filter.get())(driver)) $filter.set(showAll);
}
