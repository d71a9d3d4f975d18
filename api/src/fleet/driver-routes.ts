import { spelledIdentifier } from '@hawiyat/shared/contract/core/read-number';
import {
  addDriver,
  createSignInLink as createSignInLinkCall,
  deleteDriver,
  exportDrivers,
  importDrivers,
  listDrivers,
  removeDriverPicture,
  setDriverPicture,
  updateDriver,
} from '@hawiyat/shared/contract/fleet/drivers';
import type { App } from '../app-context.ts';
import { forgetAnswers } from '../http/idempotency-key.ts';
import { serve } from '../http/serve.ts';
import { csvRoutes } from '../resources/csv-routes.ts';
import { photoErrors } from '../uploads/errors.ts';
import { driverFields } from './driver-fields.ts';
import { dropDriverPicture, putDriverPicture } from './driver-picture-commands.ts';
import { driversOf, findDrivers } from './driver-queries.ts';
import { createDriver, driverCommands, drivers, editDriver } from './drivers.ts';
import { driverBusy, driverMissing, driversFull, identityTaken, phoneTaken } from './errors.ts';
import { createSignInLink } from './sign-in-link.ts';

/** The page that a sign-in link opens (`pages/driver-sign-in-page.ts`). */
export const signInLinkPath = '/driver-app';

export function driverRoutes(app: App): void {
  serve(
    app,
    listDrivers,
    async ({ query, session: { companyId } }) => {
      const { rows, ...end } = await findDrivers(app, companyId, query);
      return { drivers: rows.map(driverFields.present), ...end };
    },
    { isList: true },
  );

  serve(app, addDriver, async ({ body, signal, session }) => ({
    driver: driverFields.present(await createDriver(app, session, body, signal())),
  })).throws(driversFull, phoneTaken, identityTaken);

  serve(app, updateDriver, async ({ params: { driverId }, body, browser, signal, session }) => {
    const edit = { id: driverId, input: body, ifMatch: browser.headers['if-match'], signal: signal() };
    return { driver: driverFields.present(await editDriver(app, session, edit)) };
  }).throws(driverMissing, phoneTaken, identityTaken);

  serve(app, createSignInLinkCall, async ({ params: { driverId }, session }) => {
    const { token, expiresAt } = await createSignInLink(app, session, driverId);
    return { link: `${app.linkUrl ?? ''}${signInLinkPath}#${token}`, expiresAt: expiresAt.toISOString() };
  }).throws(driverMissing);

  serve(app, deleteDriver, async ({ params: { driverId }, session }) => {
    await driverCommands.remove(app, session, driverId);
    await forgetAnswers(app, session.companyId);
    return { message: 'تم حذف السائق.' };
  }).throws(driverMissing, driverBusy);
}

export function driverPictureRoutes(app: App): void {
  serve(app, setDriverPicture, async ({ params: { driverId }, body: { picture }, session }) => ({
    driver: driverFields.present(await putDriverPicture(app, session, driverId, picture)),
  })).throws(driverMissing, ...photoErrors);

  serve(app, removeDriverPicture, async ({ params: { driverId }, session }) => ({
    driver: driverFields.present(await dropDriverPicture(app, session, driverId)),
  })).throws(driverMissing);
}

export function driverCsvRoutes(app: App): void {
  csvRoutes(
    app,
    { exported: exportDrivers, imported: importDrivers },
    {
      resource: drivers,
      key: { field: 'identityNumber', of: spelledIdentifier },
      find: driversOf,
      insert: (tx, _companyId, rows) =>
        tx.insertInto('drivers').values(rows).returning(driverFields.columns).execute(),
    },
  );
}
