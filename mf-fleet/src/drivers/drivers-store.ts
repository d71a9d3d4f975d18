import { CallError } from '@hawiyat/shared/client';
import * as endpoints from '@hawiyat/shared/contract/drivers';
import type * as z from '@hawiyat/shared/contract/schema';
import { applyChanges, createMutation } from '@hawiyat/shared/query';
import { onCompanyChange } from '@hawiyat/shared/state';
import { atom, computed } from 'nanostores';
import { $drivers, fetchDrivers, takesDriver, withoutDriver } from '../components/drivers.ts';
import { sendPicture } from '../components/send-picture.ts';
import { unlessGone } from '../components/unless-gone.ts';
import { type DriverFilter, matching, showAll } from './driver-filter.ts';
import { messages } from './drivers-messages.ts';

export type DriverChange = z.output<typeof endpoints.driverChange>;
/** Null removes the picture, undefined leaves it. */
export type ChosenPicture = File | null | undefined;

export type DriverDialog =
  /** `saved`: the driver was added, only the picture is missing. */
  | { readonly kind: 'add'; readonly saved?: string }
  | { readonly kind: 'edit' | 'delete'; readonly driver: endpoints.Driver };

/** Outlives the screen, so that coming back from a driver's page finds the list as it was. */
export const $filter = atom(showAll);
export const $dialog = atom<DriverDialog | null>(null);

/** Null before the first answer. */
export const $found = computed([$drivers, $filter], ({ items }, filter) =>
  items ? items.filter(matching(filter)) : null,
);

export const setFilter = (change: Partial<DriverFilter>) => $filter.set({ ...$filter.get(), ...change });
export const openDialog = (dialog: DriverDialog) => $dialog.set(dialog);
export const closeDialog = () => $dialog.set(null);

onCompanyChange(() => {
  $filter.set(showAll);
  closeDialog();
});

const $adding = createMutation(endpoints.addDriver, takesDriver);
const $updating = createMutation(endpoints.updateDriver, takesDriver);
const $deleting = createMutation(endpoints.deleteDriver, {
  applies: (_, { params }) => withoutDriver(params.driverId),
  id: (_, { params }) => params.driverId,
});

/**
 * Adds a driver and shows him, whatever the filter. After a rejected picture the next call from the same
 * dialog updates him instead of adding him again.
 * @throws CallError 409 when another driver has the phone or the identity number
 */
export async function addDriver(draft: endpoints.DriverDraft, picture?: ChosenPicture): Promise<void> {
  const dialog = $dialog.get();
  const saved = dialog?.kind === 'add' ? dialog.saved : undefined;
  const { driver } = saved
    ? await unlessGone($updating.send({ params: { driverId: saved }, body: draft }), forget(saved))
    : await $adding.send({ body: draft });
  if ($drivers.get().items === null) void fetchDrivers();
  if (!matching($filter.get())(driver)) $filter.set(showAll);
  if (dialog?.kind === 'add' && $dialog.get() === dialog) openDialog({ kind: 'add', saved: driver.id });
  await changePicture(driver, picture);
}

export interface DriverUpdate {
  /** The version that the change began with. */
  readonly version?: number | undefined;
  /** Called when all but the picture is saved. */
  readonly onSaved?: (driver: endpoints.Driver) => void;
}

/**
 * Changes a driver; blank fields are not sent and stay as they were.
 * @throws CallError 409 when another driver has the phone or the identity number, or there is a newer version
 * (`outdated`); 404 when he is gone
 */
export async function updateDriver(
  driverId: string,
  change: DriverChange,
  picture?: ChosenPicture,
  { version, onSaved }: DriverUpdate = {},
): Promise<void> {
  const filled = Object.entries(change).filter(([, value]) => value !== null);
  const body: DriverChange = Object.fromEntries(filled);
  const sent = $updating.send({ params: { driverId }, body }, { version });
  const { driver } = await unlessGone(sent, forget(driverId));
  onSaved?.(driver);
  await changePicture(driver, picture);
}

/** @throws CallError 409 while he has an open order, 404 when he is gone */
export async function deleteDriver(driverId: string): Promise<void> {
  await unlessGone($deleting.send({ params: { driverId } }), forget(driverId));
}

/** Sent after the driver himself: when it fails, the person reads that the rest is saved. */
async function changePicture(
  { id, picture: current }: endpoints.Driver,
  picture: ChosenPicture,
): Promise<void> {
  if (picture === undefined || (picture === null && current === null)) return;
  try {
    await unlessGone(sendPicture(id, picture), forget(id));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { status, code } = error;
    throw new CallError(messages.withoutPicture(error.message), { status, code, cause: error });
  }
}

const forget = (driverId: string) => () => {
  closeDialog();
  applyChanges(withoutDriver(driverId));
};
