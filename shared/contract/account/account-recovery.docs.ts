import { docsOf } from '../core/endpoint.docs.ts';
import * as accountRecovery from './account-recovery.ts';

export default docsOf(accountRecovery, 'Company sessions', {
  forgotPassword: {
    summary: 'Ask for a new password',
    description:
      'E-mails a link that sets a new password once, within 30 minutes. Links before it stay good, up to five; the one that is used ends the others. The response and its time are the same whether or not there is such an account, and when the mailbox has had its e-mails of the day. One e-mail a minute.',
    request: { domain: '9000000001', email: 'admin@rowad.example' },
    response: {
      message: 'إن كانت هذه البيانات لحساب لدينا فستصلك خلال دقائق رسالة فيها رابط لتعيين كلمة مرور جديدة.',
    },
  },
  resetPassword: {
    summary: 'Set a new password by a link',
    description:
      'Takes the token from the fragment of the e-mailed link. All sessions and other links of the person end, and an e-mail says that the password has changed. A second step stays on.',
    request: { token: 'q3Jt0vN5mYc2uWl8hXo1bRk7sZd4eGf6aPi9TnUjVwM', password: 'a-longer-Jeddah-2027' },
    response: { message: 'تم تعيين كلمة المرور الجديدة. يمكنك تسجيل الدخول بها الآن.' },
  },
  forgotIdentifier: {
    summary: 'Ask for the company’s identifier',
    description:
      'E-mails the identifiers of all companies in which this address is a person. The response and its time are the same for an unknown address, and when the mailbox has had its e-mails of the day. One e-mail a minute.',
    request: { email: 'admin@rowad.example' },
    response: { message: 'إن كان هذا البريد مسجّلًا لدينا فستصلك خلال دقائق رسالة فيها معرّف منشأتك.' },
  },
});
