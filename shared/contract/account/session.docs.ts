import { docsOf } from '../core/endpoint.docs.ts';
import * as session from './session.ts';

export default docsOf(session, 'Company sessions', {
  signIn: {
    summary: 'Sign in as an administrator',
    description:
      '`domain` is the company’s identifier. The response does not say which of the three was wrong. Repeated wrong passwords make the network or the browser wait (429); a successful sign-in uses no limit up. Beside the token, the response sets the cookies by which the panel’s pages know their company and their browser. With two-factor authentication, the right password alone gets a 401 with the code `two-factor`: the call is repeated with `totpCode`, the authenticator app’s code or a recovery code, each of which is good once.',
    request: { domain: '9000000001', email: 'admin@rowad.example', password: 'haweyat-Riyadh-2026' },
  },
});
