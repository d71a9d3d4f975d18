import { type Purpose, purposes } from '@hawiyat/shared/contract/core/endpoint';
import {
  addMachineToken as addTokenCall,
  type MachineToken,
} from '@hawiyat/shared/contract/platform/machine-tokens';
import {
  addOperator as addOperatorCall,
  type Operator as Person,
} from '@hawiyat/shared/contract/platform/operators';
import { day } from '@hawiyat/shared/locale/dates';
import { html } from 'ghtml';
import type * as z from 'zod/mini';
import type { App } from '../../app-context.ts';
import * as machineTokens from '../../auth/machine-tokens.ts';
import * as accounts from '../../auth/operator-accounts.ts';
import { assertPlainText } from '../../kernel/plain-text.ts';
import { HttpError, invalid } from '../../server/http-error.ts';
import { messages } from '../../server/messages.ts';
import type { Operator } from '../../server/principals.ts';
import { validate } from '../../server/validate.ts';
import type { FormPage } from './form-page.ts';
import { card, pageTitle } from './parts/card.ts';
import type { Field } from './parts/field.ts';
import { type Confirmation, confirmation, dangerButton, primaryButton } from './parts/form.ts';
import { row, rows } from './parts/list.ts';
import { notice, type Outcome } from './parts/notice.ts';
import { badge, momentOf, quiet, typedText } from './parts/text.ts';

/** `/operator/access`: operators and machine tokens. Only people may use it. */
export const accessPage = (app: App): FormPage => ({
  ...{ path: '/operator/access', title: 'الأعضاء والرموز', section: 'access', subject: 'id' },
  doneTexts: { 'disable-operator': 'تم تعطيل العضو.', 'revoke-token': 'تم إلغاء الرمز.' },
  content: (outcome, _, operator) => content(app, outcome, operator),
  run: (sent, operator) => run(app, operator, sent),
  reject: (_, { message, fields = {} }) => {
    const text = Object.values(fields)[0] ?? message;
    return { text, errors: { name: text } };
  },
});

/** @throws DomainError or HttpError when it is impossible */
async function run({ db, now }: App, operator: Operator, sent: URLSearchParams): ReturnType<FormPage['run']> {
  assertPlainText(Object.fromEntries(sent));
  const id = sent.get('id') ?? '';
  switch (sent.get('action')) {
    case 'add-operator': {
      const { name } = parsed(addOperatorCall.body, sent);
      const { credential } = await accounts.admitOperator(db, name, now(), false);
      return { outcome: secret('تمت إضافة العضو. يُسلَّم إليه رمز الدخول الآتي.', 'رمز الدخول', credential) };
    }
    case 'add-token': {
      const { token } = await machineTokens.addMachineToken(db, parsed(addTokenCall.body, sent), now());
      return { outcome: secret('تمت إضافة الرمز.', 'الرمز', token) };
    }
    case 'renew': {
      if (operator.kind !== 'person') break;
      const { credential } = await accounts.renewCredential(db, operator.id);
      const text = 'تم تجديد رمز دخولك، وانتهت جلساتك كلها.';
      return { outcome: secret(text, 'رمز الدخول', credential), after: 'sign-out' };
    }
    case 'disable-operator':
      await accounts.disableOperator(db, id, now());
      return {};
    case 'revoke-token':
      await machineTokens.revokeMachineToken(db, id, now());
      return {};
  }
  throw new HttpError(404, messages.notFound);
}

/** Parses a form by the contract's schema. */
function parsed<S extends z.ZodMiniType>(schema: S, sent: URLSearchParams): z.output<S> {
  validate(schema, Object.fromEntries(sent), invalid);
  return schema.parse(Object.fromEntries(sent));
}

/** A credential, shown only once. */
const secret = (text: string, label: string, value: string): Outcome => ({
  text,
  details: html`<p><span class="quiet">${label}</span><code class="id" dir="ltr">${value}</code></p>
!${quiet('يظهر هذه المرة فقط، ولا تحتفظ المنصة بنسخة منه. يرجى حفظه الآن في مكان آمن.')}`,
  rejected: null,
});

const accessForm = (
  hidden: Confirmation['hidden'],
  shown: Omit<Confirmation, 'group' | 'to' | 'hidden'>,
): Confirmation => ({ group: 'access', to: '/operator/access', hidden, ...shown });

const nameField = (id: string, label: string): Field => ({
  ...{ id, name: 'name', label, isLine: true, most: 100, autocomplete: 'off' },
  ...{ isRequired: true, isOutcome: true },
});

