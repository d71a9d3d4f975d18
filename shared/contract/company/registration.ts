import * as z from '@hawiyat/shared/contract/core/schema';
import { passwordOf } from '../account/new-password.ts';
import { endpoint } from '../core/endpoint.ts';
import { filledCode, filledPhone, reviewedIdentifier } from '../core/number-fields.ts';
import { picture } from '../core/picture.ts';
import { object } from '../core/pure.ts';
import { email, filled, filledName } from '../core/text.ts';
import { saying } from '../core/values.ts';

/** Takes precedence over every other error of the form. */
export const allRequired = 'يرجى ملء جميع الحقول المطلوبة';
const required = allRequired;
/** A code is valid in the browser that requested it only, and so is what it proves. */
const cookie = 'hawiyat_sign_up';

export const sendVerification = endpoint('POST /api/company/send-verification', () => ({
  audience: 'anyone',
  cookie,
  perNetwork: { counted: 'codes', allowed: 30, seconds: 3600 },
  body: z.object({ email }),
  response: saying,
}));

export const verifyEmail = endpoint('POST /api/company/verify-email', () => ({
  audience: 'anyone',
  cookie,
  perNetwork: { counted: 'guesses of codes', allowed: 100, seconds: 900 },
  body: z.object({ email, code: filledCode(20, 'رمز التحقق غير صحيح.') }),
  response: saying,
  defaultMessage: 'Invalid code',
}));

/** Unspecified formats are not validated: the reviewer sees warnings. */
export const registrationForm = object(() => ({
  companyName: filledName(200, required),
  commercialNumber: z.pipe(
    reviewedIdentifier(100, required),
    z.string().check(z.maxLength(10, 'يجب ألا يزيد رقم السجل التجاري على 10 خانات')),
  ),
  taxNumber: reviewedIdentifier(50, required),
  companyPhoneNumber: filledPhone(50, required),
  bankName: filledName(100, required),
  bankAccountNumber: reviewedIdentifier(50, required),
  iban: reviewedIdentifier(50, required),
  bankAccountName: filledName(200, required),
  email: z.pipe(filled(254, required), email),
  password: passwordOf(required),
  logo: picture('يرجى اختيار شعار الشركة'),
}));

export const register = endpoint('POST /api/company/register', () => ({
  audience: 'anyone',
  cookie,
  perNetwork: { counted: 'requests to register', allowed: 100, seconds: 3600 },
  perCaller: { counted: 'registrations', whose: 'network', allowed: 20, seconds: 3600 },
  body: registrationForm,
  multipart: true,
  response: saying,
  status: 201,
  defaultMessage: 'Register failed',
}));
