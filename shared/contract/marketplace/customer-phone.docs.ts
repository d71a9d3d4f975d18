import { docsOf } from '../core/endpoint.docs.ts';
import * as customerPhone from './customer-phone.ts';

export default docsOf(customerPhone, 'Customer account', {
  sendPhoneCode:
    'Send a code to the phone. Texts a code to the signed-in customer’s phone, a Saudi mobile number. One code a minute, ten a day for a phone.',
  verifyPhone:
    'Verify the phone. Takes the code that was texted. Repeatable while it is valid, because a response can get lost.',
  setCustomerLimits:
    'Set the limits of a customer. How many open requests and undelivered orders the customer with this phone may have; `null` is the server’s default.',
})({
  sendPhoneCode: { response: { message: 'أرسلنا رمز التحقق إلى جوالك.' } },
  verifyPhone: { response: { message: 'تم تأكيد رقم جوالك.' } },
  setCustomerLimits: { tag: 'Companies and customers' },
});
