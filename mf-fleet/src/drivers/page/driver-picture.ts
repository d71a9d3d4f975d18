import { driverDetails } from '@hawiyat/shared/contract/fleet/driver-details';
import { invalidate } from '@hawiyat/shared/query';
import { unlessGone } from '../../components/unless-gone.ts';
import { sendPicture } from '../forms/driver-commands.ts';
import { closeDialog } from './driver-detail-store.ts';

/**
 * Changes the picture here and in the list. @throws CallError 413 or 415 for a rejected picture, 404 when the driver is
 * gone
 */
export async function changePicture(driverId: string, picture: File | null): Promise<void> {
  await unlessGone(sendPicture(driverId, picture), () => {
    closeDialog();
    invalidate(driverDetails);
  });
}
