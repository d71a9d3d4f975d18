import { docsOf } from '../core/endpoint.docs.ts';
import * as accountRecovery from './account-recovery.ts';
import * as accountSecurity from './account-security.ts';
import * as ownSessions from './own-sessions.ts';
import * as session from './session.ts';
import * as signInLink from './sign-in-link.ts';
import * as signOut from './sign-out.ts';
import * as twoFactorSetup from './two-factor-setup.ts';

const calls = {
  ...session,
  ...signOut,
  ...signInLink,
  ...twoFactorSetup,
  ...ownSessions,
  ...accountRecovery,
  ...accountSecurity,
};

export default docsOf(calls, 'Company sessions', {
  signIn:
    'Sign in as an administrator. `domain` is the company’s identifier. The response does not say which of the three was wrong. Repeated wrong passwords make the network or the browser wait (429); a successful sign-in uses no limit up. Beside the token, the response sets the cookies by which the panel’s pages know their company and their browser. With two-factor authentication, the right password alone gets a 401 with the code `two-factor`: the call is repeated with `totpCode`, the authenticator app’s code or a recovery code, each of which is good once.',
  signOut: 'Sign out. Ends the session of this token at once, everywhere.',
  askSignInLink:
    'Ask for a sign-in link. E-mails a link that signs in once without the password, within 15 minutes and only with the cookie of this response. Three a day for a mailbox, and as many for each browser that has signed in to the account before; beyond that nothing is sent. The response and its time are the same whether or not there is such an account. One e-mail a minute.',
  signInByLink:
    'Sign in by an e-mailed link. Takes the token from the fragment of the link, and asks for the two-factor code as the sign-in by password does: the call repeated with `totpCode` passes it. The company’s audit log tells such a sign-in apart.',
  setUpByLink:
    'Set up two-factor authentication by an e-mailed link. For a person whose company demands two-factor authentication: the link has answered 401 with `two-factor-setup`, and stays good.',
  setUpAtSignIn:
    'Set up two-factor authentication at sign-in. For a person whose company demands two-factor authentication: the sign-in has answered 401 with `two-factor-setup`. Gives the secret for an authenticator app; the sign-in repeated with the app’s code in `totpCode` turns it on, and its response has the recovery codes.',
  listOwnSessions:
    'List own sessions. Where the person is signed in: browser, system and network of the sign-in, and the last use.',
  endOwnSession: 'End an own session. Its token is invalid at once.',
  endOwnSessions: 'Sign out everywhere. Ends all sessions of the person, also this one.',
  forgotPassword:
    'Ask for a new password. E-mails a link that sets a new password once, within 30 minutes. Links before it stay good, up to five; the one that is used ends the others. The response and its time are the same whether or not there is such an account, and when the mailbox has had its e-mails of the day. One e-mail a minute.',
  resetPassword:
    'Set a new password by a link. Takes the token from the fragment of the e-mailed link. All sessions and other links of the person end, and an e-mail says that the password has changed. Two-factor authentication stays on.',
  forgotIdentifier:
    'Ask for the company’s identifier. E-mails the identifiers of all companies in which this address is a person. The response and its time are the same for an unknown address, and when the mailbox has had its e-mails of the day. One e-mail a minute.',
  readSecurity:
    'Read the security of the own account. Whether two-factor authentication is on, how many recovery codes are left, and what the company demands.',
  changePassword:
    'Change the own password. Asks for the current one; wrong ones count like those of the sign-in. The person’s other sessions end, and an e-mail says that the password has changed.',
  beginTwoFactor:
    'Begin two-factor authentication. Gives a secret for an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds). Nothing changes before a code of it is confirmed.',
  confirmTwoFactor:
    'Turn two-factor authentication on. Takes a code of the app. The recovery codes in the response stand in for the app once each, and are never shown again.',
  renewRecoveryCodes: 'Get new recovery codes. The earlier ones are void.',
  removeTwoFactor: 'Turn two-factor authentication off. Impossible while the company demands one.',
  requireTwoFactor:
    'Demand two-factor authentication of everybody. Turned on, it ends the sessions of everybody in the company who has none: their next sign-in sets one up. Whoever demands it must have one.',
})({
  signIn: { request: {} },
  askSignInLink: {
    response: { message: 'إن كانت هذه البيانات لحساب لدينا فستصلك خلال دقائق رسالة فيها رابط الدخول.' },
  },
  listOwnSessions: {
    response: { sessions: [{ browser: 'chrome', system: 'windows', network: '203.0.113.0' }] },
  },
  forgotPassword: {
    response: {
      message: 'إن كانت هذه البيانات لحساب لدينا فستصلك خلال دقائق رسالة فيها رابط لتعيين كلمة مرور جديدة.',
    },
  },
  resetPassword: { response: { message: 'تم تعيين كلمة المرور الجديدة. يمكنك تسجيل الدخول بها الآن.' } },
  forgotIdentifier: {
    response: { message: 'إن كان هذا البريد مسجّلًا لدينا فستصلك خلال دقائق رسالة فيها معرّف منشأتك.' },
  },
  readSecurity: { response: { twoFactorSince: '2026-11-26T06:00:00.000Z', recoveryCodesLeft: 10 } },
  changePassword: { request: { password: 'a-longer-Jeddah-2027' } },
  requireTwoFactor: { request: { required: true } },
});
