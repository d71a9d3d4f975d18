import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { signIn } from './session.ts';

export const setUpAtSignIn = endpoint('POST /api/company/auth/admin/login/two-factor', () => ({
  audience: 'anyone',
  perNetwork: { counted: 'sign-in from', allowed: 100, seconds: 900 },
  body: z.object({
    domain: signIn.body.shape.domain,
    email: signIn.body.shape.email,
    password: signIn.body.shape.password,
  }),
  response: z.object({ secret: z.string(), uri: z.string() }),
  defaultMessage: 'Login failed',
}));
