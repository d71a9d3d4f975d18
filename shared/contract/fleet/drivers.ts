import * as z from '@hawiyat/shared/contract/core/schema';
import { csvBodyLimit, csvImport, importLimit, importReport } from '../core/csv.ts';
import { draftOf } from '../core/edited-fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { photo, pictureWrong } from '../core/picture.ts';
import { pure } from '../core/pure.ts';
import { moment, saying } from '../core/values.ts';
import { password } from './driver-change.ts';
import { driver } from './driver-list.ts';
import { editedDriver } from './edited-driver.ts';

export * from './assignable-drivers.ts';
export { driverChange, updateDriver } from './driver-change.ts';
export * from './driver-details.ts';
export * from './driver-list.ts';

export const driverDraft = pure(() => {
  const { name, phone, email, ...others } = draftOf(editedDriver);
  return z.object({ name, phone, email, password, ...others });
});
export type DriverDraft = z.output<typeof driverDraft>;

export const signInLinkHours = 24;

export const createSignInLink = endpoint('POST /api/company/drivers/:driverId/sign-in-link', () => ({
  right: 'change-fleet',
  undo: 'session',
  everyTime: true,
  response: z.object({
    /** With the token in its fragment; a path alone where the server does not know its own address. */
    link: z.string(),
    expiresAt: moment,
  }),
  status: 201,
  defaultMessage: 'Failed to create the link',
}));

export const addDriver = endpoint('POST /api/company/drivers/add', () => ({
  right: 'change-fleet',
  undo: 'undoable',
  body: driverDraft,
  response: z.object({ driver }),
  status: 201,
  defaultMessage: 'Failed to add driver',
}));

export const deleteDriver = endpoint('DELETE /api/company/drivers/:driverId', () => ({
  right: 'change-fleet',
  undo: 'confirmed',
  response: saying,
  defaultMessage: 'Failed to delete driver',
}));

export const setDriverPicture = endpoint('POST /api/company/drivers/:driverId/picture', () => ({
  right: 'change-fleet',
  undo: 'file',
  body: z.object({ picture: photo(pictureWrong) }),
  multipart: true,
  files: 'photos',
  response: z.object({ driver }),
  defaultMessage: 'Failed to update driver',
}));

export const removeDriverPicture = endpoint('DELETE /api/company/drivers/:driverId/picture', () => ({
  right: 'change-fleet',
  undo: 'file',
  response: z.object({ driver }),
  defaultMessage: 'Failed to update driver',
}));

export const exportDrivers = endpoint('GET /api/company/drivers/export', () => ({
  right: 'see-work',
  response: z.string(),
  answers: 'csv',
  defaultMessage: 'Failed to fetch drivers',
}));

export const importDrivers = endpoint('POST /api/company/drivers/import', () => ({
  right: 'change-fleet',
  undo: 'confirmed',
  perCaller: importLimit,
  body: csvImport,
  bodyLimit: csvBodyLimit,
  takesAnyText: true,
  response: z.object({ report: importReport }),
  defaultMessage: 'Failed to add driver',
}));
