import * as z from '@hawiyat/shared/contract/core/schema';
import { answeredEnum } from '../core/answered-enum.ts';
import { containerSizes, containerTypes } from '../core/container-kinds.ts';
import { csvBodyLimit, csvImport, importLimit, importReport } from '../core/csv.ts';
import { day, moment } from '../core/days.ts';
import { answersOf, changeOf, draftOf } from '../core/edited-fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { normalizeText } from '../core/normalize-text.ts';
import { badFilter, order, pageEnd, pageQuery, search } from '../core/paging.ts';
import { photo, pictureWrong } from '../core/picture.ts';
import { object, pure } from '../core/pure.ts';
import { id, tooLong } from '../core/text.ts';
import { orderStatuses, shownNumber } from '../orders/orders.ts';
import { availabilities, editedDriver } from './edited-driver.ts';

export { type Availability, availabilities } from './edited-driver.ts';

export const driver = object(() => ({
  id: z.string(),
  ...answersOf(editedDriver),
  picture: z.nullable(z.string()),
  /** For `If-Match` of an edit; the photo is no part of it. */
  version: z.number(),
}));
export type Driver = z.infer<typeof driver>;

/** A blank counts as left out: an edit keeps the old password. */
const password = pure(() =>
  z.optional(
    z.pipe(
      z.pipe(
        z.nullable(z.string().check(z.maxLength(1024, tooLong))),
        z.transform((text) => (text?.trim() ? text : undefined)),
      ),
      z.optional(z.string().check(z.minLength(6, 'كلمة المرور يجب أن تكون 6 أحرف على الأقل'))),
    ),
  ),
);
export const driverDraft = pure(() => {
  const { name, phone, email, ...others } = draftOf(editedDriver);
  return z.object({ name, phone, email, password, ...others });
});
export type DriverDraft = z.output<typeof driverDraft>;

/** The edit form sends fields that are not blank, and availability always. */
export const driverChange = pure(() => {
  const { name, phone, email, ...others } = changeOf(editedDriver);
  return z.object({
    ...{ name, phone, email, password, ...others },
    // A blank counts as left out: only the add form requires it.
    identityNumber: z.optional(
      z.pipe(
        z.transform((value: unknown) =>
          typeof value === 'string' && normalizeText(value).trim() === '' ? undefined : value,
        ),
        z.optional(editedDriver.identityNumber.edited),
      ),
    ),
  });
});

export const driverOrder = object(() => ({
  id: z.string(),
  number: shownNumber,
  /** In Arabic letters, «ح ن ط 7356»; before delivery that of the driver's present truck. */
  truck: z.nullable(z.string()),
  containerNumber: z.string(),
  type: answeredEnum(containerTypes),
  size: answeredEnum(containerSizes),
  deliveryDate: day,
  status: answeredEnum(orderStatuses),
}));
export type DriverOrder = z.infer<typeof driverOrder>;

export const assignableDriver = object(() => ({
  id: z.string(),
  name: z.string(),
  picture: z.nullable(z.string()),
  availability: editedDriver.availability.answered,
  openJobs: z.number(),
  /** Overdue tasks count for today. */
  jobsOnDay: z.number(),
  /** By air from his stop of that day or the depot: one decimal below 10 km; null when a place is unknown. */
  distanceKm: z.nullable(z.number()),
  distanceFrom: z.nullable(answeredEnum(['stop', 'depot'])),
  /** His and his truck's documents that are not valid on the day: «رخصة القيادة». */
  expired: z.array(z.string()),
}));
export type AssignableDriver = z.infer<typeof assignableDriver>;

export const listDrivers = endpoint(() => ({
  path: '/api/company/drivers',
  right: 'see-work',
  query: z.object({
    q: z.optional(search),
    availability: z.optional(z.enum(availabilities, badFilter)),
    sort: z.optional(z.enum(['createdAt', 'name'], badFilter)),
    order,
    ...pageQuery,
  }),
  response: z.object({ drivers: z.array(driver), ...pageEnd }),
  defaultMessage: 'Failed to fetch drivers',
}));

