import { signIn } from '@hawiyat/shared/contract/account/session';
import { signOut } from '@hawiyat/shared/contract/account/sign-out';
import { register, sendVerification, verifyEmail } from '@hawiyat/shared/contract/company/registration';
import type { OperationTexts } from '../operation-text.ts';

export const companyTexts: OperationTexts = [
  [
    sendVerification,
    {
      summary: 'Send a verification code',
      description:
        'E-mails a code of six digits, valid for ten minutes in the browser that asked for it. The response is the same whether or not the address is known. One code a minute; a mailbox gets at most 20 a day.',
      request: { email: 'owner@rowad.example' },
      response: { message: 'إن كان البريد الإلكتروني صالحًا للتسجيل فسيصلك رمز التحقق خلال دقائق.' },
    },
  ],
  [
    verifyEmail,
    {
      summary: 'Verify the e-mail address',
      description:
        'Takes the code that was e-mailed. The proof lasts long enough to fill in the form; after too many wrong codes a new one is needed.',
      request: { email: 'owner@rowad.example', code: '482913' },
      response: { message: 'تم التحقق من البريد الإلكتروني.' },
    },
  ],
  [
    register,
    {
      summary: 'Register a company',
      description:
        'Sends the registration to the operators, who approve or reject it; the decision comes by e-mail, and with an approval the identifier for the sign-in. The e-mail address must have been verified in the same browser.',
      response: { message: 'تم استلام طلب تسجيل شركتك، وهو الآن قيد المراجعة.' },
    },
  ],
  [
    signIn,
    {
      summary: 'Sign in as an administrator',
      description:
        '`domain` is the company’s identifier. The response does not say which of the three was wrong. Repeated wrong passwords make the network or the browser wait (429); a successful sign-in uses no limit up. Beside the token, the response sets the cookies by which the panel’s pages know their company and their browser. With a second step, the right password alone gets a 401 with the code `second-step`: the call is repeated with `totpCode`, the authenticator app’s code or a recovery code, each of which is good once.',
      request: { domain: '9000000001', email: 'admin@rowad.example', password: 'haweyat-Riyadh-2026' },
    },
  ],
  [
    signOut,
    {
      summary: 'Sign out',
      description: 'Ends the session of this token at once, everywhere.',
    },
  ],
];
