import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { filledCode } from '../core/number-fields.ts';
import { object } from '../core/pure.ts';
import { moment } from '../core/values.ts';
import { givenPassword, newPassword } from './new-password.ts';

/** Per session, so that no other user of the network uses it up. */
const perCaller = { counted: 'account security', whose: 'session', allowed: 100, seconds: 900 } as const;
const attempt = { perCaller, everyTime: true } as const;
const withPassword = object(() => ({ currentPassword: givenPassword }));
const recoveryCodes = object(() => ({ recoveryCodes: z.array(z.string()) }));

export const readSecurity = endpoint('GET /api/company/auth/admin/security', () => ({
  right: 'own',
  response: z.object({
    twoFactorSince: z.nullable(moment),
    recoveryCodesLeft: z.int(),
    requiredByCompany: z.boolean(),
  }),
}));

export const changePassword = endpoint('POST /api/company/auth/admin/password', () => ({
  right: 'own',
  undo: 'confirmed',
  ...attempt,
  body: z.object({ currentPassword: givenPassword, password: newPassword }),
}));

export const beginTwoFactor = endpoint('POST /api/company/auth/admin/two-factor', () => ({
  right: 'own',
  undo: 'step',
  ...attempt,
  body: withPassword,
  response: z.object({
    /** Base 32, to type without a camera. */
    secret: z.string(),
    uri: z.string(),
  }),
}));

export const confirmTwoFactor = endpoint('POST /api/company/auth/admin/two-factor/confirm', () => ({
  right: 'own',
  undo: 'confirmed',
  ...attempt,
  body: z.object({ totpCode: filledCode(64) }),
  response: recoveryCodes,
  defaultMessage: 'Invalid code',
}));

export const renewRecoveryCodes = endpoint('POST /api/company/auth/admin/two-factor/recovery-codes', () => ({
  right: 'own',
  undo: 'confirmed',
  ...attempt,
  body: withPassword,
  response: recoveryCodes,
}));

export const removeTwoFactor = endpoint('POST /api/company/auth/admin/two-factor/remove', () => ({
  right: 'own',
  undo: 'confirmed',
  ...attempt,
  body: withPassword,
}));

export const requireTwoFactor = endpoint('POST /api/company/auth/two-factor-rule', () => ({
  right: 'change-company',
  undo: 'confirmed',
  ...attempt,
  body: z.object({ required: z.boolean(), currentPassword: givenPassword }),
}));
