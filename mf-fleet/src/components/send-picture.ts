import { call } from '@hawiyat/shared/client';
import { type Driver, removeDriverPicture, setDriverPicture } from '@hawiyat/shared/contract/drivers';

/**
 * Gives a driver another photo.
 * @param picture null takes his photo away
 * @returns the driver as the server has him now
 * @throws CallError, 413 or 415 when the server does not take the picture, 404 when the driver is not there any more
 */
export async function sendPicture(driverId: string, picture: File | null): Promise<Driver> {
  const params = { driverId };
  const { driver } = await (picture
    ? call(setDriverPicture, { params, body: { picture } })
    : call(removeDriverPicture, { params }));
  return driver;
}
