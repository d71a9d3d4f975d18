import {
  addOperator,
  disableOperator,
  listOperators,
  renewCredential,
  signInOperator,
  signOutOperator,
} from '@hawiyat/shared/contract/platform/operators';
import type { App } from '../../app-context.ts';
import { serve } from '../../http/serve.ts';
import { firstOperatorOnly } from '../../kernel/errors.ts';
import { lastOperator, nameMissing, noPerson, operatorNameTaken, operatorUnknown } from '../errors.ts';
import * as accounts from './operator-accounts.ts';
import { endOperatorSession } from './operator-sessions.ts';
import { isSameToken } from './operator-token.ts';
import { startOperatorSession } from './sign-in-operator.ts';

export function operatorRoutes(app: App): void {
  serve(app, signInOperator, async ({ body, address }) => {
    if (isSameToken(body.credential, app.operatorToken)) throw noPerson();
    const { operator, token, expiresAt } = await startOperatorSession(app, { ...body, address });
    if (!operator) throw new Error('A session of nobody');
    return { token, operator, expiresAt: expiresAt.toISOString() };
  }).throws(operatorUnknown, firstOperatorOnly, noPerson);

  serve(app, signOutOperator, async ({ session }) => {
    await endOperatorSession(app, session.token);
  });

  serve(app, addOperator, ({ body: { name }, session }) => {
    const onlyFirst = session.kind === 'platform' && app.operatorTokenOpens === 'first-operator';
    return accounts.admitOperator(app.db, name, app.now(), onlyFirst);
  }).throws(nameMissing, operatorNameTaken);

  serve(app, listOperators, async () => ({ operators: await accounts.allOperators(app.db) }));

  serve(app, disableOperator, async ({ params: { operatorId } }) => ({
    operator: await accounts.disableOperator(app.db, operatorId, app.now()),
  })).throws(lastOperator);

  serve(app, renewCredential, ({ session }) => {
    if (session.kind !== 'person') throw noPerson();
    return accounts.renewCredential(app.db, session.id);
  }).throws(noPerson);
}
