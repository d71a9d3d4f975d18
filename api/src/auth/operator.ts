import type { Endpoint, Purpose } from '@hawiyat/shared/contract/core/endpoint';
import { addOperator } from '@hawiyat/shared/contract/platform/operators';
import { sql } from 'kysely';
import type { App } from '../app-context.ts';
import { asPlatform } from '../db/tenant.ts';
import type { Actor } from '../events/index.ts';
import { firstOperatorOnly, otherPurpose, signedOut } from '../kernel/errors.ts';
import type { Operator } from '../server/principals.ts';
import { barred } from './operator-rights.ts';
import { isSameToken } from './operator-token.ts';
import { latestStart } from './session-row.ts';
import { isToken, tokenHash } from './token.ts';

/**
 * Authenticates an operator call.
 * @throws DomainError `signed-out`; `other-purpose` for a machine token; `first-operator-only`
 */
export async function authenticateOperator(
  app: App,
  token: string,
  wanted: Pick<Endpoint, 'purpose'>,
): Promise<Operator> {
  const operator = await findOperator(app, token);
  if (!operator) throw signedOut();
  const call = { purpose: wanted.purpose ?? null, admits: wanted === addOperator };
  const reason = barred(operator, call, app.operatorTokenOpens);
  if (reason === 'other-purpose') throw otherPurpose();
  if (reason === 'first-operator-only') {
    app.http.log.warn('OPERATOR_TOKEN admits the first operator and opens nothing else on this database');
    throw firstOperatorOnly();
  }
  return operator;
}

interface Row {
  readonly kind: Operator['kind'];
  readonly id: string;
  readonly name: string;
  readonly purpose: Purpose;
}

/**
 * @returns null for an unknown token, or one that has ended: signed out, disabled, revoked, eight hours old
 */
export async function findOperator(app: App, token: string): Promise<Operator | null> {
  if (isSameToken(token, app.operatorToken)) return { kind: 'platform', id: null, token };
  if (!isToken(token)) return null;
  const hash = tokenHash(token);
  const { rows } = await asPlatform(app.db, (tx) =>
    sql<Row>`
      select case when s.operator_id is null then 'platform' else 'person' end as kind, o.id, o.name, null as purpose
      from operator_sessions s left join operators o on o.id = s.operator_id
      where s.token_hash = ${hash} and s.expires_at > ${app.now()} and s.created_at <= ${latestStart(app.now())}
        and o.disabled_at is null
      union all
      select 'machine', id, name, purpose from machine_tokens where token_hash = ${hash} and revoked_at is null`.execute(
      tx,
    ),
  );
  const [row] = rows;
  if (!row) return null;
  const { kind, id, name, purpose } = row;
  if (kind === 'platform') return { kind, id: null, token };
  return kind === 'machine' ? { kind, id, name, purpose, token } : { kind, id, name, token };
}

/**
 * The operator's name in the rollout log: `operator:سارة الحربي`, `token:ci-orders`; `operator` for
 * OPERATOR_TOKEN.
 */
export function loggedName(operator: Operator): string {
  if (operator.kind === 'platform') return 'operator';
  return `${operator.kind === 'machine' ? 'token' : 'operator'}:${operator.name}`;
}

/** The author of a rollout's command. OPERATOR_TOKEN is a person's, where it opens more than the first admission. */
export const authorOf = (operator: Operator) => ({
  name: loggedName(operator),
  isPerson: operator.kind !== 'machine',
});

/** The operator in a company's audit trail. */
export const operatorActor = ({ id }: Operator): Actor => ({ kind: 'operator', id });