export const listAssignableDrivers = endpoint(() => ({
  path: '/api/company/drivers/assignable',
  right: 'assign',
  query: z.object({ day: z.optional(day), task: z.optional(id) }),
  response: z.object({
    drivers: z.array(assignableDriver),
    companyExpired: z.array(z.string()),
  }),
  defaultMessage: 'Failed to fetch drivers',
}));

export const driverDetails = endpoint(() => ({
  path: '/api/company/drivers/:driverId/details',
  right: 'see-work',
  query: z.object(pageQuery),
  response: z.object({
    driver,
    statistics: z.object({
      currentApplications: z.number(),
      completedApplications: z.number(),
      totalApplications: z.number(),
    }),
    truck: z.nullable(z.object({ id: z.string(), plate: z.string(), name: z.nullable(z.string()) })),
    licenseExpiry: z.nullable(day),
    orders: z.array(driverOrder),
    ...pageEnd,
  }),
  defaultMessage: 'Failed to fetch driver details',
}));

export const driverOrderStates = ['open', 'completed', 'canceled'] as const;
export type DriverOrderState = (typeof driverOrderStates)[number];

export const listDriverOrders = endpoint(() => ({
  path: '/api/company/drivers/:driverId/orders',
  right: 'see-work',
  query: z.object({
    state: z.optional(z.enum(driverOrderStates, badFilter)),
    /** Of the delivery day: `2026-11`. */
    month: z.optional(
      z.string(badFilter).check(z.maxLength(7, badFilter), z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, badFilter)),
    ),
    ...pageQuery,
  }),
  response: z.object({
    orders: z.array(driverOrder),
    total: z.optional(z.number()),
    ...pageEnd,
  }),
  defaultMessage: 'Failed to fetch driver details',
}));

export const signInLinkHours = 24;

export const createSignInLink = endpoint(() => ({
  method: 'POST',
  path: '/api/company/drivers/:driverId/sign-in-link',
  right: 'change-fleet',
  everyTime: true,
  response: z.object({
    /** With the token in its fragment; a path alone where the server does not know its own address. */
    link: z.string(),
    expiresAt: moment,
  }),
  status: 201,
  defaultMessage: 'Failed to create the link',
}));

export const addDriver = endpoint(() => ({
  method: 'POST',
  path: '/api/company/drivers/add',
  right: 'change-fleet',
  body: driverDraft,
  response: z.object({ driver }),
  status: 201,
  defaultMessage: 'Failed to add driver',
}));

export const updateDriver = endpoint(() => ({
  method: 'PATCH',
  path: '/api/company/drivers/:driverId',
  right: 'change-fleet',
  versioned: true,
  body: driverChange,
  response: z.object({ driver }),
  defaultMessage: 'Failed to update driver',
}));

export const deleteDriver = endpoint(() => ({
  method: 'DELETE',
  path: '/api/company/drivers/:driverId',
  right: 'change-fleet',
  response: z.object({ message: z.string() }),
  defaultMessage: 'Failed to delete driver',
}));

export const setDriverPicture = endpoint(() => ({
  method: 'POST',
  path: '/api/company/drivers/:driverId/picture',
  right: 'change-fleet',
  body: z.object({ picture: photo(pictureWrong) }),
  multipart: true,
  files: 'photos',
  response: z.object({ driver }),
  defaultMessage: 'Failed to update driver',
}));

export const removeDriverPicture = endpoint(() => ({
  method: 'DELETE',
  path: '/api/company/drivers/:driverId/picture',
  right: 'change-fleet',
  response: z.object({ driver }),
  defaultMessage: 'Failed to update driver',
}));

export const exportDrivers = endpoint(() => ({
  path: '/api/company/drivers/export',
  right: 'see-work',
  response: z.string(),
  answers: 'csv',
  defaultMessage: 'Failed to fetch drivers',
}));

export const importDrivers = endpoint(() => ({
  method: 'POST',
  path: '/api/company/drivers/import',
  right: 'change-fleet',
  perCaller: importLimit,
  body: csvImport,
  bodyLimit: csvBodyLimit,
  takesAnyText: true,
  response: z.object({ report: importReport }),
  defaultMessage: 'Failed to add driver',
}));
