import { resetPage } from '@hawiyat/shared/contract/account/account-recovery';
import { signInLinkMinutes, signInLinkPage } from '@hawiyat/shared/contract/account/sign-in-link';
import { isolate, isolateName } from '@hawiyat/shared/locale/bidi';
import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { html } from 'ghtml';
import { type Email, email, link, pathToAdd, plain } from './email.ts';

const notYou =
  'إن لم تكن أنت من فعل ذلك فعيّن كلمة مرور جديدة الآن من «نسيت كلمة المرور؟» في صفحة تسجيل الدخول.';

const inCompany = (before: string, company: string, after: string) => ({
  text: `${before}${isolateName(company)}${after}`,
  html: html`${before}<bdi>${company}</bdi>${after}`,
});

/** The token is in the fragment: no server, log or referrer sees it. `linkUrl` may be unknown. */
function tokenLink(label: string, page: string, token: string, linkUrl: string | null) {
  const path = `${page}#${token}`;
  return linkUrl === null
    ? pathToAdd('أضف ما يأتي إلى عنوان المنصة في متصفحك', path)
    : link(label, `${linkUrl}${path}`);
}

export function resetEmail(company: string, token: string, linkUrl: string | null): Email {
  return email('تعيين كلمة مرور جديدة', [
    inCompany('طُلب تعيين كلمة مرور جديدة لحسابك في ', company, ' على منصة حاويات.'),
    tokenLink('تعيين كلمة المرور', resetPage, token, linkUrl),
    plain(
      'الرابط صالح لمدة 30 دقيقة ولمرة واحدة، ولا تشاركه مع أحد. إن لم تطلب ذلك فتجاهل هذه الرسالة، ولن تتغير كلمة مرورك.',
    ),
  ]);
}

export function signInLinkEmail(company: string, token: string, linkUrl: string | null): Email {
  return email('رابط الدخول', [
    inCompany('طُلب رابط للدخول إلى حسابك في ', company, ' على منصة حاويات.'),
    tokenLink('تسجيل الدخول', signInLinkPage, token, linkUrl),
    plain(
      `الرابط صالح لمدة ${pluralizeGenitive(signInLinkMinutes, 'minute')} ولمرة واحدة، وفي المتصفح الذي طُلب منه وحده. إن لم تطلبه فتجاهل هذه الرسالة، ولا ترسل الرابط إلى أحد.`,
    ),
  ]);
}

export function identifiersEmail(
  companies: readonly { readonly name: string; readonly identifier: string }[],
  signInUrl: string | null,
): Email {
  return email('معرّف المنشأة', [
    plain('طُلب إرسال معرّف المنشأة المسجّل بهذا البريد في منصة حاويات:'),
    ...companies.map(({ name, identifier }) => ({
      text: `${isolateName(name)}: ${isolate(identifier)}`,
      html: html`<bdi>${name}</bdi><br><bdi dir="ltr" style="font-size:24px;font-weight:700">${identifier}</bdi>`,
    })),
    ...(signInUrl === null ? [] : [link('تسجيل الدخول', signInUrl)]),
    plain('إن لم تطلب ذلك فتجاهل هذه الرسالة.'),
  ]);
}

export function passwordChangedEmail(company: string): Email {
  return email('تغيّرت كلمة مرورك', [
    inCompany('تغيّرت كلمة مرور حسابك في ', company, ' على منصة حاويات، وانتهت جلساتك الأخرى.'),
    plain(notYou),
  ]);
}

export function twoFactorEmail(company: string, isOn: boolean): Email {
  const subject = isOn ? 'فُعّل التحقق بخطوتين' : 'أُلغي التحقق بخطوتين';
  return email(subject, [inCompany(`${subject} لحسابك في `, company, ' على منصة حاويات.'), plain(notYou)]);
}
