import { docsOf } from '../core/endpoint.docs.ts';
import * as twoFactorSetup from './two-factor-setup.ts';

export default docsOf(twoFactorSetup, 'Company sessions', {
  setUpAtSignIn: {
    summary: 'Set up two-factor authentication at sign-in',
    description:
      'For a person whose company demands two-factor authentication: the sign-in has answered 401 with `two-factor-setup`. Gives the secret for an authenticator app; the sign-in repeated with the app’s code in `totpCode` turns it on, and its response has the recovery codes.',
    request: { domain: '9000000001', email: 'admin@rowad.example', password: 'haweyat-Riyadh-2026' },
  },
});