const addOperator = accessForm(
  { action: 'add-operator' },
  {
    ...{ label: 'إضافة عضو', fields: [nameField('add-operator', 'اسم العضو')] },
    buttons: primaryButton('إضافة العضو'),
  },
);

const renew = accessForm(
  { action: 'renew' },
  {
    label: 'تجديد رمز دخولي',
    says: '<p>يتوقف رمز دخولك الحالي، وتنتهي جلساتك كلها، ويظهر لك رمز جديد.</p>',
    buttons: primaryButton('تجديد الرمز'),
  },
);

const purposeNames: Record<Purpose, string> = {
  metrics: 'قراءة المقاييس',
  review: 'مراجعة طلبات التسجيل والشركات',
  rollout: 'الإطلاق التدريجي',
};

const purposeField: Field = {
  ...{ id: 'purpose', name: 'purpose', label: 'الغرض' },
  options: purposes.map((purpose) => [purpose, purposeNames[purpose]]),
};

const addToken = accessForm(
  { action: 'add-token' },
  {
    ...{ label: 'إضافة رمز', fields: [nameField('add-token', 'اسم الرمز'), purposeField] },
    buttons: primaryButton('إضافة الرمز'),
  },
);

/** @param operator null: renewing one's own credential has signed out */
async function content({ db }: App, outcome: Outcome | null, operator: Operator | null): Promise<string> {
  if (!operator)
    return html`!${notice(outcome)}
<p><a href="/operator">تسجيل الدخول</a></p>`;
  const [people, tokens] = [await accounts.allOperators(db), await machineTokens.allMachineTokens(db)];
  const rejected = outcome?.rejected ?? null;
  const forms = (all: readonly Confirmation[]) =>
    html`<div class="controls">
!${all.map((form) => confirmation(form, rejected))}
</div>`;
  // The field of a form that adds tells itself what is wrong.
  const isTold = rejected?.values.get('action')?.startsWith('add-') === true;
  return html`!${pageTitle('الأعضاء والرموز')}
!${isTold ? '' : notice(outcome)}
!${card(
    { id: 'people', heading: 'أعضاء إدارة المنصة' },
    html`!${quiet('لكل عضو اسم ورمز دخول خاص به، ويظهر اسمه في سجل الأحداث.')}
!${rows(
      people.map((person) => personRow(person, operator)),
      { empty: 'لم يُضف أي عضو بعد.' },
    )}
!${forms(operator.kind === 'person' ? [addOperator, renew] : [addOperator])}`,
  )}
!${card(
    { id: 'tokens', heading: 'رموز الأنظمة' },
    html`!${quiet('لكل نظام آلي رمز باسمه لغرض واحد، ويمكن إلغاؤه في أي وقت.')}
!${rows(tokens.map(tokenRow), { empty: 'لا توجد رموز بعد.' })}
!${forms([addToken])}`,
  )}`;
}

function personRow({ id, name, createdAt, disabledAt }: Person, operator: Operator): string {
  const disable = accessForm(
    { action: 'disable-operator', id },
    {
      ...{ label: 'تعطيل', subject: name, variant: 'dangerous', buttons: dangerButton('تعطيل العضو') },
      says: '<p>تنتهي جلسات العضو فورًا، ولا يستطيع تسجيل الدخول بعدها. لا يمكن التراجع عن ذلك.</p>',
    },
  );
  return row(
    html`<b>!${typedText(name)}</b>!${operator.id === id ? html` !${badge('أنت', 'current')}` : ''}
!${since(disabledAt ? 'معطّل منذ' : 'منذ', disabledAt ?? createdAt)}`,
    disabledAt === null ? confirmation(disable, null) : '',
  );
}

function tokenRow({ id, name, purpose, createdAt, revokedAt }: MachineToken): string {
  const revoke = accessForm(
    { action: 'revoke-token', id },
    {
      ...{ label: 'إلغاء', subject: name, variant: 'dangerous', buttons: dangerButton('إلغاء الرمز') },
      says: '<p>يتوقف الرمز فورًا، ولا يمكن تفعيله مرة أخرى.</p>',
    },
  );
  return row(
    html`<b>!${typedText(name)}</b> !${badge(purposeNames[purpose])}
!${since(revokedAt ? 'ملغى منذ' : 'منذ', revokedAt ?? createdAt)}`,
    revokedAt === null ? confirmation(revoke, null) : '',
  );
}

const since = (text: string, at: string) => quiet(html`${text} !${momentOf(at, day(at))}`);
