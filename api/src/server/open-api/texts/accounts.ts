import {
  forgotIdentifier,
  forgotPassword,
  resetPassword,
} from '@hawiyat/shared/contract/account/account-recovery';
import {
  beginTwoFactor,
  changePassword,
  confirmTwoFactor,
  readSecurity,
  removeTwoFactor,
  renewRecoveryCodes,
  requireTwoFactor,
} from '@hawiyat/shared/contract/account/account-security';
import { askSignInLink, setUpByLink, signInByLink } from '@hawiyat/shared/contract/account/sign-in-link';
import { setUpAtSignIn } from '@hawiyat/shared/contract/account/two-factor-setup';
import type { OperationTexts } from '../operation-text.ts';

const currentPassword = 'haweyat-Riyadh-2026';
const newPassword = 'a-longer-Jeddah-2027';
const recoveryCodes = ['7K3M-92QX-V4TB-0HZP', 'M8D1-C5RW-6YJA-2NEG'];
const enrollment = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Hawiyat:9000000001%20admin%40rowad.example?issuer=Hawiyat&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
};
const wrongPassword = ['own-password-wrong', 'too-often'] as const;

export const accountTexts: OperationTexts = [
  [
    forgotPassword,
    {
      summary: 'Ask for a new password',
      description:
        'E-mails a link that sets a new password once, within 30 minutes. Links before it stay good, up to five; the one that is used ends the others. The response and its time are the same whether or not there is such an account, and when the mailbox has had its e-mails of the day. One e-mail a minute.',
      errors: ['email-too-soon'],
      request: { domain: '9000000001', email: 'admin@rowad.example' },
      response: {
        message: 'إن كانت هذه البيانات لحساب لدينا فستصلك خلال دقائق رسالة فيها رابط لتعيين كلمة مرور جديدة.',
      },
    },
  ],
  [
    resetPassword,
    {
      summary: 'Set a new password by a link',
      description:
        'Takes the token from the fragment of the e-mailed link. All sessions and other links of the person end, and an e-mail says that the password has changed. Two-factor authentication stays on.',
      errors: ['email-link-over', 'password-common'],
      request: { token: 'q3Jt0vN5mYc2uWl8hXo1bRk7sZd4eGf6aPi9TnUjVwM', password: newPassword },
      response: { message: 'تم تعيين كلمة المرور الجديدة. يمكنك تسجيل الدخول بها الآن.' },
    },
  ],
  [
    forgotIdentifier,
    {
      summary: 'Ask for the company’s identifier',
      description:
        'E-mails the identifiers of all companies in which this address is a person. The response and its time are the same for an unknown address, and when the mailbox has had its e-mails of the day. One e-mail a minute.',
      errors: ['email-too-soon'],
      request: { email: 'admin@rowad.example' },
      response: { message: 'إن كان هذا البريد مسجّلًا لدينا فستصلك خلال دقائق رسالة فيها معرّف منشأتك.' },
    },
  ],
  [
    askSignInLink,
    {
      summary: 'Ask for a sign-in link',
      description:
        'E-mails a link that signs in once without the password, within 15 minutes and only with the cookie of this response. Three a day for a mailbox, and as many for each browser that has signed in to the account before; beyond that nothing is sent. The response and its time are the same whether or not there is such an account. One e-mail a minute.',
      errors: ['email-too-soon'],
      request: { domain: '9000000001', email: 'admin@rowad.example' },
      response: {
        message: 'إن كانت هذه البيانات لحساب لدينا فستصلك خلال دقائق رسالة فيها رابط الدخول.',
      },
    },
  ],
  [
    signInByLink,
    {
      summary: 'Sign in by an e-mailed link',
      description:
        'Takes the token from the fragment of the link, and asks for the two-factor code as the sign-in by password does: the call repeated with `totpCode` passes it. The company’s audit trail tells such a sign-in apart.',
      errors: [
        ...(['email-link-over', 'email-link-elsewhere', 'company-suspended'] as const),
        ...(['second-step', 'second-step-wrong', 'second-step-setup', 'too-often'] as const),
      ],
      request: { token: 'q3Jt0vN5mYc2uWl8hXo1bRk7sZd4eGf6aPi9TnUjVwM', totpCode: '482913' },
    },
  ],
  [
    setUpByLink,
    {
      summary: 'Set up two-factor authentication by an e-mailed link',
      description:
        'For a person whose company demands two-factor authentication: the link has answered 401 with `second-step-setup`, and stays good.',
      errors: ['email-link-over', 'email-link-elsewhere', 'second-step-on', 'second-step-off'],
      request: { token: 'q3Jt0vN5mYc2uWl8hXo1bRk7sZd4eGf6aPi9TnUjVwM' },
      response: enrollment,
    },
  ],
  [
    setUpAtSignIn,
    {
      summary: 'Set up two-factor authentication at sign-in',
      description:
        'For a person whose company demands two-factor authentication: the sign-in has answered 401 with `second-step-setup`. Gives the secret for an authenticator app; the sign-in repeated with the app’s code in `totpCode` turns it on, and its response has the recovery codes.',
      errors: ['admin-unknown', 'second-step-on', 'second-step-off'],
      request: { domain: '9000000001', email: 'admin@rowad.example', password: currentPassword },
      response: enrollment,
    },
  ],
  [
    readSecurity,
    {
      summary: 'Read the security of the own account',
      description:
        'Whether two-factor authentication is on, how many recovery codes are left, and what the company demands.',
      response: {
        twoFactorSince: '2026-11-26T06:00:00.000Z',
        recoveryCodesLeft: 10,
        requiredByCompany: false,
      },
    },
  ],
  [
    changePassword,
    {
      summary: 'Change the own password',
      description:
        'Asks for the current one; wrong ones count like those of the sign-in. The person’s other sessions end, and an e-mail says that the password has changed.',
      errors: [...wrongPassword, 'password-common'],
      request: { currentPassword, password: newPassword },
    },
  ],
  [
    beginTwoFactor,
    {
      summary: 'Begin two-factor authentication',
      description:
        'Gives a secret for an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds). Nothing changes before a code of it is confirmed.',
      errors: [...wrongPassword, 'second-step-on'],
      request: { currentPassword },
      response: enrollment,
    },
  ],
  [
    confirmTwoFactor,
    {
      summary: 'Turn two-factor authentication on',
      description:
        'Takes a code of the app. The recovery codes in the response stand in for the app once each, and are never shown again.',
      errors: ['second-step-code-wrong', 'second-step-on', 'second-step-off', 'too-often'],
      request: { totpCode: '482913' },
      response: { recoveryCodes },
    },
  ],
  [
    renewRecoveryCodes,
    {
      summary: 'Get new recovery codes',
      description: 'The earlier ones are void.',
      errors: [...wrongPassword, 'second-step-off'],
      request: { currentPassword },
      response: { recoveryCodes },
    },
  ],
  [
    removeTwoFactor,
    {
      summary: 'Turn two-factor authentication off',
      description: 'Impossible while the company demands one.',
      errors: [...wrongPassword, 'second-step-off', 'second-step-demanded'],
      request: { currentPassword },
    },
  ],
  [
    requireTwoFactor,
    {
      summary: 'Demand two-factor authentication of everybody',
      description:
        'Turned on, it ends the sessions of everybody in the company who has none: their next sign-in sets one up. Whoever demands it must have one.',
      errors: [...wrongPassword, 'own-second-step-first'],
      request: { required: true, currentPassword },
    },
  ],
];
