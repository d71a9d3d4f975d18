import * as z from '@hawiyat/shared/contract/schema';
import { endpoint } from './endpoint.ts';
import { filledDigits } from './text.ts';

const told = z.object({ message: z.string() });

/** Sends a code to the signed-in customer's phone: it is proven before the first request. */
export const sendPhoneCode = endpoint({
  method: 'POST',
  path: '/api/customer/phone/send-code',
  audience: 'customer',
  perNetwork: { counted: 'text messages from', allowed: 30, seconds: 3600 },
  everyTime: true,
  response: told,
  fallback: 'Error',
});

/** Proves the phone, once and for all: an answer that got lost may be asked for again while the code lives. */
export const verifyPhone = endpoint({
  method: 'POST',
  path: '/api/customer/phone/verify',
  audience: 'customer',
  perNetwork: { counted: 'guesses of phone codes', allowed: 100, seconds: 900 },
  everyTime: true,
  body: z.object({ code: filledDigits(20, 'رمز التحقق غير صحيح.') }),
  response: told,
  fallback: 'Invalid code',
});

const most = z.nullable(
  z.int('القيمة غير صحيحة').check(z.gte(0, 'القيمة غير صحيحة'), z.lte(10_000, 'القيمة غير صحيحة')),
);

/** What a customer may have at a time; null: as many as any other. */
export const customerLimits = z.object({ openRequests: most, undeliveredOrders: most });

/** Raises, lowers or takes back the limits of one customer, found by the phone. */
export const setCustomerLimits = endpoint({
  method: 'POST',
  path: '/api/platform/customers/limits',
  audience: 'operator',
  body: z.object({ phone: filledDigits(40), limits: customerLimits }),
  response: z.object({
    customer: z.object({ id: z.string(), name: z.string(), phone: z.string(), limits: customerLimits }),
  }),
  fallback: 'Error',
});
