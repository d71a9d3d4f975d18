import { docsOf } from '../core/endpoint.docs.ts';
import * as secondStepSetup from './second-step-setup.ts';

const currentPassword = 'haweyat-Riyadh-2026';
const enrollment = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Hawiyat:9000000001%20admin%40rowad.example?issuer=Hawiyat&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
};

export default docsOf(secondStepSetup, 'Company sessions', {
  setUpAtSignIn: {
    summary: 'Set up a second step at sign-in',
    description:
      'For a person whose company demands a second step: the sign-in has answered 401 with `second-step-setup`. Gives the secret for an authenticator app; the sign-in repeated with the app’s code in `totpCode` turns the step on, and its response has the recovery codes.',
    request: { domain: '9000000001', email: 'admin@rowad.example', password: currentPassword },
    response: enrollment,
  },
});
