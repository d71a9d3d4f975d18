import { addMachineToken as addTokenCall } from '@hawiyat/shared/contract/platform/machine-tokens';
import { addOperator as addOperatorCall } from '@hawiyat/shared/contract/platform/operators';
import type { FastifyInstance } from 'fastify';
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
import { assertPlainText } from '../../kernel/plain-text.ts';
import { knownError } from '../../server/domain-error-responses.ts';
import { HttpError, invalid } from '../../server/http-error.ts';
import { messages } from '../../server/messages.ts';
import { noteOperator, type Operator } from '../../server/principals.ts';
import { validate } from '../../server/validate.ts';
import { accessPage, type Outcome, renewedPage } from './access.ts';
import { formOf, show, showSignIn } from './reply.ts';
import { lastAction, lastActionCookie, operatorOf } from './session.ts';

const doneTexts: Record<string, string> = {
  'access.disable-operator': 'تم تعطيل العضو.',
  'access.revoke-token': 'تم إلغاء الرمز.',
};

/** Serves `/operator/access`: operators and machine tokens. Only people may use it. */
export function serveAccessPage(app: App, http: FastifyInstance): void {
  const content = async (operator: Operator, outcome: Outcome | null) =>
    accessPage(
      { operator, people: await allOperators(app.db), tokens: await allMachineTokens(app.db) },
      outcome,
    );
  const title = 'الأعضاء والرموز';

  http.get('/operator/access', async (request, reply) => {
    const operator = await operatorOf(app, request);
    if (!operator) return showSignIn(app, reply, 200);
    const text = doneTexts[lastAction(app, request) ?? ''];
    if (text !== undefined) reply.header('set-cookie', lastActionCookie(app, request, null));
    const outcome = text === undefined ? null : { text };
    return show(app, reply, {
      title,
      content: await content(operator, outcome),
      operator,
      section: 'access',
    });
  });

  http.post('/operator/access', async (request, reply) => {
    const operator = await operatorOf(app, request);
    if (!operator) return showSignIn(app, reply, 401, messages.sessionEnded);
    const sent = formOf(request);
    const action = sent.get('action') ?? '';
    try {
      const outcome = await done(app, operator, action, sent);
      noteOperator(app, operator, action);
      if (!outcome)
        return reply
          .header('set-cookie', lastActionCookie(app, request, `access.${action}`))
          .redirect('/operator/access', 303);
      // Only this response holds the credential, so it is no redirect.
      if (action === 'renew')
        return show(app, reply, { title, content: renewedPage(outcome), operator: null });
      return show(app, reply, {
        title,
        content: await content(operator, outcome),
        operator,
        section: 'access',
      });
    } catch (cause) {
      const error = knownError(cause);
      if (!error) throw cause;
      const text = Object.values(error.body.fields ?? {})[0] ?? error.message;
      const outcome = { text, rejected: { form: action, typed: sent } };
      const shown = {
        title,
        content: await content(operator, outcome),
        operator,
        section: 'access',
      } as const;
      return show(app, reply, { status: error.status, ...shown });
    }
  });
}

/**
 * Carries out a form's action.
 * @returns what is shown once, or null
 * @throws DomainError or HttpError when it is impossible
 */
async function done(
  { db, now }: App,
  operator: Operator,
  action: string,
  sent: URLSearchParams,
): Promise<Outcome | null> {
  assertPlainText(Object.fromEntries(sent));
  const id = sent.get('id') ?? '';
  switch (action) {
    case 'add-operator': {
      const { name } = typed(addOperatorCall.body, sent);
      const { credential } = await admitOperator(db, name, now(), false);
      return {
        text: 'تمت إضافة العضو. يُسلَّم إليه رمز الدخول الآتي.',
        secret: { label: 'رمز الدخول', value: credential },
      };
    }
    case 'add-token': {
      const { token } = await addMachineToken(db, typed(addTokenCall.body, sent), now());
      return { text: 'تمت إضافة الرمز.', secret: { label: 'الرمز', value: token } };
    }
    case 'renew': {
      if (operator.kind !== 'person') break;
      const { credential } = await renewCredential(db, operator.id);
      return {
        text: 'تم تجديد رمز دخولك، وانتهت جلساتك كلها.',
        secret: { label: 'رمز الدخول', value: credential },
      };
    }
    case 'disable-operator':
      await disableOperator(db, id, now());
      return null;
    case 'revoke-token':
      await revokeMachineToken(db, id, now());
      return null;
  }
  throw new HttpError(404, messages.notFound);
}

/** Parses a form by the contract's schema. */
function typed<S extends z.ZodMiniType>(schema: S, sent: URLSearchParams): z.output<S> {
  validate(schema, Object.fromEntries(sent), invalid);
  return schema.parse(Object.fromEntries(sent));
}
