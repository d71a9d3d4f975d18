import { type Purpose, purposes } from '@hawiyat/shared/contract/core/endpoint';
import { addMachineToken as addTokenCall } from '@hawiyat/shared/contract/platform/machine-tokens';
import { addOperator as addOperatorCall } from '@hawiyat/shared/contract/platform/operators';
import { day } from '@hawiyat/shared/locale/dates';
import { html } from 'ghtml';
import type * as z from 'zod/mini';
import type { App } from '../../app-context.ts';
import {
  addMachineToken,
  admitOperator,
  allMachineTokens,
  allOperators,
  disableOperator,
  renewCredential,
  revokeMachineToken,
} from '../../auth/index.ts';
import { HttpError, invalid } from '../../http/http-error.ts';
import { messages } from '../../http/messages.ts';
import type { Operator } from '../../http/principals.ts';
import { validate } from '../../http/validate.ts';
import { assertPlainText } from '../../kernel/plain-text.ts';
import { card, pageTitle } from './components/card.ts';
import type { Field } from './components/field.ts';
import { type Confirmation, confirmation } from './components/form.ts';
import { row, rows } from './components/list.ts';
import { notice, type Outcome } from './components/notice.ts';
import { badge, momentOf, quiet, typedText } from './components/text.ts';
import type { FormPage } from './form-page.ts';

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

async function run({ db, now }: App, operator: Operator, sent: URLSearchParams): ReturnType<FormPage['run']> {
  assertPlainText(Object.fromEntries(sent));
  const id = sent.get('id') ?? '';
  switch (sent.get('action')) {
    case 'add-operator': {
      const { name } = parsed(addOperatorCall.body, sent);
      const { credential } = await admitOperator(db, name, now(), false);
      return { outcome: secret('تمت إضافة العضو. يُسلَّم إليه رمز الدخول الآتي.', 'رمز الدخول', credential) };
    }
    case 'add-token': {
      const { token } = await addMachineToken(db, parsed(addTokenCall.body, sent), now());
      return { outcome: secret('تمت إضافة الرمز.', 'الرمز', token) };
    }
    case 'renew': {
      if (operator.kind !== 'person') break;
      const { credential } = await renewCredential(db, operator.id);
      const text = 'تم تجديد رمز دخولك، وانتهت جلساتك كلها.';
      return { outcome: secret(text, 'رمز الدخول', credential), after: 'sign-out' };
    }
    case 'disable-operator':
      await disableOperator(db, id, now());
      return {};
    case 'revoke-token':
      await revokeMachineToken(db, id, now());
      return {};
  }
  throw new HttpError(404, messages.notFound);
}

function parsed<S extends z.ZodMiniType>(schema: S, sent: URLSearchParams): z.output<S> {
  validate(schema, Object.fromEntries(sent), invalid);
  return schema.parse(Object.fromEntries(sent));
}

const secret = (text: string, label: string, value: string): Outcome => ({
  text,
  details: html`<p><span class="quiet">${label}</span><code class="id" dir="ltr">${value}</code></p>
!${quiet('يظهر هذه المرة فقط، ولا تحتفظ المنصة بنسخة منه. يرجى حفظه الآن في مكان آمن.')}`,
  rejected: null,
});

const nameField = (id: string, label: string): Field => ({
  ...{ id, name: 'name', label, isLine: true, most: 100, autocomplete: 'off' },
  ...{ isRequired: true, isOutcome: true },
});

const purposeNames: Record<Purpose, string> = {
  metrics: 'قراءة المقاييس',
  review: 'مراجعة طلبات التسجيل والشركات',
  rollout: 'الإطلاق التدريجي',
};

const purposeField: Field = {
  ...{ id: 'purpose', name: 'purpose', label: 'الغرض' },
  options: purposes.map((purpose) => [purpose, purposeNames[purpose]]),
};

const accessForm = { group: 'access', to: '/operator/access' } as const;

