import { CallError, type CallOptions } from '@hawiyat/shared/client';
import type * as z from '@hawiyat/shared/contract/core/schema';
import * as endpoints from '@hawiyat/shared/contract/fleet/drivers';
import { applyChanges, createMutation } from '@hawiyat/shared/query';
import { takesDriver, withoutDriver } from '../../components/drivers.ts';
import { offerFormer, offerInverse } from '../../components/offer-former.ts';
import { unlessGone } from '../../components/unless-gone.ts';
import { messages } from '../../texts/driver-forms.ts';

export type DriverChange = z.output<typeof endpoints.driverChange>;
/** Null removes the picture, undefined leaves it. */
export type ChosenPicture = File | null | undefined;

const $adding = createMutation(endpoints.addDriver, takesDriver);
const $updating = createMutation(endpoints.updateDriver, takesDriver);
const $deleting = createMutation(endpoints.deleteDriver, {
  applies: (_, { params }) => withoutDriver(params.driverId),
  id: (_, { params }) => params.driverId,
});

const $setting = createMutation(endpoints.setDriverPicture, takesDriver);
const $removing = createMutation(endpoints.removeDriverPicture, takesDriver);

interface Saving {
  readonly onGone: () => void;
  readonly onSaved?: (driver: endpoints.Driver) => void;
}

/** `saved`: whom an earlier press added. @throws CallError 409 when phone or identity number is taken */
export async function addDriver(
  draft: endpoints.DriverDraft,
  picture: ChosenPicture,
  { saved, onGone, onSaved }: Saving & { readonly saved?: string | undefined },
): Promise<void> {
  const { driver } = saved
    ? await unlessGone($updating.send({ params: { driverId: saved }, body: draft }), forget(saved, onGone))
    : await $adding.send({ body: draft });
  onSaved?.(driver);
  if (!saved)
    offerInverse(endpoints.addDriver, [messages.adding.success, messages.additionUndone], (options) =>
      $deleting.send({ params: { driverId: driver.id } }, options),
    );
  await changePicture(driver, picture, onGone);
}

/**
 * Blank fields stay as they were. With `former` it offers to undo all but picture and password. @throws CallError 409
 * when another driver has the phone or the identity number, or for a newer version (`outdated`); 404 when he is gone
 */
export async function updateDriver(
  driverId: string,
  change: DriverChange,
  picture: ChosenPicture,
  { onGone, onSaved, former, version }: Saving & CallOptions & { readonly former?: endpoints.Driver },
): Promise<void> {
  const filled = Object.entries(change).filter(([, value]) => value !== null);
  const sent = offerFormer(endpoints.updateDriver, {
    text: messages.editing.success,
    draft: Object.fromEntries(filled),
    former,
    version,
    send: (body: DriverChange, options) => $updating.send({ params: { driverId }, body }, options),
  });
  const { driver } = await unlessGone(sent, forget(driverId, onGone));
  onSaved?.(driver);
  await changePicture(driver, picture, onGone);
}

/** @throws CallError 409 while he has an open order, 404 when he is gone */
export async function deleteDriver(driverId: string, onGone: () => void): Promise<void> {
  await unlessGone($deleting.send({ params: { driverId } }), forget(driverId, onGone));
}

export async function sendPicture(driverId: string, picture: File | null): Promise<void> {
  const params = { driverId };
  await (picture ? $setting.send({ params, body: { picture } }) : $removing.send({ params }));
}

/** Sent after the driver: a failure says that the rest is saved. */
async function changePicture(
  { id, picture: current }: endpoints.Driver,
  picture: ChosenPicture,
  onGone: () => void,
): Promise<void> {
  if (picture === undefined || (picture === null && current === null)) return;
  try {
    await unlessGone(sendPicture(id, picture), forget(id, onGone));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { status, code } = error;
    throw new CallError(messages.withoutPicture(error.message), { status, code, cause: error });
  }
}

const forget = (driverId: string, onGone: () => void) => () => {
  onGone();
  applyChanges(withoutDriver(driverId));
};
