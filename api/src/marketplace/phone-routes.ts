import {
  sendPhoneCode as sendPhoneCodeCall,
  setCustomerLimits as setCustomerLimitsCall,
  verifyPhone as verifyPhoneCall,
} from '@hawiyat/shared/contract/marketplace/customer-phone';
import { saudiMobile } from '@hawiyat/shared/locale/saudi-phone';
import type { App } from '../app-context.ts';
import { codeExpired, codeSpent, codeTooSoon, codeWrong } from '../auth/errors.ts';
import { countMessage } from '../http/message-limit.ts';
import { serve } from '../http/serve.ts';
import { notFound } from '../kernel/errors.ts';
import { deliverTexts } from '../mail/index.ts';
import { codeTaken, phoneNotReachable } from './errors.ts';
import { ownPhone, sendPhoneCode } from './send-phone-code.ts';
import { setCustomerLimits } from './set-customer-limits.ts';
import { verifyPhone } from './verify-phone.ts';

/** Messages cost money. Anyone may claim a phone, so four messages are reserved for customers without one yet. */
const tenADay = { recipient: 10, further: 6, asker: 6 };

export function customerPhoneRoutes(app: App): void {
  serve(app, sendPhoneCodeCall, async ({ session: { customerId } }) => {
    const phone = await ownPhone(app, customerId);
    // Attackers may profit from messages to foreign numbers.
    const to = saudiMobile(phone);
    if (to === null) throw phoneNotReachable();
    const counted = await countMessage(app, { what: 'text messages', to, asker: customerId }, tenADay);
    const wait = counted.wait || counted.spentFor;
    if (wait > 0) throw codeTooSoon({ wait });
    await sendPhoneCode(app, customerId, to);
    const delivery = deliverTexts(app);
    // Messages that stay on this machine are stored before the response.
    if (!app.gateway.delivers) await delivery;
    return { message: 'أرسلنا رمز التحقق إلى جوالك.' };
  }).throws(codeTooSoon, phoneNotReachable);

  serve(app, verifyPhoneCall, async ({ body: { code }, session: { customerId } }) => {
    await verifyPhone(app, customerId, code);
    return { message: 'تم تأكيد رقم جوالك.' };
  }).throws(codeWrong, codeExpired, codeSpent, codeTaken);

  serve(app, setCustomerLimitsCall, async ({ body: { phone, limits } }) => {
    const customer = await setCustomerLimits(app, { phone, limits });
    app.log.info({ customer: customer.id, ...limits }, 'a customer’s limits were set');
    return { customer: { ...customer, limits } };
  }).throws(notFound);
}
