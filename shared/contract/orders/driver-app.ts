import * as z from '@hawiyat/shared/contract/core/schema';
import { deviceToken } from '../account/device-token.ts';
import { endpoint } from '../core/endpoint.ts';
import { typedIdentifier } from '../core/number-fields.ts';
import { parseUrl } from '../core/parse-url.ts';
import { photo } from '../core/picture.ts';
import { object, pure } from '../core/pure.ts';
import { missing, phoneAsTyped, tooLong } from '../core/text.ts';
import { day } from '../core/values.ts';
import { deliveryLocation, orderContainer, orderStatuses, shownNumber } from './orders.ts';
import { subOrderStatuses } from './sub-orders.ts';

const signedIn = object(() => ({
  token: z.string(),
  deviceToken: z.string(),
  driver: z.object({ id: z.string(), name: z.string(), companyName: z.string() }),
}));

export const signInDriver = endpoint('POST /api/driver/login', () => ({
  audience: 'anyone',
  perNetwork: { counted: 'driver sign-in from', allowed: 100, seconds: 900 },
  body: z.object({
    domain: typedIdentifier,
    phone: phoneAsTyped,
    password: z.string(missing).check(z.maxLength(1024, tooLong)),
    deviceToken,
  }),
  response: signedIn,
  defaultMessage: 'Login failed',
}));

export const signInByLink = endpoint('POST /api/driver/login/link', () => ({
  audience: 'anyone',
  perNetwork: { counted: 'driver sign-in from', allowed: 100, seconds: 900 },
  body: z.object({ token: z.string(missing).check(z.maxLength(200, tooLong)) }),
  response: signedIn,
  defaultMessage: 'Login failed',
}));

export const signOutDriver = endpoint('POST /api/driver/logout', () => ({ everyTime: true }));

export const task = object(() => ({
  id: z.string(),
  number: shownNumber,
  kind: z.enum(['delivery', 'unload', 'return']),
  status: z.enum([...new Set([...orderStatuses, ...subOrderStatuses])]),
  day,
  /** From 1, today with earlier days' tasks; missing until the company has arranged them. */
  visitOrder: z.optional(z.number()),
  Container: orderContainer,
  deliveryLocation,
  contact: z.nullable(z.object({ name: z.string(), phone: z.string() })),
}));
export type Task = z.infer<typeof task>;

export const listTasks = endpoint('GET /api/driver/jobs', () => ({
  response: z.object({ jobs: z.array(task) }),
}));

const proofWrong = 'يرجى إرفاق إثبات التوصيل.';

/** An https URL without credentials. */
export const proofAddress = pure(() =>
  z.string(proofWrong).check(
    z.maxLength(2000, tooLong),
    z.refine((text) => {
      const url = /^https:\/\/[^\s"'<>\\]+$/.test(text) ? parseUrl(text) : null;
      return url !== null && url.username === '' && url.password === '';
    }, 'القيمة غير صحيحة'),
  ),
);

export const moveOrder = endpoint('POST /api/driver/orders/:orderId/move', () => ({
  body: z.object({
    status: z.enum(orderStatuses, 'لا يمكن الانتقال إلى هذه الحالة.'),
    proofOfDeliveryUrl: z.optional(z.nullable(proofAddress)),
  }),
  response: z.object({ job: task }),
}));

export const attachProof = endpoint('POST /api/driver/orders/:orderId/proof', () => ({
  body: z.object({ picture: photo(proofWrong) }),
  multipart: true,
  files: 'photos',
  response: z.object({ proofOfDeliveryUrl: z.string() }),
}));

export const moveSubOrder = endpoint('POST /api/driver/sub-orders/:subOrderId/move', () => ({
  body: z.object({
    status: z.enum(subOrderStatuses, 'لا يمكن الانتقال إلى هذه الحالة.'),
    reason: z.optional(z.nullable(z.string().check(z.maxLength(500, tooLong)))),
  }),
  response: z.object({ job: task }),
}));
