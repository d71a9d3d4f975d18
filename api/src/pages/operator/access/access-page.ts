import { addMachineToken as addTokenCall } from '@hawiyat/shared/contract/platform/machine-tokens';
import { addOperator as addOperatorCall } from '@hawiyat/shared/contract/platform/operators';
import type * as z from 'zod/mini';
import type { App } from '../../../app-context.ts';
import { addMachineToken, allMachineTokens, revokeMachineToken } from '../../../auth/machine-tokens.ts';
import {
  admitOperator,
  allOperators,
  disableOperator,
  renewCredential,
} from '../../../auth/operator-accounts.ts';
import { assertPlainText } from '../../../kernel/plain-text.ts';
import { HttpError, invalid } from '../../../server/http-error.ts';
import { messages } from '../../../server/messages.ts';
import type { Operator } from '../../../server/principals.ts';
import { validate } from '../../../server/validate.ts';
import type { FormPage, Result } from '../form-page.ts';
import { accessContent, renewedContent, secret } from './access.ts';

const doneTexts: Record<string, string> = {
  'access.disable-operator': 'تم تعطيل العضو.',
  'access.revoke-token': 'تم إلغاء الرمز.',
};

/** `/operator/access`: operators and machine tokens. Only people may use it. */
export const accessPage = (app: App): FormPage => ({
  path: '/operator/access',
  title: 'الأعضاء والرموز',
  section: 'access',
  content: async (outcome, _, operator) =>
    operator
      ? accessContent(await allOperators(app.db), await allMachineTokens(app.db), operator, outcome)
      : renewedContent(outcome),
  confirm: async (done) => {
    const text = doneTexts[done];
    return text === undefined ? null : { text, rejected: null };
  },
  run: async (sent, operator) => ({ logged: sent.get('action') ?? '', ...(await run(app, operator, sent)) }),
  reject: async (sent, { body: { message, fields } }) => {
    const text = Object.values(fields ?? {})[0] ?? message;
    return { text, rejected: { form: sent.get('action') ?? '', values: sent, errors: { name: text } } };
  },
});

/** @throws DomainError or HttpError when it is impossible */
async function run({ db, now }: App, operator: Operator, sent: URLSearchParams): Promise<Result> {
  assertPlainText(Object.fromEntries(sent));
  const [action = '', id = ''] = [sent.get('action') ?? '', sent.get('id') ?? ''];
  switch (action) {
    case 'add-operator': {
      const { name } = typed(addOperatorCall.body, sent);
      const { credential } = await admitOperator(db, name, now(), false);
      return { outcome: secret('تمت إضافة العضو. يُسلَّم إليه رمز الدخول الآتي.', 'رمز الدخول', credential) };
    }
    case 'add-token': {
      const { token } = await addMachineToken(db, typed(addTokenCall.body, sent), now());
      return { outcome: secret('تمت إضافة الرمز.', 'الرمز', token) };
    }
    case 'renew': {
      if (operator.kind !== 'person') break;
      const { credential } = await renewCredential(db, operator.id);
      const text = 'تم تجديد رمز دخولك، وانتهت جلساتك كلها.';
      return { outcome: secret(text, 'رمز الدخول', credential), isSignedOut: true };
    }
    case 'disable-operator':
      await disableOperator(db, id, now());
      return { done: `access.${action}` };
    case 'revoke-token':
      await revokeMachineToken(db, id, now());
      return { done: `access.${action}` };
  }
  throw new HttpError(404, messages.notFound);
}

/** Parses a form by the contract's schema. */
function typed<S extends z.ZodMiniType>(schema: S, sent: URLSearchParams): z.output<S> {
  validate(schema, Object.fromEntries(sent), invalid);
  return schema.parse(Object.fromEntries(sent));
}
