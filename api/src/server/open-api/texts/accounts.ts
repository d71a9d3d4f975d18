import {
  forgotIdentifier,
  forgotPassword,
  resetPassword,
} from '@hawiyat/shared/contract/account/account-recovery';
import {
  beginSecondStep,
  changePassword,
  confirmSecondStep,
  readSecurity,
  removeSecondStep,
  renewRecoveryCodes,
  requireSecondStep,
} from '@hawiyat/shared/contract/account/account-security';
import { setUpAtSignIn } from '@hawiyat/shared/contract/account/second-step-setup';
import { askSignInLink, setUpByLink, signInByLink } from '@hawiyat/shared/contract/account/sign-in-link';
import type { OperationTexts } from '../operation-text.ts';

const currentPassword = 'haweyat-Riyadh-2026';
const newPassword = 'a-longer-Jeddah-2027';
const recoveryCodes = ['7K3M-92QX-V4TB-0HZP', 'M8D1-C5RW-6YJA-2NEG'];
const enrollment = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Hawiyat:9000000001%20admin%40rowad.example?issuer=Hawiyat&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
};

export const accountTexts: OperationTexts = [
  [
    forgotPassword,
    {
      summary: 'Ask for a new password',
      description:
        'E-mails a link that sets a new password once, within 30 minutes. Links before it stay good, up to five; the one that is used ends the others. The response and its time are the same whether or not there is such an account, and when the mailbox has had its e-mails of the day. One e-mail a minute.',
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
        'Takes the token from the fragment of the e-mailed link. All sessions and other links of the person end, and an e-mail says that the password has changed. A second step stays on.',
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
        'Takes the token from the fragment of the link, and asks for the second step as the sign-in by password does: the call repeated with `totpCode` passes it. The company’s audit trail tells such a sign-in apart.',
      request: { token: 'q3Jt0vN5mYc2uWl8hXo1bRk7sZd4eGf6aPi9TnUjVwM', totpCode: '482913' },
    },
  ],
  [
    setUpByLink,
    {
      summary: 'Set up a second step by an e-mailed link',
      description:
        'For a person whose company demands a second step: the link has answered 401 with `second-step-setup`, and stays good.',
      request: { token: 'q3Jt0vN5mYc2uWl8hXo1bRk7sZd4eGf6aPi9TnUjVwM' },
      response: enrollment,
    },
  ],
  [
    setUpAtSignIn,
    {
      summary: 'Set up a second step at sign-in',
      description:
        'For a person whose company demands a second step: the sign-in has answered 401 with `second-step-setup`. Gives the secret for an authenticator app; the sign-in repeated with the app’s code in `totpCode` turns the step on, and its response has the recovery codes.',
      request: { domain: '9000000001', email: 'admin@rowad.example', password: currentPassword },
      response: enrollment,
    },
  ],
  [
    readSecurity,
    {
      summary: 'Read the security of the own account',
      description:
        'Whether a second step is on, how many recovery codes are left, and what the company demands.',
      response: {
        secondStepSince: '2026-11-26T06:00:00.000Z',
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
      request: { currentPassword, password: newPassword },
    },
  ],
  [
    beginSecondStep,
    {
      summary: 'Begin a second step',
      description:
        'Gives a secret for an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds). Nothing changes before a code of it is confirmed.',
      request: { currentPassword },
      response: enrollment,
    },
  ],
  [
    confirmSecondStep,
    {
      summary: 'Turn the second step on',
      description:
        'Takes a code of the app. The recovery codes in the response stand in for the app once each, and are never shown again.',
      request: { totpCode: '482913' },
      response: { recoveryCodes },
    },
  ],
  [
    renewRecoveryCodes,
    {
      summary: 'Get new recovery codes',
      description: 'The earlier ones are void.',
      request: { currentPassword },
      response: { recoveryCodes },
    },
  ],
  [
    removeSecondStep,
    {
      summary: 'Turn the second step off',
      description: 'Impossible while the company demands one.',
      request: { currentPassword },
    },
  ],
  [
    requireSecondStep,
    {
      summary: 'Demand a second step of everybody',
      description:
        'Turned on, it ends the sessions of everybody in the company who has none: their next sign-in sets one up. Whoever demands it must have one.',
      request: { required: true, currentPassword },
    },
  ],
];
