import type { BankAccount, ReviewedBankChange } from '@hawiyat/shared/contract/company/bank-change';
import { stamp } from '@hawiyat/shared/locale/dates';
import { html } from 'ghtml';
import { expandableForm } from './expandable-form.ts';
import { emptyForm, type FormState, field } from './field.ts';

/** Outcome of the last form that was about a bank account. */
export interface BankOutcome {
  readonly text: string;
  /** Decided by now, or still waiting; null when it is unknown. */
  readonly bankChange: ReviewedBankChange | null;
  /** The rejected form and its values. */
  readonly rejected: ({ readonly action: string } & FormState) | null;
}

/** The bank accounts that wait for a decision; empty without any, and without an outcome to tell. */
export function bankChangesSection(
  changes: readonly ReviewedBankChange[],
  outcome: BankOutcome | null,
): string {
  const told = outcome?.bankChange?.id;
  const isInCard = changes.some(({ id }) => id === told);
  if (changes.length === 0 && !outcome) return '';
  return html`!${outcome && !isInCard ? notice(outcome) : ''}
!${
    changes.length === 0
      ? ''
      : html`<div class="title"><h1>تغييرات الحسابات البنكية</h1><p class="quiet">أكّدها أصحابها بالبريد الإلكتروني، الأقدم أولًا</p></div>
!${changes.map((change) => bankChangeCard(change, change.id === told ? outcome : null))}`
  }`;
}

function bankChangeCard(change: ReviewedBankChange, outcome: BankOutcome | null): string {
  const { id, company, current, account, requestedAt, requestedBy, warnings } = change;
  const rejected = outcome?.rejected ?? null;
  const form = (action: string, label: string, variant: 'primary' | 'dangerous', content: string) =>
    expandableForm(
      { group: id, label, subject: company.name, variant, isOpen: rejected?.action === action },
      { to: '/operator/registrations', hidden: { action, id } },
      content,
    );
  return html`<article class="card registration" id="${id}" aria-labelledby="${id}-name">
<header><div><h2 id="${id}-name"><bdi>${company.name}</bdi></h2>
<p class="quiet">معرّف المنشأة <bdi dir="ltr">${company.identifier}</bdi>، طلبه <bdi>${requestedBy ?? 'مستخدم محذوف'}</bdi> في <time datetime="${requestedAt}">${stamp(requestedAt)}</time></p></div></header>
!${outcome && Object.keys(rejected?.errors ?? {}).length === 0 ? html`<p class="notice bad" role="alert">${outcome.text}</p>` : ''}
<table class="accounts">
<thead><tr><td></td><th scope="col">الحساب الحالي</th><th scope="col">الحساب الجديد</th></tr></thead>
<tbody>
!${row('اسم البنك', current, account, 'bankName')}
!${row('رقم الحساب البنكي', current, account, 'bankAccountNumber')}
!${row('رقم الآيبان (IBAN)', current, account, 'iban', warnings.iban)}
!${row('اسم صاحب الحساب', current, account, 'bankAccountName')}
</tbody>
</table>
<div class="controls">
!${form(
    'approve-bank',
    'اعتماد الحساب',
    'primary',
    html`<p>يُعمل بالحساب الجديد من الآن، ويصل ذلك إلى مالكي الشركة بالبريد الإلكتروني.</p>
<button class="primary">تأكيد الاعتماد<span class="unseen">: ${company.name}</span></button>`,
  )}
!${form(
    'reject-bank',
    'رفض التغيير',
    'dangerous',
    html`!${field(id, 'reason', 'سبب الرفض', rejected?.action === 'reject-bank' ? rejected : emptyForm, { hint: 'يصل السبب إلى الشركة بالبريد الإلكتروني كما تكتبه. ويبقى الحساب الحالي معمولًا به.', isRequired: true, most: 1000 })}
<button class="danger">تأكيد الرفض<span class="unseen">: ${company.name}</span></button>`,
  )}
</div>
</article>`;
}

/** One field of both accounts; what differs is marked. */
function row(
  label: string,
  current: BankAccount | null,
  account: BankAccount,
  name: keyof BankAccount,
  warning?: string,
): string {
  const isNumber = name === 'iban' || name === 'bankAccountNumber';
  const cell = (value: string | undefined) => {
    if (value === undefined) return '<span class="quiet">لا يوجد</span>';
    const shown = name === 'iban' ? value.replace(/.{4}(?=.)/g, '$& ') : value;
    return isNumber ? html`<bdi dir="ltr">${shown}</bdi>` : html`<bdi>${shown}</bdi>`;
  };
  const isChanged = current?.[name] !== account[name];
  return html`<tr><th scope="row">${label}</th><td>!${cell(current?.[name])}</td><td>!${isChanged ? html`<strong>!${cell(account[name])}</strong>` : cell(account[name])}!${warning === undefined ? '' : html`<p class="warning">${warning}</p>`}</td></tr>`;
}

/** Of a form whose card is not on the page: it is decided, by this operator or by another one. */
function notice({ text, bankChange, rejected }: BankOutcome): string {
  const typed = rejected?.values.get('reason')?.trim() ?? '';
  return html`<div class="notice ${rejected ? 'bad' : 'good'}" role="${rejected ? 'alert' : 'status'}">
<p>${text}</p>
!${bankChange ? html`<p><bdi>${bankChange.company.name}</bdi></p>` : ''}
!${typed === '' ? '' : html`<p class="reason">السبب الذي كتبته: <bdi>${typed}</bdi></p>`}
</div>`;
}
