import type { Registration } from '@hawiyat/shared/contract/company/review';
import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { html } from 'ghtml';
import { emptyCard, pageTitle } from '../components/card.ts';
import { fact } from '../components/list.ts';
import type { Outcome } from '../components/notice.ts';
import { badge, latinText, momentOf, quiet, typedText, warning } from '../components/text.ts';
import { bankFields } from './bank-changes.ts';
import { reviewCard } from './review-card.ts';

export interface WaitingRegistrations {
  readonly registrations: readonly Registration[];
  readonly now: Date;
  /** Cursors of this page and of the next one; null at either end. */
  readonly cursor: string | null;
  readonly nextCursor: string | null;
}

export function registrationsContent(waiting: WaitingRegistrations, outcome: Outcome | null): string {
  const { registrations, cursor, nextCursor } = waiting;
  const isEmpty = registrations.length === 0;
  const emptyHint = 'يظهر هنا كل طلب تسجيل جديد بعد أن تؤكد الشركة بريدها الإلكتروني.';
  return html`!${pageTitle('طلبات التسجيل', isEmpty ? '' : quiet('قيد المراجعة، الأقدم أولًا'))}
!${registrations.map((registration) => registrationCard(registration, waiting, outcome))}
!${isEmpty ? emptyCard('لا توجد طلبات قيد المراجعة', emptyHint) : ''}
!${cursor === null && nextCursor === null ? '' : pages(cursor, nextCursor)}`;
}

function pages(cursor: string | null, nextCursor: string | null): string {
  return html`<nav class="controls" aria-label="صفحات الطلبات">
!${cursor === null ? '' : '<a class="button" href="/operator/registrations">أقدم الطلبات</a>'}
!${nextCursor === null ? '' : html`<a class="button" href="/operator/registrations?after=${encodeURIComponent(nextCursor)}">الطلبات التالية</a>`}
</nav>`;
}

function registrationCard(
  registration: Registration,
  { now, cursor }: WaitingRegistrations,
  outcome: Outcome | null,
): string {
  const { id, companyName, logoUrl, submittedAt, email } = registration;
  const head = (
    heading: string,
  ) => html`<img src="${logoUrl}" alt="شعار الشركة" width="56" height="56" loading="lazy">
<div>!${heading}
!${quiet(html`وصل الطلب في !${momentOf(submittedAt)}`)}</div>
<span class="end">!${waitBadge(now.getTime() - Date.parse(submittedAt))}</span>`;
  return reviewCard(
    {
      ...{ id, company: companyName, head, content: facts(registration), hidden: { after: cursor ?? '' } },
      approve: {
        ...{ action: 'approve', label: 'قبول الطلب', confirm: 'تأكيد القبول' },
        says: html`<p>تُضاف الشركة إلى المنصة ويصدر لها معرّف منشأة، ويصل إلى !${latinText(email)} بالبريد الإلكتروني. لا يمكن التراجع عن ذلك.</p>`,
      },
      reject: {
        ...{ action: 'reject', label: 'رفض الطلب', confirm: 'تأكيد الرفض' },
        hint: 'يصل السبب إلى الشركة بالبريد الإلكتروني كما تكتبه. ويمكنها تصحيح بياناتها وتقديم طلب جديد.',
      },
    },
    outcome,
  );
}

function facts({ warnings, ...registration }: Registration): string {
  const { commercialNumber, taxNumber, companyPhoneNumber, email } = registration;
  const caution = (name: keyof typeof registration) => warning(warnings[name]);
  const account = (['bankName', 'bankAccountName', 'bankAccountNumber', 'iban'] as const).map((name) => {
    const [label, shown] = bankFields[name];
    return fact(label, shown(registration[name]) + caution(name));
  });
  const address = html`<a href="mailto:${encodeURIComponent(email)}" dir="ltr">${email}</a>`;
  return html`<dl>
!${fact('رقم السجل التجاري', latinText(commercialNumber) + caution('commercialNumber'))}
!${fact('الرقم الضريبي', latinText(taxNumber) + caution('taxNumber'))}
!${fact('هاتف الشركة', latinText(companyPhoneNumber) + caution('companyPhoneNumber'))}
!${fact('البريد الإلكتروني للمسؤول', address + caution('email'))}
!${account}
</dl>`;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const longWait = 2 * day;

function waitBadge(waited: number): string {
  if (waited < minute) return badge('وصل الآن');
  const units = { day, hour, minute } as const;
  const unit = waited >= day ? 'day' : waited >= hour ? 'hour' : 'minute';
  const wait = pluralizeGenitive(Math.floor(waited / units[unit]), unit);
  return badge(html`ينتظر منذ ${wait}`, waited >= longWait ? 'current' : '');
}

export function decision(registration: Registration): string {
  const { companyName, status, identifier, reason, reviewedAt, email } = registration;
  if (status === 'pending' || reviewedAt === null) return '';
  const [company, at, to] = [typedText(companyName), momentOf(reviewedAt), latinText(email)];
  return status === 'approved'
    ? html`<p>!${company}: قُبل الطلب في !${at}. معرّف المنشأة !${latinText(identifier)}، ويصل بالبريد الإلكتروني إلى !${to}.</p>`
    : html`<p>!${company}: رُفض الطلب في !${at}، ويصل السبب بالبريد الإلكتروني إلى !${to}.</p>
<p class="reason">السبب: !${typedText(reason)}</p>`;
}
