import { type Purpose, purposes } from '@hawiyat/shared/contract/core/endpoint';
import type { MachineToken } from '@hawiyat/shared/contract/platform/machine-tokens';
import type { Operator as Person } from '@hawiyat/shared/contract/platform/operators';
import { day } from '@hawiyat/shared/locale/dates';
import { html } from 'ghtml';
import type { Operator } from '../../server/principals.ts';
import { expandableForm } from './expandable-form.ts';

export interface Access {
  readonly operator: Operator;
  readonly people: readonly Person[];
  readonly tokens: readonly MachineToken[];
}

/** Outcome of the last form. */
export interface Outcome {
  readonly text: string;
  /** A credential, shown only once. */
  readonly secret?: { readonly label: string; readonly value: string };
  /** The rejected form and its values. */
  readonly rejected?: { readonly form: string; readonly typed: URLSearchParams };
}

const purposeNames: Record<Purpose, string> = {
  metrics: 'قراءة المقاييس',
  review: 'مراجعة طلبات التسجيل والشركات',
  rollout: 'الإطلاق التدريجي',
};

export function accessPage({ operator, people, tokens }: Access, outcome: Outcome | null): string {
  return html`<div class="title"><h1>الأعضاء والرموز</h1></div>
!${outcome ? notice(outcome) : ''}
<section class="card" aria-labelledby="people">
<header><h2 id="people">أعضاء إدارة المنصة</h2></header>
<p class="quiet">لكل عضو اسم ورمز دخول خاص به، ويظهر اسمه في سجل الأحداث.</p>
!${
    people.length === 0
      ? '<p>لم يُضف أي عضو بعد.</p>'
      : html`<ul class="rows">!${people.map((person) => personRow(person, operator))}</ul>`
  }
<div class="controls">
!${accessForm({
    form: 'add-operator',
    label: 'إضافة عضو',
    outcome,
    content: (typed) =>
      html`!${nameField('add-operator', 'اسم العضو', typed, outcome)}<button class="primary">إضافة العضو</button>`,
  })}
!${
    operator.kind === 'person'
      ? accessForm({
          form: 'renew',
          label: 'تجديد رمز دخولي',
          outcome,
          content: () =>
            '<p>يتوقف رمز دخولك الحالي، وتنتهي جلساتك كلها، ويظهر لك رمز جديد.</p><button class="primary">تجديد الرمز</button>',
        })
      : ''
  }
</div>
</section>
<section class="card" aria-labelledby="tokens">
<header><h2 id="tokens">رموز الأنظمة</h2></header>
<p class="quiet">لكل نظام آلي رمز باسمه لغرض واحد، ويمكن إلغاؤه في أي وقت.</p>
!${tokens.length === 0 ? '<p>لا توجد رموز بعد.</p>' : html`<ul class="rows">!${tokens.map(tokenRow)}</ul>`}
<div class="controls">
!${accessForm({
    form: 'add-token',
    label: 'إضافة رمز',
    outcome,
    content: (typed) => html`!${nameField('add-token', 'اسم الرمز', typed, outcome)}
<div class="field"><label for="purpose">الغرض</label><select id="purpose" name="purpose">!${purposes.map((purpose) => html`<option value="${purpose}" ${typed.get('purpose') === purpose ? 'selected' : ''}>${purposeNames[purpose]}</option>`)}</select></div>
<button class="primary">إضافة الرمز</button>`,
  })}
</div>
</section>`;
}

/** Renewing one's own credential signs out. */
export const renewedPage = (outcome: Outcome): string => html`!${notice(outcome)}
<p><a href="/operator">تسجيل الدخول</a></p>`;

function notice({ text, secret, rejected }: Outcome): string {
  // The field itself shows the error.
  if (rejected?.form === 'add-operator' || rejected?.form === 'add-token') return '';
  if (!secret)
    return html`<p class="notice ${rejected ? 'bad' : 'good'}" role="${rejected ? 'alert' : 'status'}">${text}</p>`;
  return html`<section class="card secret" role="status">
<p>${text}</p>
<p><span class="quiet">${secret.label}</span><code class="id" dir="ltr">${secret.value}</code></p>
<p class="quiet">يظهر هذه المرة فقط، ولا تحتفظ المنصة بنسخة منه. يرجى حفظه الآن في مكان آمن.</p>
</section>`;
}

function personRow({ id, name, createdAt, disabledAt }: Person, operator: Operator): string {
  const self = operator.id === id ? ' <span class="badge current">أنت</span>' : '';
  return html`<li><div><b><bdi>${name}</bdi></b>!${self}
<p class="quiet">${disabledAt ? 'معطّل منذ' : 'منذ'} !${moment(disabledAt ?? createdAt)}</p></div>
!${
    disabledAt === null
      ? accessForm({
          form: `disable-${id}`,
          action: 'disable-operator',
          label: 'تعطيل',
          subject: name,
          id,
          content: () =>
            `<p>تنتهي جلسات العضو فورًا، ولا يستطيع تسجيل الدخول بعدها. لا يمكن التراجع عن ذلك.</p><button class="danger">تعطيل العضو</button>`,
        })
      : ''
  }</li>`;
}

function tokenRow({ id, name, purpose, createdAt, revokedAt }: MachineToken): string {
  return html`<li><div><b><bdi>${name}</bdi></b> <span class="badge">${purposeNames[purpose]}</span>
<p class="quiet">${revokedAt ? 'ملغى منذ' : 'منذ'} !${moment(revokedAt ?? createdAt)}</p></div>
!${
    revokedAt === null
      ? accessForm({
          form: `revoke-${id}`,
          action: 'revoke-token',
          label: 'إلغاء',
          subject: name,
          id,
          content: () =>
            `<p>يتوقف الرمز فورًا، ولا يمكن تفعيله مرة أخرى.</p><button class="danger">إلغاء الرمز</button>`,
        })
      : ''
  }</li>`;
}

const moment = (at: string) => html`<time datetime="${at}">${day(at)}</time>`;

interface AccessForm {
  /** Unique on the page. */
  readonly form: string;
  /** Defaults to the form's name. */
  readonly action?: string;
  /** Whom it is about. */
  readonly id?: string;
  readonly label: string;
  readonly subject?: string;
  readonly outcome?: Outcome | null;
  readonly content: (typed: URLSearchParams) => string;
}

function accessForm({ form, action = form, id, label, subject, outcome, content }: AccessForm): string {
  const rejected = outcome?.rejected?.form === form ? outcome.rejected : null;
  return expandableForm(
    {
      ...{ group: 'access', label, isOpen: rejected !== null },
      ...(subject !== undefined && { subject, variant: 'dangerous' }),
    },
    { to: '/operator/access', hidden: { action, ...(id !== undefined && { id }) } },
    content(rejected?.typed ?? new URLSearchParams()),
  );
}

function nameField(form: string, label: string, typed: URLSearchParams, outcome: Outcome | null): string {
  const error = outcome?.rejected?.form === form ? outcome.text : '';
  const wrong = error === '' ? '' : html` aria-invalid="true" aria-describedby="${form}-error" autofocus`;
  return html`<div class="field"><label for="${form}-name">${label}</label>
<input id="${form}-name" name="name" value="${typed.get('name') ?? ''}" maxlength="100" required autocomplete="off"!${wrong}>
!${error === '' ? '' : html`<p class="error" id="${form}-error" role="alert">${error}</p>`}</div>`;
}
