import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { filled } from '../core/text.ts';
import { forgotPassword } from './account-recovery.ts';
import { signIn } from './session.ts';
import { setUpAtSignIn } from './two-factor-setup.ts';

export const signInLinkPage = '/signin-link';

export const signInLinkMinutes = 15;

const cookie = 'hawiyat_sign_in_link';
const perNetwork = { counted: 'sign-in links', allowed: 100, seconds: 900 } as const;

export const askSignInLink = endpoint('POST /api/company/auth/admin/login/link', () => ({
  audience: 'anyone',
  cookie,
  perNetwork: { counted: 'sign-in links asked for', allowed: 30, seconds: 3600 },
  body: forgotPassword.body,
  response: forgotPassword.response,
}));

export const signInByLink = endpoint('POST /api/company/auth/admin/login/link/use', () => ({
  audience: 'anyone',
  cookie,
  perNetwork,
  body: z.object({ token: filled(100), totpCode: signIn.body.shape.totpCode }),
  response: signIn.response,
  defaultMessage: 'Login failed',
}));

export const setUpByLink = endpoint('POST /api/company/auth/admin/login/link/two-factor', () => ({
  audience: 'anyone',
  cookie,
  perNetwork,
  body: z.object({ token: filled(100) }),
  response: setUpAtSignIn.response,
  defaultMessage: 'Login failed',
}));
