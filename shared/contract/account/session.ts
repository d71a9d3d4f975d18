import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { adminUser } from './admin-user.ts';

export const signIn = endpoint('POST /api/company/auth/admin/login', () => ({
  audience: 'anyone',
  // Many people may share a network, and so does an attacker who tries many accounts.
  perNetwork: { counted: 'sign-in from', allowed: 100, seconds: 900 },
  // No format is validated: a wrong value is a wrong credential.
  body: z.object({
    domain: z.string().check(z.maxLength(200, 'القيمة أطول من المسموح به')),
    email: z.string().check(z.maxLength(600, 'القيمة أطول من المسموح به')),
    password: z.string().check(z.maxLength(1024, 'القيمة أطول من المسموح به')),
    totpCode: z.optional(z.string().check(z.maxLength(200, 'القيمة أطول من المسموح به'))),
  }),
  response: z.object({
    token: z.string(),
    adminUser,
    /** Only when this sign-in has set up two-factor authentication. */
    recoveryCodes: z.optional(z.array(z.string())),
  }),
  defaultMessage: 'Login failed',
}));
