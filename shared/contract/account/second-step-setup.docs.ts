import { docsOf } from '../core/endpoint.docs.ts';
import * as secondStepSetup from './second-step-setup.ts';

export default docsOf(secondStepSetup, 'Company sessions', {
  setUpAtSignIn: {
    summary: 'Set up a second step at sign-in',
    description:
      'For a person whose company demands a second step: the sign-in has answered 401 with `second-step-setup`. Gives the secret for an authenticator app; the sign-in repeated with the app’s code in `totpCode` turns the step on, and its response has the recovery codes.',
    request: { domain: '9000000001', email: 'admin@rowad.example', password: 'haweyat-Riyadh-2026' },
  },
});
