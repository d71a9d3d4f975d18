import { type Purpose, purposes } from '@hawiyat/shared/contract/core/endpoint';
import type { MachineToken } from '@hawiyat/shared/contract/platform/machine-tokens';
import type { Operator as Person } from '@hawiyat/shared/contract/platform/operators';
import { day } from '@hawiyat/shared/locale/dates';
import { html } from 'ghtml';
import type { Operator } from '../../../server/principals.ts';
import { card, pageTitle } from '../parts/card.ts';
import type { Field } from '../parts/field.ts';
import { type Confirmation, confirmation, dangerButton, primaryButton } from '../parts/form.ts';
import { row, rows } from '../parts/list.ts';
import { notice, type Outcome } from '../parts/notice.ts';
import { badge, momentOf, quiet, typedText } from '../parts/text.ts';

const purposeNames: Record<Purpose, string> = {
  metrics: 'قراءة المقاييس',
  review: 'مراجعة طلبات التسجيل والشركات',
  rollout: 'الإطلاق التدريجي',
};

/** @param action of the form @param rest its name, where the page has several with this action */
const accessForm = (
  action: string,
  {
    hidden,
    ...rest
  }: Omit<Confirmation, 'group' | 'to' | 'hidden' | 'name'> & Partial<Pick<Confirmation, 'hidden' | 'name'>>,
): Confirmation => ({
  ...{ name: action, group: 'access', to: '/operator/access', ...rest },
  hidden: { action, ...hidden },
});

const nameField = (id: string, label: string): Field => ({
  ...{ id, name: 'name', label, isLine: true, most: 100, autocomplete: 'off' },
  ...{ isRequired: true, isOutcome: true },
});

const addOperator = accessForm('add-operator', {
  label: 'إضافة عضو',
  fields: [nameField('add-operator', 'اسم العضو')],
  buttons: primaryButton('إضافة العضو'),
});

const renew = accessForm('renew', {
  label: 'تجديد رمز دخولي',
  says: '<p>يتوقف رمز دخولك الحالي، وتنتهي جلساتك كلها، ويظهر لك رمز جديد.</p>',
  buttons: primaryButton('تجديد الرمز'),
});

const purposeField: Field = {
  ...{ id: 'purpose', name: 'purpose', label: 'الغرض' },
  options: purposes.map((purpose) => [purpose, purposeNames[purpose]]),
};

const addToken = accessForm('add-token', {
  label: 'إضافة رمز',
  fields: [nameField('add-token', 'اسم الرمز'), purposeField],
  buttons: primaryButton('إضافة الرمز'),
});

export function accessContent(
  people: readonly Person[],
  tokens: readonly MachineToken[],
  operator: Operator,
  outcome: Outcome | null,
): string {
  const rejected = outcome?.rejected ?? null;
  const own = operator.kind === 'person' ? [addOperator, renew] : [addOperator];
  const section = (id: string, heading: string, hint: string, list: string, forms: readonly Confirmation[]) =>
    card(
      { id, heading },
      html`!${quiet(hint)}
!${list}
<div class="controls">
!${forms.map((form) => confirmation(form, rejected))}
</div>`,
    );
  // The field of these forms tells itself what is wrong.
  const isTold = rejected?.form === 'add-operator' || rejected?.form === 'add-token';
  return html`!${pageTitle('الأعضاء والرموز')}
!${isTold ? '' : notice(outcome)}
!${section(
    'people',
    'أعضاء إدارة المنصة',
    'لكل عضو اسم ورمز دخول خاص به، ويظهر اسمه في سجل الأحداث.',
    rows(
      people.map((person) => personRow(person, operator)),
      { empty: 'لم يُضف أي عضو بعد.' },
    ),
    own,
  )}
!${section(
    'tokens',
    'رموز الأنظمة',
    'لكل نظام آلي رمز باسمه لغرض واحد، ويمكن إلغاؤه في أي وقت.',
    rows(tokens.map(tokenRow), { empty: 'لا توجد رموز بعد.' }),
    [addToken],
  )}`;
}

/** A credential, shown only once. */
export const secret = (text: string, label: string, value: string): Outcome => ({
  text,
  details: html`<p><span class="quiet">${label}</span><code class="id" dir="ltr">${value}</code></p>
!${quiet('يظهر هذه المرة فقط، ولا تحتفظ المنصة بنسخة منه. يرجى حفظه الآن في مكان آمن.')}`,
  rejected: null,
});

/** Renewing one's own credential signs out. */
export const renewedContent = (outcome: Outcome | null): string => html`!${notice(outcome)}
<p><a href="/operator">تسجيل الدخول</a></p>`;

function personRow({ id, name, createdAt, disabledAt }: Person, operator: Operator): string {
  const disable = accessForm('disable-operator', {
    ...{ name: `disable-${id}`, label: 'تعطيل', subject: name, variant: 'dangerous', hidden: { id } },
    says: '<p>تنتهي جلسات العضو فورًا، ولا يستطيع تسجيل الدخول بعدها. لا يمكن التراجع عن ذلك.</p>',
    buttons: dangerButton('تعطيل العضو'),
  });
  return row(
    html`<b>!${typedText(name)}</b>!${operator.id === id ? html` !${badge('أنت', 'current')}` : ''}
!${since(disabledAt ? 'معطّل منذ' : 'منذ', disabledAt ?? createdAt)}`,
    disabledAt === null ? confirmation(disable, null) : '',
  );
}

function tokenRow({ id, name, purpose, createdAt, revokedAt }: MachineToken): string {
  const revoke = accessForm('revoke-token', {
    ...{ name: `revoke-${id}`, label: 'إلغاء', subject: name, variant: 'dangerous', hidden: { id } },
    says: '<p>يتوقف الرمز فورًا، ولا يمكن تفعيله مرة أخرى.</p>',
    buttons: dangerButton('إلغاء الرمز'),
  });
  return row(
    html`<b>!${typedText(name)}</b> !${badge(purposeNames[purpose])}
!${since(revokedAt ? 'ملغى منذ' : 'منذ', revokedAt ?? createdAt)}`,
    revokedAt === null ? confirmation(revoke, null) : '',
  );
}

const since = (text: string, at: string) => quiet(html`${text} !${momentOf(at, day(at))}`);
