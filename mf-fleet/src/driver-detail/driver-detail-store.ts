import * as endpoints from '@hawiyat/shared/contract/drivers';
import type { Answer } from '@hawiyat/shared/contract/endpoint';
import type { LiveEvent } from '@hawiyat/shared/contract/events';
import { applyChanges, createQuery, invalidate } from '@hawiyat/shared/query';
import { $session, onCompanyChange } from '@hawiyat/shared/state';
import { atom, computed } from 'nanostores';
import { withoutDriver } from '../components/drivers.ts';
import { sendPicture } from '../components/send-picture.ts';
import { unlessGone } from '../components/unless-gone.ts';

export type DriverDetails = Answer<typeof endpoints.driverDetails>;

export interface DriverDetailState {
  /** Null while no page is open. */
  readonly driverId: string | null;
  /** Null before the first answer. */
  readonly details: DriverDetails | null;
  readonly loading: boolean;
  /** Why the last fetch failed; earlier details stay. */
  readonly error: string | null;
  readonly missing: boolean;
}

const $driverId = atom<string | null>(null);
const $details = createQuery(
  endpoints.driverDetails,
  computed($driverId, (driverId) => (driverId === null ? null : { params: { driverId }, query: {} })),
  // A page shows what the server says now, so nothing is kept of the last visit.
  { invalidatedBy: isAbout, gcTime: 0 },
);

export const $detail = computed(
  [$driverId, $details],
  (driverId, { data: details, loading, error, errorStatus }): DriverDetailState =>
    errorStatus === 404
      ? { driverId, details: null, loading: false, error: null, missing: true }
      : { driverId, details, loading, error, missing: false },
);
export const $pictureOpen = atom(false);

export const openPicture = () => $pictureOpen.set(true);
export const closePicture = () => $pictureOpen.set(false);
export const fetchDetails = $details.fetch;

let leave = () => {};

/** Clears the previous driver and fetches this one. */
export async function openDriver(driverId: string): Promise<void> {
  closeDriver();
  leave = $detail.listen(({ missing }) => missing && applyChanges(withoutDriver(driverId)));
  $driverId.set(driverId);
  await fetchDetails();
}

export function closeDriver(): void {
  leave();
  closePicture();
  $driverId.set(null);
}

/**
 * Sets or removes a driver's picture, here and in the list.
 * @throws CallError 413 or 415 for a rejected picture, 404 when the driver is gone
 */
export async function changePicture(driverId: string, picture: File | null): Promise<void> {
  await unlessGone(sendPicture(driverId, picture), () => {
    closePicture();
    invalidate(endpoints.driverDetails);
  });
}

/** The driver has changed, or an order that he has or gets. */
function isAbout({ type, id, data }: LiveEvent): boolean {
  const driverId = $driverId.get();
  if (driverId === null) return false;
  if (type.startsWith('driver.')) return id === driverId;
  const has = () => $details.get().data?.orders.some((order) => order.id === id) ?? false;
  return type.startsWith('order.') && (data.driverId === driverId || has());
}

// The next company's own driver is fetched for the open address.
onCompanyChange(() => {
  const driverId = $driverId.get();
  if ($session.get() && driverId !== null) void openDriver(driverId);
  else closeDriver();
});
