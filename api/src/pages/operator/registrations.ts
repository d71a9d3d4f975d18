import type { Registration } from '@hawiyat/shared/contract/company/review';
import { stamp } from '@hawiyat/shared/locale/dates';
import { html } from 'ghtml';
import { type ReviewOutcome, registrationCard } from './registration-card.ts';

/** The registrations that wait for a decision: one page of them. */
export interface WaitingRegistrations {
  readonly registrations: readonly Registration[];
  readonly now: Date;
  /** Cursors of this page and of the next one; null at either end. */
  readonly cursor: string | null;
  readonly nextCursor: string | null;
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
          registrationCard(registration, {
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
