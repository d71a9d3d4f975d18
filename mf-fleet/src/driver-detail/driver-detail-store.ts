import { CallError, call } from '@hawiyat/shared/client';
import * as endpoints from '@hawiyat/shared/contract/drivers';
import type { Answer } from '@hawiyat/shared/contract/endpoint';
import { $session, dropDriver, onCompanyChange, onLiveEvent, putDriver } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { sendPicture } from '../components/send-picture.ts';
import { unlessGone } from '../components/unless-gone.ts';

export type DriverDetails = Answer<typeof endpoints.driverDetails>;

export interface DriverDetailState {
  /** Whose page is open; null while none is. */
  readonly driverId: string | null;
  /** What the server last answered with about him; null before its first answer. */
  readonly details: DriverDetails | null;
  readonly loading: boolean;
  /** Why the last fetch failed, until one succeeds; what was known before stays. */
  readonly error: string | null;
  /** The company has no such driver. */
  readonly missing: boolean;
}

const closed: DriverDetailState = {
  ...{ driverId: null, details: null, loading: false, error: null, missing: false },
};

/** The driver whose page is open. */
export const $detail = atom(closed);
export const $pictureOpen = atom(false);

export const openPicture = () => $pictureOpen.set(true);
export const closePicture = () => $pictureOpen.set(false);

let running = new AbortController();

/** Opens a driver's page: nothing of the one before is left, and his details are asked for. */
export async function openDriver(driverId: string): Promise<void> {
  closeDriver();
  $detail.set({ ...closed, driverId });
  await fetchDetails();
}

/** Leaves the page: its details are cleared. */
export function closeDriver(): void {
  running.abort();
  closePicture();
  $detail.set(closed);
}

/** Asks for the open driver's details; a newer call takes the place of one that is under way. */
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
 * Gives a driver another photo, or none, here and for everybody who reads `$drivers`.
 * @throws CallError, 413 or 415 when the server does not take the picture, 404 when the driver is not there any more
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
  // Details that were asked for before the change would undo it.
  if (now.loading) void fetchDetails();
}

onLiveEvent((event) => {
  if (!event || isAbout(event.type, event.id, event.data.driverId)) void fetchDetails();
});

/** He himself changed, or an order that is his: one that he is given, or one of those that he has. */
function isAbout(type: string, id: string, driver: string | null | undefined): boolean {
  const { driverId, details } = $detail.get();
  if (type.startsWith('driver.')) return id === driverId;
  return (
    type.startsWith('order.') && (driver === driverId || !!details?.orders.some((order) => order.id === id))
  );
}

// The next company must find nothing of the one before; for it, the open address is asked for anew.
onCompanyChange(() => {
  const { driverId } = $detail.get();
  if ($session.get() && driverId !== null) void openDriver(driverId);
  else closeDriver();
});
