import { call } from '@hawiyat/shared/client';
import { type Driver, removeDriverPicture, setDriverPicture } from '@hawiyat/shared/contract/drivers';

/**
 * @param picture null removes the picture
 * @returns the driver as the server has him now
 * @throws CallError 413 or 415 for a rejected picture, 404 when the driver is gone
 */
export async function sendPicture(driverId: string, picture: File | null): Promise<Driver> {
  const params = { driverId };
  const { driver } = await (picture
    ? call(setDriverPicture, { params, body: { picture } })
    : call(removeDriverPicture, { params }));
  return driver;
}
