import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { filledCode, filledPhone } from '../core/number-fields.ts';
import { object, pure } from '../core/pure.ts';
import { saying } from '../core/values.ts';

export const sendPhoneCode = endpoint('POST /api/customer/phone/send-code', () => ({
  perNetwork: { counted: 'text messages from', allowed: 30, seconds: 3600 },
  everyTime: true,
  response: saying,
}));

export const verifyPhone = endpoint('POST /api/customer/phone/verify', () => ({
  perNetwork: { counted: 'guesses of phone codes', allowed: 100, seconds: 900 },
  everyTime: true,
  body: z.object({ code: filledCode(20, 'رمز التحقق غير صحيح.') }),
  response: saying,
  defaultMessage: 'Invalid code',
}));

const limit = pure(() =>
  z.nullable(
    z.int('القيمة غير صحيحة').check(z.gte(0, 'القيمة غير صحيحة'), z.lte(10_000, 'القيمة غير صحيحة')),
  ),
);

export const customerLimits = object(() => ({ openRequests: limit, undeliveredOrders: limit }));

export const setCustomerLimits = endpoint('POST /api/platform/customers/limits', () => ({
  body: z.object({ phone: filledPhone(40), limits: customerLimits }),
  response: z.object({
    customer: z.object({ id: z.string(), name: z.string(), phone: z.string(), limits: customerLimits }),
  }),
}));
