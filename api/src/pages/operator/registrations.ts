import type { Registration } from '@hawiyat/shared/contract/review';
import { stamp } from '@hawiyat/shared/locale/dates';
import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { html } from 'ghtml';
import { emptyForm, type FormState, field } from './field.ts';

/** The registrations that wait for a decision: one page of them. */
export interface WaitingRegistrations {
  readonly registrations: readonly Registration[];
  readonly now: Date;
  /** Cursors of this page and of the next one; null at either end. */
  readonly cursor: string | null;
  readonly nextCursor: string | null;
}

/** Outcome of the last form. */
export interface ReviewOutcome {
  readonly text: string;
  /** What the form was about, decided by now or still waiting; null when it is unknown. */
  readonly registration: Registration | null;
  /** The rejected form and its values. */
  readonly rejected: ({ readonly action: string } & FormState) | null;
}

export function registrationsPage(waiting: WaitingRegistrations, outcome: ReviewOutcome | null): string {
  const { registrations, now, cursor, nextCursor } = waiting;
  const isInCard = registrations.some(({ id }) => id === outcome?.registration?.id);
  return html`<div class="title"><h1>طلبات التسجيل</h1>!${registrations.length === 0 ? '' : '<p class="quiet">قيد المراجعة، الأقدم أولًا</p>'}</div>
!${outcome && !isInCard ? notice(outcome) : ''}
!${
    registrations.length === 0
      ? noneWaiting
      : registrations.map((registration) =>
          card(registration, {
            now,
            cursor,
            outcome: outcome?.registration?.id === registration.id ? outcome : null,
          }),
        )
  }
!${cursor === null && nextCursor === null ? '' : pages(cursor, nextCursor)}`;
}

const noneWaiting = `<section class="card empty">
<h2>لا توجد طلبات قيد المراجعة</h2>
<p class="quiet">يظهر هنا كل طلب تسجيل جديد بعد أن تؤكد الشركة بريدها الإلكتروني.</p>
</section>`;

function pages(cursor: string | null, nextCursor: string | null): string {
  return html`<nav class="controls" aria-label="صفحات الطلبات">
!${cursor === null ? '' : '<a class="button" href="/operator/registrations">أقدم الطلبات</a>'}
!${nextCursor === null ? '' : html`<a class="button" href="/operator/registrations?after=${encodeURIComponent(nextCursor)}">الطلبات التالية</a>`}
</nav>`;
}

/** Of a form whose card is not on the page: it is decided, by this operator or by another one. */
function notice({ text, registration, rejected }: ReviewOutcome): string {
  const typed = rejected?.values.get('reason')?.trim() ?? '';
  return html`<div class="notice ${rejected ? 'bad' : 'good'}" role="${rejected ? 'alert' : 'status'}">
<p>${text}</p>
!${registration ? decision(registration) : ''}
!${typed === '' ? '' : html`<p class="reason">السبب الذي كتبته: <bdi>${typed}</bdi></p>`}
</div>`;
}

function decision({ companyName, status, identifier, reason, reviewedAt, email }: Registration): string {
  if (status === 'pending' || reviewedAt === null) return '';
  const at = html`<time datetime="${reviewedAt}">${stamp(reviewedAt)}</time>`;
  return status === 'approved'
    ? html`<p><bdi>${companyName}</bdi>: قُبل الطلب في !${at}. معرّف المنشأة <bdi dir="ltr">${identifier}</bdi>، ويصل بالبريد الإلكتروني إلى <bdi dir="ltr">${email}</bdi>.</p>`
    : html`<p><bdi>${companyName}</bdi>: رُفض الطلب في !${at}، ويصل السبب بالبريد الإلكتروني إلى <bdi dir="ltr">${email}</bdi>.</p>
<p class="reason">السبب: <bdi>${reason}</bdi></p>`;
}

interface CardOptions {
  readonly now: Date;
  readonly cursor: string | null;
  readonly outcome: ReviewOutcome | null;
}

function card(registration: Registration, { now, cursor, outcome }: CardOptions): string {
  const { id, companyName, logoUrl, submittedAt } = registration;
  const wait = waitInWords(now, submittedAt);
  const rejected = outcome?.rejected ?? null;
  const hasFieldError = rejected !== null && Object.keys(rejected.errors).length > 0;
  return html`<article class="card registration" id="${id}" aria-labelledby="${id}-name">
<header><img src="${logoUrl}" alt="شعار الشركة" width="56" height="56" loading="lazy">
<div><h2 id="${id}-name"><bdi>${companyName}</bdi></h2>
<p class="quiet">وصل الطلب في <time datetime="${submittedAt}">${stamp(submittedAt)}</time></p></div>
<span class="badge end ${now.getTime() - Date.parse(submittedAt) >= longWait ? 'current' : ''}">${wait === null ? 'وصل الآن' : `ينتظر منذ ${wait}`}</span></header>
!${outcome && !hasFieldError ? html`<p class="notice bad" role="alert">${outcome.text}</p>` : ''}
!${facts(registration)}
<div class="controls">
!${form(
    { id, cursor, action: 'approve', label: 'قبول الطلب', variant: 'primary', rejected },
    () =>
      html`<p>تُضاف الشركة إلى المنصة ويصدر لها معرّف منشأة، ويصل إلى <bdi dir="ltr">${registration.email}</bdi> بالبريد الإلكتروني. لا يمكن التراجع عن ذلك.</p>
<button class="primary">تأكيد القبول<span class="unseen">: ${companyName}</span></button>`,
  )}
!${form(
    { id, cursor, action: 'reject', label: 'رفض الطلب', variant: 'dangerous', rejected },
    (typed) =>
      html`!${field(id, 'reason', 'سبب الرفض', typed, { hint: 'يصل السبب إلى الشركة بالبريد الإلكتروني كما تكتبه. ويمكنها تصحيح بياناتها وتقديم طلب جديد.', isRequired: true, most: 1000 })}
<button class="danger">تأكيد الرفض<span class="unseen">: ${companyName}</span></button>`,
  )}
</div>
</article>`;
}

/** What the company gave, each with the warning that the reviewer should see. */
function facts({ warnings, ...registration }: Registration): string {
  const fact = (label: string, name: keyof typeof registration, value: string) =>
    html`<div><dt>${label}</dt><dd>!${value}!${warnings[name] === undefined ? '' : html`<p class="warning">${warnings[name]}</p>`}</dd></div>`;
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

interface DecisionForm {
  readonly id: string;
  readonly cursor: string | null;
  readonly action: string;
  readonly label: string;
  readonly variant: string;
  readonly rejected: ReviewOutcome['rejected'];
}

/** A form that opens in the card: a confirmation step without scripts. */
function form(
  { id, cursor, action, label, variant, rejected }: DecisionForm,
  content: (typed: FormState) => string,
): string {
  const own = rejected?.action === action ? rejected : null;
  return html`<details class="ask" name="${id}" ${own ? 'open' : ''}>
<summary class="button ${variant}">${label}</summary>
<form method="post" action="/operator/registrations"><input type="hidden" name="action" value="${action}"><input type="hidden" name="id" value="${id}"><input type="hidden" name="after" value="${cursor}">
!${content(own ?? emptyForm)}
</form>
</details>`;
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
