import { docsOf } from '../core/endpoint.docs.ts';
import * as signInLink from './sign-in-link.ts';

export default docsOf(signInLink, 'Company sessions', {
  askSignInLink: {
    summary: 'Ask for a sign-in link',
    description:
      'E-mails a link that signs in once without the password, within 15 minutes and only with the cookie of this response. Three a day for a mailbox, and as many for each browser that has signed in to the account before; beyond that nothing is sent. The response and its time are the same whether or not there is such an account. One e-mail a minute.',
    request: { domain: '9000000001', email: 'admin@rowad.example' },
    response: { message: 'إن كانت هذه البيانات لحساب لدينا فستصلك خلال دقائق رسالة فيها رابط الدخول.' },
  },
  signInByLink: {
    summary: 'Sign in by an e-mailed link',
    description:
      'Takes the token from the fragment of the link, and asks for the two-factor code as the sign-in by password does: the call repeated with `totpCode` passes it. The company’s audit log tells such a sign-in apart.',
    request: { token: 'q3Jt0vN5mYc2uWl8hXo1bRk7sZd4eGf6aPi9TnUjVwM', totpCode: '482913' },
  },
  setUpByLink: {
    summary: 'Set up two-factor authentication by an e-mailed link',
    description:
      'For a person whose company demands two-factor authentication: the link has answered 401 with `two-factor-setup`, and stays good.',
    request: { token: 'q3Jt0vN5mYc2uWl8hXo1bRk7sZd4eGf6aPi9TnUjVwM' },
  },
});
