import * as z from '@hawiyat/shared/contract/core/schema';
import { deviceToken } from '../account/device-token.ts';
import { containerSizes, containerTypes, sizesOfType } from '../core/container-kinds.ts';
import { endpoint } from '../core/endpoint.ts';
import { givenDay } from '../core/given-day.ts';
import { filledPhone } from '../core/number-fields.ts';
import { pageEnd, pageQuery } from '../core/paging.ts';
import { object, pure } from '../core/pure.ts';
import { filledName, missing, optionalEmail, phoneAsTyped, tooLong } from '../core/text.ts';
import { day, decimal, moment } from '../core/values.ts';
import { deliveryLocation, orderStatuses, rentalTypes, shownNumber } from '../orders/orders.ts';
import { offerStatuses } from './offers.ts';

const customer = object(() => ({ id: z.string(), name: z.string(), phone: z.string() }));
const signedIn = object(() => ({ token: z.string(), deviceToken: z.string(), customer }));
const password = pure(() => z.string(missing).check(z.maxLength(1024, tooLong)));

export const registerCustomer = endpoint('POST /api/customer/register', () => ({
  audience: 'anyone',
  perNetwork: { counted: 'requests to register as customer', allowed: 100, seconds: 3600 },
  perCaller: { counted: 'customer registrations', whose: 'network', allowed: 20, seconds: 3600 },
  body: z.object({
    name: filledName(200),
    phone: filledPhone(40),
    email: optionalEmail,
    birthDate: givenDay,
    password: password.check(z.minLength(8, 'كلمة المرور يجب أن تكون 8 أحرف على الأقل')),
  }),
  response: signedIn,
  status: 201,
  defaultMessage: 'Register failed',
}));

export const signInCustomer = endpoint('POST /api/customer/login', () => ({
  audience: 'anyone',
  perNetwork: { counted: 'customer sign-in from', allowed: 100, seconds: 900 },
  body: z.object({ phone: phoneAsTyped, password, deviceToken }),
  response: signedIn,
  defaultMessage: 'Login failed',
}));

export const signOutCustomer = endpoint('POST /api/customer/logout', () => ({ everyTime: true }));

export const customerOrder = object(() => ({
  id: z.string(),
  number: shownNumber,
  companyName: z.string(),
  status: z.enum(orderStatuses),
  totalPrice: decimal,
  containerNumber: z.string(),
  proofOfDeliveryUrl: z.nullable(z.string()),
  refund: z.nullable(
    z.object({ amount: decimal, compensation: decimal, dueBy: day, paidAt: z.nullable(moment) }),
  ),
}));

export const customerRequest = object(() => ({
  id: z.string(),
  containerType: z.enum(containerTypes),
  containerSize: z.enum(containerSizes),
  deliveryDate: day,
  rentalType: z.enum(rentalTypes),
  unloadCount: z.nullable(z.number()),
  deliveryLocation,
  status: z.enum(['open', 'accepted', 'canceled', 'expired']),
  offers: z.array(
    z.object({
      id: z.string(),
      companyName: z.string(),
      price: z.number(),
      rentalDuration: z.nullable(z.number()),
      status: z.enum(offerStatuses),
    }),
  ),
  order: z.nullable(customerOrder),
}));
export type CustomerRequest = z.infer<typeof customerRequest>;

const wrong = 'القيمة غير صحيحة';
const coordinate = (most: number) => z.number(wrong).check(z.gte(-most, wrong), z.lte(most, wrong));

export const placeRequest = endpoint('POST /api/customer/requests', () => ({
  perCaller: { counted: 'requests', whose: 'customer', allowed: 60, seconds: 3600 },
  body: z
    .object({
      containerType: z.enum(containerTypes, 'نوع الحاوية مطلوب'),
      containerSize: z.enum(containerSizes, 'حجم الحاوية مطلوب'),
      deliveryDate: givenDay,
      rentalType: z.enum(rentalTypes, wrong),
      unloadCount: z._default(z.nullable(z.int(wrong).check(z.gte(1, wrong), z.lte(60, wrong))), null),
      deliveryLocation: z._default(
        z.nullable(z.object({ latitude: coordinate(90), longitude: coordinate(180) })),
        null,
      ),
    })
    .check(
      z.refine((value) => sizesOfType[value.containerType].includes(value.containerSize), {
        error: 'الحجم المختار لا يناسب نوع الحاوية.',
        path: ['containerSize'],
      }),
      z.refine((value) => (value.rentalType === 'once') === (value.unloadCount === null), {
        error: wrong,
        path: ['unloadCount'],
      }),
    ),
  response: z.object({ request: customerRequest }),
  status: 201,
}));

export const listRequests = endpoint('GET /api/customer/requests', () => ({
  query: z.object(pageQuery),
  response: z.object({ requests: z.array(customerRequest), ...pageEnd }),
}));

export const acceptOffer = endpoint('POST /api/customer/requests/:requestId/accept', () => ({
  body: z.object({ offerId: z.string(missing).check(z.maxLength(64)), price: z.optional(z.number(wrong)) }),
  response: z.object({ request: customerRequest }),
}));

export const cancelRequest = endpoint('POST /api/customer/requests/:requestId/cancel', () => ({
  response: z.object({ request: customerRequest }),
}));

export const cancelOrder = endpoint('POST /api/customer/orders/:orderId/cancel', () => ({
  response: z.object({ request: customerRequest }),
}));
