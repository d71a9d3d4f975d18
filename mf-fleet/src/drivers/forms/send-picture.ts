import { removeDriverPicture, setDriverPicture } from '@hawiyat/shared/contract/fleet/drivers';
import { createMutation } from '@hawiyat/shared/query';
import { takesDriver } from '../../components/drivers.ts';

const $setting = createMutation(setDriverPicture, takesDriver);
const $removing = createMutation(removeDriverPicture, takesDriver);

/** Null removes the picture. @throws CallError 413 or 415 for a rejected picture, 404 when the driver is gone */
export async function sendPicture(driverId: string, picture: File | null): Promise<void> {
  const params = { driverId };
  await (picture ? $setting.send({ params, body: { picture } }) : $removing.send({ params }));
}
