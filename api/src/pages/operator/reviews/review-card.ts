import { html } from 'ghtml';
import { card } from '../components/card.ts';
import type { Field } from '../components/field.ts';
import { button, type Confirmation, confirmation } from '../components/form.ts';
import { notice, type Outcome } from '../components/notice.ts';
import { typedText, unseen } from '../components/text.ts';

interface Decision extends Pick<Confirmation, 'label' | 'confirm'> {
  readonly action: string;
}

interface Review {
  readonly id: string;
  readonly company: string;
  readonly head: (heading: string) => string;
  /** HTML. */
  readonly content: string;
  readonly hidden?: Readonly<Record<string, string>>;
  /** Set where other cards have the same labels. */
  readonly subject?: string;
  readonly approve: Decision & { readonly says: string };
  readonly reject: Decision & { readonly hint: string };
}

export function reviewCard(review: Review, outcome: Outcome | null): string {
  const { id, company, head, content, hidden, subject, approve, reject } = review;
  const own = outcome?.card === id ? outcome : null;
  const hasFieldError = Object.keys(own?.rejected?.errors ?? {}).length > 0;
  const form = (
    { action, ...shown }: Decision,
    variant: 'primary' | 'dangerous',
    fields: readonly Field[] = [],
  ) =>
    confirmation(
      {
        ...{ ...shown, variant, fields, group: id, to: '/operator/registrations' },
        ...(subject !== undefined && { subject }),
        hidden: { action, id, ...hidden },
        buttons: button(html`${shown.confirm}!${unseen(`: ${company}`)}`, variant),
      },
      own?.rejected ?? null,
    );
  const { hint } = reject;
  const reason = { name: 'reason', label: 'سبب الرفض', hint, isRequired: true, most: 1000 };
  return card(
    { id, heading: typedText(company), head, isQueued: true },
    html`!${own && !hasFieldError ? notice({ ...own, details: '' }) : ''}
!${content}
<div class="controls">
!${form(approve, 'primary')}
!${form(reject, 'dangerous', [reason])}
</div>`,
  );
}

/** For a form whose card has left the page, because an operator decided it. */
export function noticeOfGone(outcome: Outcome | null): string {
  if (!outcome) return '';
  const typed = outcome.rejected?.values.get('reason')?.trim() ?? '';
  const reason = typed === '' ? '' : html`<p class="reason">السبب الذي كتبته: !${typedText(typed)}</p>`;
  return notice({ ...outcome, details: `${outcome.details ?? ''}${reason}` });
}
