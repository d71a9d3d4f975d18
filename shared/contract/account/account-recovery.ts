import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { typedIdentifier } from '../core/number-fields.ts';
import { email, filled } from '../core/text.ts';
import { saying } from '../core/values.ts';
import { newPassword } from './new-password.ts';

export const resetPage = '/reset-password';

export const forgotPassword = endpoint('POST /api/company/auth/admin/forgot-password', () => ({
  audience: 'anyone',
  perNetwork: { counted: 'forgotten passwords', allowed: 30, seconds: 3600 },
  body: z.object({ domain: typedIdentifier, email: z.pipe(filled(254), email) }),
  response: saying,
}));

export const resetPassword = endpoint('POST /api/company/auth/admin/reset-password', () => ({
  audience: 'anyone',
  perNetwork: { counted: 'password resets', allowed: 30, seconds: 3600 },
  body: z.object({ token: filled(100), password: newPassword }),
  response: saying,
}));

export const forgotIdentifier = endpoint('POST /api/company/auth/admin/forgot-identifier', () => ({
  audience: 'anyone',
  perNetwork: { counted: 'forgotten identifiers', allowed: 30, seconds: 3600 },
  body: z.object({ email: z.pipe(filled(254), email) }),
  response: saying,
}));
