import * as z from '@hawiyat/shared/contract/core/schema';
import { moment } from '../core/days.ts';
import { endpoint } from '../core/endpoint.ts';
import { filledCode } from '../core/number-fields.ts';
import { pure } from '../core/pure.ts';
import { givenPassword, newPassword } from './new-password.ts';

/** Of the session, so that nobody else in the same network uses it up. */
const perCaller = { counted: 'account security', whose: 'session', allowed: 100, seconds: 900 } as const;
const withPassword = pure(() => z.object({ currentPassword: givenPassword }));
/** Ten codes, each of which stands in for the app once; shown this one time. */
const recoveryCodes = pure(() => z.object({ recoveryCodes: z.array(z.string()) }));

export const readSecurity = endpoint(() => ({
  method: 'GET',
  path: '/api/company/auth/admin/security',
  audience: 'company',
  right: 'own',
  response: z.object({
    /** Since when a second step is on; null: it is off. */
    secondStepSince: z.nullable(moment),
    recoveryCodesLeft: z.int(),
    /** Whether everybody of the company must have one. */
    requiredByCompany: z.boolean(),
  }),
  defaultMessage: 'Error',
}));

export const changePassword = endpoint(() => ({
  method: 'POST',
  path: '/api/company/auth/admin/password',
  audience: 'company',
  right: 'own',
  perCaller,
  everyTime: true,
  body: z.object({ currentPassword: givenPassword, password: newPassword }),
  response: z.void(),
  status: 204,
  defaultMessage: 'Error',
}));

export const beginSecondStep = endpoint(() => ({
  method: 'POST',
  path: '/api/company/auth/admin/second-step',
  audience: 'company',
  right: 'own',
  perCaller,
  everyTime: true,
  body: withPassword,
  response: z.object({
    /** Base 32, to be typed where no camera is. */
    secret: z.string(),
    /** `otpauth://totp/…`, the content of the QR code. */
    uri: z.string(),
  }),
  defaultMessage: 'Error',
}));

export const confirmSecondStep = endpoint(() => ({
  method: 'POST',
  path: '/api/company/auth/admin/second-step/confirm',
  audience: 'company',
  right: 'own',
  perCaller,
  everyTime: true,
  body: z.object({ totpCode: filledCode(64) }),
  response: recoveryCodes,
  defaultMessage: 'Invalid code',
}));

export const renewRecoveryCodes = endpoint(() => ({
  method: 'POST',
  path: '/api/company/auth/admin/second-step/recovery-codes',
  audience: 'company',
  right: 'own',
  perCaller,
  everyTime: true,
  body: withPassword,
  response: recoveryCodes,
  defaultMessage: 'Error',
}));

export const removeSecondStep = endpoint(() => ({
  method: 'POST',
  path: '/api/company/auth/admin/second-step/remove',
  audience: 'company',
  right: 'own',
  perCaller,
  everyTime: true,
  body: withPassword,
  response: z.void(),
  status: 204,
  defaultMessage: 'Error',
}));

export const requireSecondStep = endpoint(() => ({
  method: 'POST',
  path: '/api/company/auth/second-step-rule',
  audience: 'company',
  right: 'change-company',
  perCaller,
  everyTime: true,
  body: z.object({ required: z.boolean(), currentPassword: givenPassword }),
  response: z.void(),
  status: 204,
  defaultMessage: 'Error',
}));
