import type { Registration } from '@hawiyat/shared/contract/company/review';
import { stamp } from '@hawiyat/shared/locale/dates';
import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { html } from 'ghtml';
import { expandableForm } from './expandable-form.ts';
import { emptyForm, type FormState, field } from './field.ts';

/** Outcome of the last form. */
export interface ReviewOutcome {
  readonly text: string;
  /** What the form was about, decided by now or still waiting; null when it is unknown. */
  readonly registration: Registration | null;
  /** The rejected form and its values. */
  readonly rejected: ({ readonly action: string } & FormState) | null;
}

interface CardOptions {
  readonly now: Date;
  readonly cursor: string | null;
  readonly outcome: ReviewOutcome | null;
}

export function registrationCard(registration: Registration, { now, cursor, outcome }: CardOptions): string {
  const { id, companyName, logoUrl, submittedAt } = registration;
  const wait = waitInWords(now, submittedAt);
  const rejected = outcome?.rejected ?? null;
  const hasFieldError = rejected !== null && Object.keys(rejected.errors).length > 0;
  const form = (action: string, label: string, variant: 'primary' | 'dangerous', content: string) =>
    expandableForm(
      { group: id, label, variant, isOpen: rejected?.action === action },
      { to: '/operator/registrations', hidden: { action, id, after: cursor ?? '' } },
      content,
    );
  return html`<article class="card registration" id="${id}" aria-labelledby="${id}-name">
<header><img src="${logoUrl}" alt="شعار الشركة" width="56" height="56" loading="lazy">
<div><h2 id="${id}-name"><bdi>${companyName}</bdi></h2>
<p class="quiet">وصل الطلب في <time datetime="${submittedAt}">${stamp(submittedAt)}</time></p></div>
<span class="badge end ${now.getTime() - Date.parse(submittedAt) >= longWait ? 'current' : ''}">${wait === null ? 'وصل الآن' : `ينتظر منذ ${wait}`}</span></header>
!${outcome && !hasFieldError ? html`<p class="notice bad" role="alert">${outcome.text}</p>` : ''}
!${facts(registration)}
<div class="controls">
!${form(
    'approve',
    'قبول الطلب',
    'primary',
    html`<p>تُضاف الشركة إلى المنصة ويصدر لها معرّف منشأة، ويصل إلى <bdi dir="ltr">${registration.email}</bdi> بالبريد الإلكتروني. لا يمكن التراجع عن ذلك.</p>
<button class="primary">تأكيد القبول<span class="unseen">: ${companyName}</span></button>`,
  )}
!${form(
    'reject',
    'رفض الطلب',
    'dangerous',
    html`!${field(id, 'reason', 'سبب الرفض', rejected?.action === 'reject' ? rejected : emptyForm, { hint: 'يصل السبب إلى الشركة بالبريد الإلكتروني كما تكتبه. ويمكنها تصحيح بياناتها وتقديم طلب جديد.', isRequired: true, most: 1000 })}
<button class="danger">تأكيد الرفض<span class="unseen">: ${companyName}</span></button>`,
  )}
</div>
</article>`;
}

/** What the company gave, each with the warning that the reviewer should see. */
function facts({ warnings, ...registration }: Registration): string {
  const fact = (label: string, name: keyof typeof registration, markup: string) =>
    html`<div><dt>${label}</dt><dd>!${markup}!${warnings[name] === undefined ? '' : html`<p class="warning">${warnings[name]}</p>`}</dd></div>`;
  const number = (text: string) => html`<bdi dir="ltr">${text}</bdi>`;
  const { commercialNumber, taxNumber, companyPhoneNumber, email, iban } = registration;
  return html`<dl class="facts">
!${fact('رقم السجل التجاري', 'commercialNumber', number(commercialNumber))}
!${fact('الرقم الضريبي', 'taxNumber', number(taxNumber))}
!${fact('هاتف الشركة', 'companyPhoneNumber', number(companyPhoneNumber))}
!${fact('البريد الإلكتروني للمسؤول', 'email', html`<a href="mailto:${encodeURIComponent(email)}" dir="ltr">${email}</a>`)}
!${fact('اسم البنك', 'bankName', html`<bdi>${registration.bankName}</bdi>`)}
!${fact('اسم صاحب الحساب', 'bankAccountName', html`<bdi>${registration.bankAccountName}</bdi>`)}
!${fact('رقم الحساب البنكي', 'bankAccountNumber', number(registration.bankAccountNumber))}
!${fact('رقم الآيبان (IBAN)', 'iban', number(iban.replace(/.{4}(?=.)/g, '$& ')))}
</dl>`;
}

const minute = 60_000;
const hour = 60 * minute;
const dayLength = 24 * hour;
/** From here on the wait is marked. */
const longWait = 2 * dayLength;

/** @returns e.g. `3 ساعات` or `يومين`; null within the first minute */
function waitInWords(now: Date, submittedAt: string): string | null {
  const waited = now.getTime() - Date.parse(submittedAt);
  if (waited < minute) return null;
  if (waited < hour) return pluralizeGenitive(Math.floor(waited / minute), 'minute');
  if (waited < dayLength) return pluralizeGenitive(Math.floor(waited / hour), 'hour');
  return pluralizeGenitive(Math.floor(waited / dayLength), 'day');
}
