import { CallError, call } from '@hawiyat/shared/client';
import * as endpoints from '@hawiyat/shared/contract/drivers';
import type { Answer } from '@hawiyat/shared/contract/endpoint';
import { $session, dropDriver, onCompanyChange, onLiveEvent, putDriver } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
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

const closed: DriverDetailState = {
  ...{ driverId: null, details: null, loading: false, error: null, missing: false },
};

export const $detail = atom(closed);
export const $pictureOpen = atom(false);

export const openPicture = () => $pictureOpen.set(true);
export const closePicture = () => $pictureOpen.set(false);

let running = new AbortController();

/** Clears the previous driver and fetches this one. */
export async function openDriver(driverId: string): Promise<void> {
  closeDriver();
  $detail.set({ ...closed, driverId });
  await fetchDetails();
}

export function closeDriver(): void {
  running.abort();
  closePicture();
  $detail.set(closed);
}

/** A newer call replaces a running one. */
export async function fetchDetails(): Promise<void> {
  const { driverId } = $detail.get();
  if (driverId === null) return;
  running.abort();
  running = new AbortController();
  const { signal } = running;
  $detail.set({ ...$detail.get(), loading: true });
  try {
    const details = await call(endpoints.driverDetails, { params: { driverId } }, signal);
    if (!signal.aborted) $detail.set({ ...closed, driverId, details });
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof CallError)) throw error;
    const missing = error.status === 404;
    if (missing) dropDriver(driverId);
    $detail.set(
      missing ? { ...closed, driverId, missing } : { ...$detail.get(), loading: false, error: error.message },
    );
  }
}

/**
 * Sets or removes a driver's picture, here and in `$drivers`.
 * @throws CallError 413 or 415 for a rejected picture, 404 when the driver is gone
 */
export async function changePicture(driverId: string, picture: File | null): Promise<void> {
  const driver = await unlessGone(sendPicture(driverId, picture), () => {
    closePicture();
    void fetchDetails();
  });
  putDriver(driver);
  const now = $detail.get();
  if (now.driverId !== driverId) return;
  if (now.details) $detail.set({ ...now, details: { ...now.details, driver } });
  // Details requested before the change would undo it.
  if (now.loading) void fetchDetails();
}

onLiveEvent((event) => {
  if (!event || isAbout(event.type, event.id, event.data.driverId)) void fetchDetails();
});

/** The driver has changed, or an order that he has or gets. */
function isAbout(type: string, id: string, driver: string | null | undefined): boolean {
  const { driverId, details } = $detail.get();
  if (type.startsWith('driver.')) return id === driverId;
  return (
    type.startsWith('order.') && (driver === driverId || !!details?.orders.some((order) => order.id === id))
  );
}

// The next company must not see the previous one's driver; its own are fetched for the open address.
onCompanyChange(() => {
  const { driverId } = $detail.get();
  if ($session.get() && driverId !== null) void openDriver(driverId);
  else closeDriver();
});
