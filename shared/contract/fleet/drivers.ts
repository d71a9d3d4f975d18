import * as z from '@hawiyat/shared/contract/core/schema';
import { answeredEnum } from '../core/answered-enum.ts';
import { containerSizes, containerTypes } from '../core/container-kinds.ts';
import { csvBodyLimit, csvImport, importLimit, importReport } from '../core/csv.ts';
import { day, moment } from '../core/days.ts';
import { endpoint } from '../core/endpoint.ts';
import { normalizeText } from '../core/normalize-text.ts';
import { filledIdentifier, filledPhone, optionalIdentifier } from '../core/number-fields.ts';
import { badFilter, order, pageEnd, pageQuery, search } from '../core/paging.ts';
import { photo, pictureWrong } from '../core/picture.ts';
import { pure } from '../core/pure.ts';
import { filledName, id, optionalEmail, tooLong } from '../core/text.ts';
import { orderStatuses, shownNumber } from '../orders/orders.ts';

export const availabilities = ['available', 'on_duty', 'off_duty', 'on_break'] as const;
export type Availability = (typeof availabilities)[number];

/** Empty when the server has none. */
const answeredAvailability = pure(() =>
  z.pipe(
    z.nullable(z.string()),
    z.transform((word) => (word ?? '') as Availability),
  ),
);

export const driver = pure(() =>
  z.object({
    id: z.string(),
    name: z.string(),
    phone: z.string(),
    email: z.nullable(z.string()),
    availability: answeredAvailability,
    identityNumber: z.string(),
    licenseNumber: z.nullable(z.string()),
    /** URL of the photo on this server. */
    picture: z.nullable(z.string()),
    /** Rises with every change but the photo's: what `If-Match` of an edit names. */
    version: z.number(),
  }),
);
export type Driver = z.infer<typeof driver>;

const nameRequired = 'اسم السائق مطلوب';
const name = pure(() =>
  filledName(200, nameRequired, { length: 2, error: 'يجب أن يكون الاسم أطول من حرفين' }),
);
const phone = pure(() => filledPhone(40, 'رقم الهاتف مطلوب'));
const identityNumber = pure(() => filledIdentifier(40, 'رقم الهوية مطلوب'));
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
/** A blank counts as left out: the server's default is available. */
const availability = pure(() =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === '' || value === null ? undefined : value)),
      z.optional(z.enum(availabilities, 'حالة التوفر غير صحيحة.')),
    ),
  ),
);

export const driverDraft = pure(() =>
  z.object({
    name,
    phone,
    email: optionalEmail,
    password,
    availability,
    identityNumber,
    licenseNumber: optionalIdentifier(40),
  }),
);
export type DriverDraft = z.output<typeof driverDraft>;

/** The edit form sends fields that are not blank, and availability always. */
export const driverChange = pure(() =>
  z.object({
    name: z.optional(name),
    phone: z.optional(phone),
    email: optionalEmail,
    password,
    availability,
    // A blank counts as left out: only the add form requires it.
    identityNumber: z.optional(
      z.pipe(
        z.transform((value: unknown) =>
          typeof value === 'string' && normalizeText(value).trim() === '' ? undefined : value,
        ),
        z.optional(identityNumber),
      ),
    ),
    licenseNumber: optionalIdentifier(40),
  }),
);

export const driverOrder = pure(() =>
  z.object({
    id: z.string(),
    number: shownNumber,
    /** The plate in Arabic letters, «ح ن ط 7356»; of an order that is not delivered yet, that of the driver's present truck. */
    truck: z.nullable(z.string()),
    containerNumber: z.string(),
    type: answeredEnum(containerTypes),
    size: answeredEnum(containerSizes),
    deliveryDate: day,
    status: answeredEnum(orderStatuses),
  }),
);
export type DriverOrder = z.infer<typeof driverOrder>;

export const assignableDriver = pure(() =>
  z.object({
    id: z.string(),
    name: z.string(),
    picture: z.nullable(z.string()),
    availability: answeredAvailability,
    openJobs: z.number(),
    /** Of these, the ones to be done on the requested day; what is overdue is to be done today. */
    jobsOnDay: z.number(),
    /**
     * By air to the named task, from where he has to be that day anyway, or else from the depot: one decimal below 10 km,
     * whole above. Null when one of the two places is unknown.
     */
    distanceKm: z.nullable(z.number()),
    distanceFrom: z.nullable(answeredEnum(['stop', 'depot'])),
    /** Papers of his and of his truck that are no longer valid on the day, in words: «رخصة القيادة». */
    expired: z.array(z.string()),
  }),
);
export type AssignableDriver = z.infer<typeof assignableDriver>;

const driverId = pure(() => z.object({ driverId: id }));

