import { docsOf } from '../core/endpoint.docs.ts';
import * as registration from './registration.ts';

export default docsOf(registration, 'Company sign-up', {
  sendVerification:
    'Send a verification code. E-mails a code of six digits, valid for ten minutes in the browser that asked for it. The response is the same whether or not the address is known. One code a minute; a mailbox gets at most 20 a day.',
  verifyEmail:
    'Verify the e-mail address. Takes the code that was e-mailed. The proof lasts long enough to fill in the form; after too many wrong codes a new one is needed.',
  register:
    'Register a company. Sends the registration to the operators, who approve or reject it; the decision comes by e-mail, and with an approval the identifier for the sign-in. The e-mail address must have been verified in the same browser.',
})({
  sendVerification: {
    response: { message: 'إن كان البريد الإلكتروني صالحًا للتسجيل فسيصلك رمز التحقق خلال دقائق.' },
  },
  verifyEmail: { response: { message: 'تم التحقق من البريد الإلكتروني.' } },
  register: { response: { message: 'تم استلام طلب تسجيل شركتك، وهو الآن قيد المراجعة.' } },
});
