import { call } from '@hawiyat/shared/client';
import * as endpoints from '@hawiyat/shared/contract/drivers';
import type * as z from '@hawiyat/shared/contract/schema';
import { $drivers, dropDriver, onCompanyChange, putDriver } from '@hawiyat/shared/state';
import { atom, computed } from 'nanostores';
import { unlessGone } from '../parts/unless-gone.ts';
import { type DriverFilter, matches, showAll } from './driver-filter.ts';

export type DriverChange = z.output<typeof endpoints.driverChange>;

/** Outlives the screen, so that coming back from a driver's page finds the list as it was left. */
export const $filter = atom(showAll);
/** The driver whose dialog is open. */
export const $editing = atom<endpoints.Driver | null>(null);

/** What the filter leaves of the company's drivers; null before the first answer. */
export const $found = computed([$drivers, $filter], ({ items }, filter) =>
  items ? items.filter((it) => matches(it, filter)) : null,
);

export const setFilter = (change: Partial<DriverFilter>) => $filter.set({ ...$filter.get(), ...change });
export const editDriver = (driver: endpoints.Driver) => $editing.set(driver);
export const closeDialog = () => $editing.set(null);

onCompanyChange(() => {
  $filter.set(showAll);
  closeDialog();
});

/**
 * Changes a driver, here and for everybody who reads `$drivers`. What is blank is not sent, and so stays as it was
 * (specification, section 5 "Driver edit").
 * @throws CallError, 409 when the phone or the identity number is another's, 404 when he is not there any more
 */
export async function updateDriver(driverId: string, change: DriverChange): Promise<void> {
  const body = { ...change, email: change.email ?? undefined };
  const { driver } = await unlessGone(call(endpoints.updateDriver, { params: { driverId }, body }), () => {
    closeDialog();
    dropDriver(driverId);
  });
  putDriver(driver);
}