export const listDrivers = endpoint(() => ({
  method: 'GET',
  path: '/api/company/drivers',
  audience: 'company',
  right: 'see-work',
  query: z.object({
    /** Part of name or phone, or the end of the identity number. */
    q: z.optional(search),
    availability: z.optional(z.enum(availabilities, badFilter)),
    /** Newest first by default. */
    sort: z.optional(z.enum(['createdAt', 'name'], badFilter)),
    order,
    ...pageQuery,
  }),
  response: z.object({ drivers: z.array(driver), ...pageEnd }),
  defaultMessage: 'Failed to fetch drivers',
}));

export const listAssignableDrivers = endpoint(() => ({
  method: 'GET',
  path: '/api/company/drivers/assignable',
  audience: 'company',
  right: 'assign',
  query: z.object({
    day: z.optional(day),
    /** Id of the order or sub-order that is to be assigned. */
    task: z.optional(id),
  }),
  response: z.object({
    drivers: z.array(assignableDriver),
    /** Papers of the company itself that are no longer valid on the day. */
    companyExpired: z.array(z.string()),
  }),
  defaultMessage: 'Failed to fetch drivers',
}));

export const driverDetails = endpoint(() => ({
  method: 'GET',
  path: '/api/company/drivers/:driverId/details',
  audience: 'company',
  right: 'see-work',
  params: driverId,
  query: z.object(pageQuery),
  response: z.object({
    driver,
    statistics: z.object({
      currentApplications: z.number(),
      completedApplications: z.number(),
      totalApplications: z.number(),
    }),
    /** His usual truck, its plate as `contract/plate.ts` writes it; null without one. */
    truck: z.nullable(z.object({ id: z.string(), plate: z.string(), name: z.nullable(z.string()) })),
    /** The last valid day of his driving license; null when no document of it is kept. */
    licenseExpiry: z.nullable(day),
    /** All of them without a limit, else a page, newest day first. */
    orders: z.array(driverOrder),
    ...pageEnd,
  }),
  defaultMessage: 'Failed to fetch driver details',
}));

export const driverOrderStates = ['open', 'completed', 'canceled'] as const;
export type DriverOrderState = (typeof driverOrderStates)[number];

export const listDriverOrders = endpoint(() => ({
  method: 'GET',
  path: '/api/company/drivers/:driverId/orders',
  audience: 'company',
  right: 'see-work',
  params: driverId,
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
    /** Number of all that the filter finds; with a page only. */
    total: z.optional(z.number()),
    ...pageEnd,
  }),
  defaultMessage: 'Failed to fetch driver details',
}));

/** How long a link for the driver's app may be used, in hours. */
export const signInLinkHours = 24;

export const createSignInLink = endpoint(() => ({
  method: 'POST',
  path: '/api/company/drivers/:driverId/sign-in-link',
  audience: 'company',
  right: 'change-fleet',
  everyTime: true,
  params: driverId,
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
  audience: 'company',
  right: 'change-fleet',
  body: driverDraft,
  response: z.object({ driver }),
  status: 201,
  defaultMessage: 'Failed to add driver',
}));

export const updateDriver = endpoint(() => ({
  method: 'PATCH',
  path: '/api/company/drivers/:driverId',
  audience: 'company',
  right: 'change-fleet',
  versioned: true,
  params: driverId,
  body: driverChange,
  response: z.object({ driver }),
  defaultMessage: 'Failed to update driver',
}));

export const deleteDriver = endpoint(() => ({
  method: 'DELETE',
  path: '/api/company/drivers/:driverId',
  audience: 'company',
  right: 'change-fleet',
  params: driverId,
  response: z.object({ message: z.string() }),
  defaultMessage: 'Failed to delete driver',
}));

export const setDriverPicture = endpoint(() => ({
  method: 'POST',
  path: '/api/company/drivers/:driverId/picture',
  audience: 'company',
  right: 'change-fleet',
  params: driverId,
  body: z.object({ picture: photo(pictureWrong) }),
  multipart: true,
  files: 'photos',
  response: z.object({ driver }),
  defaultMessage: 'Failed to update driver',
}));

export const removeDriverPicture = endpoint(() => ({
  method: 'DELETE',
  path: '/api/company/drivers/:driverId/picture',
  audience: 'company',
  right: 'change-fleet',
  params: driverId,
  response: z.object({ driver }),
  defaultMessage: 'Failed to update driver',
}));

export const exportDrivers = endpoint(() => ({
  method: 'GET',
  path: '/api/company/drivers/export',
  audience: 'company',
  right: 'see-work',
  response: z.string(),
  answers: 'csv',
  defaultMessage: 'Failed to fetch drivers',
}));

export const importDrivers = endpoint(() => ({
  method: 'POST',
  path: '/api/company/drivers/import',
  audience: 'company',
  right: 'change-fleet',
  perCaller: importLimit,
  body: csvImport,
  bodyLimit: csvBodyLimit,
  takesAnyText: true,
  response: z.object({ report: importReport }),
  defaultMessage: 'Failed to add driver',
}));