const addOperator: Confirmation = {
  ...{ ...accessForm, hidden: { action: 'add-operator' }, label: 'إضافة عضو', confirm: 'إضافة العضو' },
  fields: [nameField('add-operator', 'اسم العضو')],
};

const renew: Confirmation = {
  ...{ ...accessForm, hidden: { action: 'renew' }, label: 'تجديد رمز دخولي', confirm: 'تجديد الرمز' },
  says: '<p>يتوقف رمز دخولك الحالي، وتنتهي جلساتك كلها، ويظهر لك رمز جديد.</p>',
};

const disable = (id: string, subject: string): Confirmation => ({
  ...{ ...accessForm, hidden: { action: 'disable-operator', id }, label: 'تعطيل', confirm: 'تعطيل العضو' },
  ...{ subject, variant: 'dangerous' },
  says: '<p>تنتهي جلسات العضو فورًا، ولا يستطيع تسجيل الدخول بعدها. لا يمكن التراجع عن ذلك.</p>',
});

const addToken: Confirmation = {
  ...{ ...accessForm, hidden: { action: 'add-token' }, label: 'إضافة رمز', confirm: 'إضافة الرمز' },
  fields: [nameField('add-token', 'اسم الرمز'), purposeField],
};

const revoke = (id: string, subject: string): Confirmation => ({
  ...{ ...accessForm, hidden: { action: 'revoke-token', id }, label: 'إلغاء', confirm: 'إلغاء الرمز' },
  ...{ subject, variant: 'dangerous' },
  says: '<p>يتوقف الرمز فورًا، ولا يمكن تفعيله مرة أخرى.</p>',
});

/** `operator` is null after a renewal of the own credential, which signs out. */
async function content({ db }: App, outcome: Outcome | null, operator: Operator | null): Promise<string> {
  if (!operator)
    return html`!${notice(outcome)}
<p><a href="/operator">تسجيل الدخول</a></p>`;
  const rejected = outcome?.rejected ?? null;
  const formsOf = (all: readonly Confirmation[]) => all.map((form) => confirmation(form, rejected));
  const people = (await allOperators(db)).map((person) =>
    row(
      html`<b>!${typedText(person.name)}</b>!${operator.id === person.id ? html` !${badge('أنت', 'current')}` : ''}
!${since('معطّل منذ', person.createdAt, person.disabledAt)}`,
      person.disabledAt === null ? confirmation(disable(person.id, person.name), rejected) : '',
    ),
  );
  const tokens = (await allMachineTokens(db)).map((token) =>
    row(
      html`<b>!${typedText(token.name)}</b> !${badge(purposeNames[token.purpose])}
!${since('ملغى منذ', token.createdAt, token.revokedAt)}`,
      token.revokedAt === null ? confirmation(revoke(token.id, token.name), rejected) : '',
    ),
  );
  // The field of a form that adds shows its own error.
  const fieldShowsError = rejected?.values.get('action')?.startsWith('add-') === true;
  return html`!${pageTitle('الأعضاء والرموز')}
!${fieldShowsError ? '' : notice(outcome)}
!${card(
    { id: 'people', heading: 'أعضاء إدارة المنصة' },
    html`!${quiet('لكل عضو اسم ورمز دخول خاص به، ويظهر اسمه في سجل الأحداث.')}
!${rows(people, { empty: 'لم يُضف أي عضو بعد.' })}
<div class="controls">!${formsOf(operator.kind === 'person' ? [addOperator, renew] : [addOperator])}</div>`,
  )}
!${card(
    { id: 'tokens', heading: 'رموز الأنظمة' },
    html`!${quiet('لكل نظام آلي رمز باسمه لغرض واحد، ويمكن إلغاؤه في أي وقت.')}
!${rows(tokens, { empty: 'لا توجد رموز بعد.' })}
<div class="controls">!${formsOf([addToken])}</div>`,
  )}`;
}

const since = (ended: string, start: string, end: string | null) =>
  quiet(html`${end === null ? 'منذ' : ended} !${momentOf(end ?? start, day(end ?? start))}`);
