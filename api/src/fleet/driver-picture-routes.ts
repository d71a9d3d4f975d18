import { removeDriverPicture, setDriverPicture } from '@hawiyat/shared/contract/fleet/drivers';
import type { App } from '../app-context.ts';
import { serve } from '../server/serve.ts';
import { photoErrors } from '../uploads/errors.ts';
import { driverFields } from './driver-fields.ts';
import { dropDriverPicture, putDriverPicture } from './driver-picture-commands.ts';
import { driverMissing } from './errors.ts';

export function driverPictureRoutes(app: App): void {
  serve(app, setDriverPicture, async ({ params: { driverId }, body: { picture }, session }) => ({
    driver: driverFields.present(await putDriverPicture(app, session, driverId, picture)),
  })).throws(driverMissing, ...photoErrors);

  serve(app, removeDriverPicture, async ({ params: { driverId }, session }) => ({
    driver: driverFields.present(await dropDriverPicture(app, session, driverId)),
  })).throws(driverMissing);
}
