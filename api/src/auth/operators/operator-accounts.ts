import type { Operator } from '@hawiyat/shared/contract/platform/operators';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Db, Operators, Schema } from '../../db/schema.ts';
import { asPlatform } from '../../db/tenant.ts';
import { violatedIndex } from '../../db/unique-violation.ts';
import { firstOperatorOnly, notFound } from '../../kernel/errors.ts';
import { isId } from '../../kernel/id.ts';
import { lastOperator, nameMissing, operatorNameTaken } from '../errors.ts';
import { newToken, tokenHash } from '../sessions/token.ts';
import { nameKey, operatorName } from './operator-name.ts';
import { operatorSessions } from './operator-sessions.ts';

type Tx = Transaction<Schema>;

export interface Admitted {
  readonly operator: Operator;
  readonly credential: string;
}

/** Serializes changes of operators, so that there is one first operator and always a last one. */
const lockOperators = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('operators', 0))`.execute(tx);

const active = (tx: Tx) => tx.selectFrom('operators').select('id').where('disabled_at', 'is', null);

export async function admitOperator(db: Db, typed: string, now: Date, onlyFirst: boolean): Promise<Admitted> {
  const credential = newToken();
  const name = operatorName(typed);
  if (name === '') throw nameMissing();
  const key = { name, name_key: nameKey(name), credential_hash: tokenHash(credential), created_at: now };
  try {
    const row = await asPlatform(db, async (tx) => {
      await lockOperators(tx);
      if (onlyFirst && (await active(tx).executeTakeFirst())) throw firstOperatorOnly();
      return tx.insertInto('operators').values(key).returningAll().executeTakeFirstOrThrow();
    });
    return { operator: presentOperator(row), credential };
  } catch (error) {
    if (violatedIndex(error) !== 'operators_name_key_key') throw error;
    throw operatorNameTaken();
  }
}

export async function hasOperators(db: Db): Promise<boolean> {
  return (await asPlatform(db, (tx) => active(tx).executeTakeFirst())) !== undefined;
}

export async function allOperators(db: Db): Promise<Operator[]> {
  const rows = await asPlatform(db, (tx) =>
    tx.selectFrom('operators').selectAll().orderBy('created_at').orderBy('id').execute(),
  );
  return rows.map(presentOperator);
}

export async function disableOperator(db: Db, id: string, now: Date): Promise<Operator> {
  if (!isId(id)) throw notFound();
  const row = await asPlatform(db, async (tx) => {
    await lockOperators(tx);
    const others = await active(tx).where('id', '<>', id).executeTakeFirst();
    const disabled = await tx
      .updateTable('operators')
      // A repeated deactivation keeps the first time.
      .set({ disabled_at: sql`coalesce(disabled_at, ${now})` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!disabled) throw notFound();
    if (!others) throw lastOperator();
    await operatorSessions.end(tx, { operator_id: id });
    return disabled;
  });
  return presentOperator(row);
}

export async function renewCredential(db: Db, id: string): Promise<Admitted> {
  const credential = newToken();
  const row = await asPlatform(db, async (tx) => {
    const renewed = await tx
      .updateTable('operators')
      .set({ credential_hash: tokenHash(credential) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await operatorSessions.end(tx, { operator_id: id });
    return renewed;
  });
  return { operator: presentOperator(row), credential };
}

export function presentOperator({ id, name, created_at, disabled_at }: Selectable<Operators>): Operator {
  return {
    id,
    name,
    createdAt: created_at.toISOString(),
    disabledAt: disabled_at?.toISOString() ?? null,
  };
}
