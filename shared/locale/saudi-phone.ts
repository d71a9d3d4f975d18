import { texts } from '@hawiyat/shared/texts';
import { readPhone } from '../contract/core/read-number.ts';

const messages = /*#__PURE__*/ texts('locale/phone', {
  doubt: 'يبدو أن رقم الهاتف غير صحيح. يرجى التأكد منه.',
});

/** National numbers without the leading zero. */
const mobile = /^(5([013-689]\d|7[0-8])\d{6}|579[01]\d{5})$/;
const landline = /^1(1\d|2[24-8]|3[35-8]|4[3-68]|6[2-5]|7[235-7])\d{6}$/;
/** Unified (920…) and free (800…, 811…) numbers are dialed without a zero, and abroad the same. */
const unified = /^(920\d{6}|8(00|11)\d{7})$/;

/** E.164 of a Saudi mobile number; null for any other text. */
export function saudiMobile(text: string): string | null {
  const national = nationalNumber(text);
  return mobile.test(national) ? `+966${national}` : null;
}

/** E.164 of a mobile, a landline (011 to 017), or a 9200, 800 or 811 number; null for any other text. */
export function companyPhone(text: string): string | null {
  const national = nationalNumber(text);
  const isOne = [mobile, landline, unified].some((item) => item.test(national));
  return isOne ? `+966${national}` : null;
}

/** Only a doubt, because foreign numbers are right, too. */
export const phoneDoubt = (typed: string): string | undefined =>
  typed.trim() === '' || companyPhone(typed) !== null ? undefined : messages.doubt;

function nationalNumber(text: string): string {
  const read = readPhone(text);
  return typeof read === 'string' ? read.replace(/^(\+|00)?966/, '').replace(/^0(?=[15])/, '') : '';
}
