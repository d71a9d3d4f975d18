import { removeDriverPicture, setDriverPicture } from '@hawiyat/shared/contract/drivers';
import type { App } from '../app-context.ts';
import { serve } from '../server/serve.ts';
import { dropDriverPicture, putDriverPicture } from './driver-picture-commands.ts';
import { presentDriver } from './driver-presenter.ts';

export function driverPictureRoutes(app: App): void {
  serve(app, setDriverPicture, async ({ params: { driverId }, body: { picture }, session }) => ({
    driver: presentDriver(await putDriverPicture(app, session, driverId, picture)),
  }));

  serve(app, removeDriverPicture, async ({ params: { driverId }, session }) => ({
    driver: presentDriver(await dropDriverPicture(app, session, driverId)),
  }));
}
