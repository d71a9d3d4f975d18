import type { BankAccount, ReviewedBankChange } from '@hawiyat/shared/contract/company/bank-change';
import { html } from 'ghtml';
import { pageTitle } from '../components/card.ts';
import type { Outcome } from '../components/notice.ts';
import { comparison } from '../components/table.ts';
import { latinText, momentOf, quiet, typedText, warning } from '../components/text.ts';
import { reviewCard } from './review-card.ts';

export function bankChangesContent(changes: readonly ReviewedBankChange[], outcome: Outcome | null): string {
  if (changes.length === 0) return '';
  const aside = quiet('أكّدها أصحابها بالبريد الإلكتروني، الأقدم أولًا');
  return html`!${pageTitle('تغييرات الحسابات البنكية', aside)}
!${changes.map((change) => bankChangeCard(change, outcome))}`;
}

function bankChangeCard(change: ReviewedBankChange, outcome: Outcome | null): string {
  const { id, company, requestedAt, requestedBy } = change;
  const [by, at] = [typedText(requestedBy ?? 'مستخدم محذوف'), momentOf(requestedAt)];
  const asked = html`معرّف المنشأة !${latinText(company.identifier)}، طلبه !${by} في !${at}`;
  return reviewCard(
    {
      ...{ id, company: company.name, subject: company.name, content: accounts(change) },
      head: (heading) => html`<div>!${heading}
!${quiet(asked)}</div>`,
      approve: {
        ...{ action: 'approve-bank', label: 'اعتماد الحساب', confirm: 'تأكيد الاعتماد' },
        says: '<p>يُعمل بالحساب الجديد من الآن، ويصل ذلك إلى مالكي الشركة بالبريد الإلكتروني.</p>',
      },
      reject: {
        ...{ action: 'reject-bank', label: 'رفض التغيير', confirm: 'تأكيد الرفض' },
        hint: 'يصل السبب إلى الشركة بالبريد الإلكتروني كما تكتبه. ويبقى الحساب الحالي معمولًا به.',
      },
    },
    outcome,
  );
}

/** Label and HTML of each field; an IBAN in groups of four, as banks write it. */
export const bankFields: Record<keyof BankAccount, readonly [string, (value: string) => string]> = {
  bankName: ['اسم البنك', typedText],
  bankAccountNumber: ['رقم الحساب البنكي', latinText],
  iban: ['رقم الآيبان (IBAN)', (iban) => latinText(iban.replace(/.{4}(?=.)/g, '$& '))],
  bankAccountName: ['اسم صاحب الحساب', typedText],
};

function accounts({ current, account, warnings }: ReviewedBankChange): string {
  const row = (name: keyof BankAccount) => {
    const [label, shown] = bankFields[name];
    const next = shown(account[name]);
    const marked = current?.[name] === account[name] ? next : html`<strong>!${next}</strong>`;
    const caution = name === 'iban' ? warning(warnings.iban) : '';
    const before = current ? shown(current[name]) : '<span class="quiet">لا يوجد</span>';
    return [label, before, html`!${marked}!${caution}`] as const;
  };
  return comparison({
    columns: ['الحساب الحالي', 'الحساب الجديد'],
    rows: [row('bankName'), row('bankAccountNumber'), row('iban'), row('bankAccountName')],
  });
}
