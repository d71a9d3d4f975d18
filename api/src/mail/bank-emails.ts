import { bankCodeMinutes } from '@hawiyat/shared/contract/company/bank-change';
import { isolate, isolateName } from '@hawiyat/shared/locale/bidi';
import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { html } from 'ghtml';
import { type Email, email, plain } from './email.ts';

interface About {
  readonly company: string;
  readonly person: string;
  /** Of the new IBAN; empty for a short one. */
  readonly lastDigits: string;
}

const minutes = pluralizeGenitive(bankCodeMinutes, 'minute');
const ending = (digits: string) => (digits === '' ? '' : ` الذي ينتهي آيبانه بـ ${isolate(digits)}`);

/** The code has no link, so that people do not get used to clicking one. */
export function bankCodeEmail(code: string, { company, lastDigits }: About): Email {
  return email(`رمز تأكيد الحساب البنكي: ${isolate(code)}`, [
    plain(`رمز تأكيد الحساب البنكي الجديد لشركة ${isolateName(company)}${ending(lastDigits)} هو:`),
    { text: isolate(code), html: html`<bdi dir="ltr" style="font-size:32px;font-weight:700">${code}</bdi>` },
    plain(
      `الرمز صالح لمدة ${minutes}، ولا تشاركه مع أحد. بعد تأكيده تراجع إدارة المنصة الحساب، ويبقى الحساب الحالي معمولًا به حتى تعتمده. إن لم تطلب هذا التغيير فغيّر كلمة المرور في الحال.`,
    ),
  ]);
}

/** For the other owners. */
export function bankRequestedEmail({ company, person, lastDigits }: About, supportEmail: string): Email {
  return email('طلب تغيير الحساب البنكي لشركتك', [
    plain(
      `طلب ${isolateName(person)} تغيير الحساب البنكي لشركة ${isolateName(company)} إلى الحساب${ending(lastDigits)}. يبقى الحساب الحالي معمولًا به حتى تعتمد إدارة المنصة الحساب الجديد.`,
    ),
    plain(
      `إن كان هذا التغيير غير صحيح فاسحبه من صفحة الحساب البنكي في الإعدادات، أو تواصل معنا على ${isolate(supportEmail)}.`,
    ),
  ]);
}

export function bankApprovedEmail(company: string, lastDigits: string): Email {
  return email('تم اعتماد الحساب البنكي الجديد', [
    plain(
      `اعتُمد الحساب البنكي الجديد لشركة ${isolateName(company)}${ending(lastDigits)}، وتُحوَّل مستحقات الشركة إليه من الآن.`,
    ),
  ]);
}

export function bankRejectedEmail(company: string, reason: string, supportEmail: string): Email {
  return email('نتيجة طلب تغيير الحساب البنكي', [
    plain(`راجعنا طلب تغيير الحساب البنكي لشركة ${isolateName(company)} وتعذّر قبوله للسبب الآتي:`),
    { text: reason, html: html`<span dir="auto" style="white-space:pre-line">${reason}</span>` },
    plain(
      `بقي الحساب السابق معمولًا به. يمكنك تصحيح البيانات وتقديم طلب جديد، أو التواصل معنا على ${isolate(supportEmail)}.`,
    ),
  ]);
}
