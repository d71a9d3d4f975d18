import { inviteDays } from '@hawiyat/shared/contract/account/people';
import type { Role } from '@hawiyat/shared/contract/core/roles';
import { isolate, isolateName } from '@hawiyat/shared/locale/bidi';
import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { roleNames } from '@hawiyat/shared/locale/roles';
import { html } from 'ghtml';
import { type Email, email, link, pathToAdd, plain } from './email.ts';

const codeMinutes = '10';

/** The code has no link, so that people do not get used to clicking one. */
export function codeEmail(code: string): Email {
  const note = `الرمز صالح لمدة ${codeMinutes} دقائق، ولا تشاركه مع أحد. إن لم تطلب هذا الرمز فتجاهل هذه الرسالة.`;
  return email(`رمز التحقق: ${isolate(code)}`, [
    plain('رمز التحقق لتسجيل شركتك في منصة حاويات هو:'),
    { text: isolate(code), html: html`<bdi dir="ltr" style="font-size:32px;font-weight:700">${code}</bdi>` },
    plain(note),
  ]);
}

export function approvedEmail(company: string, identifier: string, signInUrl: string | null): Email {
  return email('تم قبول طلب تسجيل شركتك', [
    {
      text: `يسرنا إبلاغك بقبول طلب تسجيل ${isolateName(company)} في منصة حاويات.`,
      html: html`يسرنا إبلاغك بقبول طلب تسجيل <bdi>${company}</bdi> في منصة حاويات.`,
    },
    {
      text: `معرّف المنشأة: ${isolate(identifier)}`,
      html: html`معرّف المنشأة: <bdi dir="ltr" style="font-size:24px;font-weight:700">${identifier}</bdi>`,
    },
    plain(
      'استخدم هذا الرقم مع بريدك الإلكتروني وكلمة المرور لتسجيل الدخول، واحتفظ به في مكان آمن. وهو يختلف عن رقم السجل التجاري.',
    ),
    ...(signInUrl === null ? [] : [link('تسجيل الدخول', signInUrl)]),
  ]);
}

export function rejectedEmail(company: string, reason: string, supportEmail: string): Email {
  return email('نتيجة طلب تسجيل شركتك', [
    {
      text: `نشكر لك اهتمامك بمنصة حاويات. راجعنا طلب تسجيل ${isolateName(company)} وتعذّر قبوله للسبب الآتي:`,
      html: html`نشكر لك اهتمامك بمنصة حاويات. راجعنا طلب تسجيل <bdi>${company}</bdi> وتعذّر قبوله للسبب الآتي:`,
    },
    { text: reason, html: html`<span dir="auto" style="white-space:pre-line">${reason}</span>` },
    {
      text: `يمكنك تصحيح البيانات وتقديم طلب جديد، أو التواصل معنا على ${isolate(supportEmail)}.`,
      html: html`يمكنك تصحيح البيانات وتقديم طلب جديد، أو التواصل معنا على <bdi dir="ltr">${supportEmail}</bdi>.`,
    },
  ]);
}

export function suspendedEmail(company: string, reason: string, supportEmail: string): Email {
  return email('إيقاف حساب شركتك مؤقتًا', [
    {
      text: `تم إيقاف حساب ${isolateName(company)} مؤقتًا للسبب الآتي: ${isolateName(reason)}. يرجى التواصل معنا على ${isolate(supportEmail)}.`,
      html: html`تم إيقاف حساب <bdi>${company}</bdi> مؤقتًا للسبب الآتي: <bdi>${reason}</bdi>. يرجى التواصل معنا على <bdi dir="ltr">${supportEmail}</bdi>.`,
    },
  ]);
}

interface InviteLink {
  readonly company: string;
  readonly identifier: string;
  readonly role: Role;
  /** Null when the server does not know its own address: the reader completes the link. */
  readonly origin: string | null;
  readonly token: string;
}

/** The token is in the fragment, which browsers send to no server. */
export function inviteEmail({ company, identifier, role, origin, token }: InviteLink): Email {
  const address = `${origin ?? ''}/join#${token}`;
  const missing = 'افتح موقع المنصة الذي تستخدمه شركتك، وأضف إلى عنوانه';
  return email(`دعوة للانضمام إلى ${isolateName(company)}`, [
    {
      text: `دعتك ${isolateName(company)} للانضمام إلى حسابها في منصة حاويات. صلاحيتك: ${roleNames[role]}.`,
      html: html`دعتك <bdi>${company}</bdi> للانضمام إلى حسابها في منصة حاويات. صلاحيتك: <b>${roleNames[role]}</b>.`,
    },
    origin === null ? pathToAdd(missing, address) : link('قبول الدعوة', address),
    {
      text: `معرّف المنشأة الذي تدخل به لاحقًا: ${isolate(identifier)}`,
      html: html`معرّف المنشأة الذي تدخل به لاحقًا: <bdi dir="ltr" style="font-weight:700">${identifier}</bdi>`,
    },
    plain(
      `الرابط صالح لمدة ${pluralizeGenitive(inviteDays, 'day')} ولمرة واحدة، ولا تشاركه مع أحد. إن لم تكن تتوقع هذه الدعوة فتجاهل هذه الرسالة.`,
    ),
  ]);
}
