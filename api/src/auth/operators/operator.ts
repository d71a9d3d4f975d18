import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import { addOperator } from '@hawiyat/shared/contract/platform/operators';
import type { App } from '../../app-context.ts';
import type { Actor } from '../../events/index.ts';
import type { Operator } from '../../http/principals.ts';
import { firstOperatorOnly, otherPurpose } from '../../kernel/errors.ts';
import { barred } from './operator-rights.ts';
import { operatorSessions } from './operator-sessions.ts';
import { isSameToken } from './operator-token.ts';

export function assertMay(app: App, operator: Operator, wanted: Pick<Endpoint, 'purpose'>): void {
  const call = { purpose: wanted.purpose ?? null, admits: wanted === addOperator };
  const reason = barred(operator, call, app.operatorTokenOpens);
  if (reason === 'other-purpose') throw otherPurpose();
  if (reason === 'first-operator-only') {
    app.http.log.warn('OPERATOR_TOKEN admits the first operator and opens nothing else on this database');
    throw firstOperatorOnly();
  }
}

export async function findOperator(app: App, token: string): Promise<Operator | null> {
  if (isSameToken(token, app.operatorToken)) return { kind: 'platform', id: null, token };
  const found = await operatorSessions.find(app.db, token, app.now());
  return found && { ...found, token };
}

/** The name in the rollout log: `operator:سارة الحربي`, `token:ci-orders`; `operator` for OPERATOR_TOKEN. */
export function loggedName(operator: Operator): string {
  if (operator.kind === 'platform') return 'operator';
  return `${operator.kind === 'machine' ? 'token' : 'operator'}:${operator.name}`;
}

export const authorOf = (operator: Operator) => ({
  name: loggedName(operator),
  isPerson: operator.kind !== 'machine',
});

export const operatorActor = ({ id }: Operator): Actor => ({ kind: 'operator', id });
