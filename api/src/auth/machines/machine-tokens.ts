import type { Purpose } from '@hawiyat/shared/contract/core/endpoint';
import type { MachineToken } from '@hawiyat/shared/contract/platform/machine-tokens';
import { type Selectable, sql } from 'kysely';
import type { Db, MachineTokens } from '../../db/schema.ts';
import { asPlatform } from '../../db/tenant.ts';
import { violatedIndex } from '../../db/unique-violation.ts';
import type { Operator } from '../../http/principals.ts';
import { notFound } from '../../kernel/errors.ts';
import { isId } from '../../kernel/id.ts';
import { nameMissing, tokenNameTaken } from '../errors.ts';
import { nameKey, operatorName } from '../operators/operator-name.ts';
import { isToken, newToken, tokenHash } from '../sessions/token.ts';

export async function findMachine(db: Db, token: string): Promise<Operator | null> {
  if (!isToken(token)) return null;
  const row = await asPlatform(db, (tx) =>
    tx
      .selectFrom('machine_tokens')
      .select(['id', 'name', 'purpose'])
      .where('token_hash', '=', tokenHash(token))
      .where('revoked_at', 'is', null)
      .executeTakeFirst(),
  );
  return row ? { kind: 'machine', ...row, token } : null;
}

export async function addMachineToken(
  db: Db,
  { name: typed, purpose }: { name: string; purpose: Purpose },
  now: Date,
): Promise<{ machineToken: MachineToken; token: string }> {
  const token = newToken();
  const name = operatorName(typed);
  if (name === '') throw nameMissing();
  const key = { name, name_key: nameKey(name), purpose, token_hash: tokenHash(token), created_at: now };
  try {
    const row = await asPlatform(db, (tx) =>
      tx.insertInto('machine_tokens').values(key).returningAll().executeTakeFirstOrThrow(),
    );
    return { machineToken: presentMachineToken(row), token };
  } catch (error) {
    if (violatedIndex(error) !== 'machine_tokens_name_key_key') throw error;
    throw tokenNameTaken();
  }
}

export async function allMachineTokens(db: Db): Promise<MachineToken[]> {
  const rows = await asPlatform(db, (tx) =>
    tx.selectFrom('machine_tokens').selectAll().orderBy('created_at').orderBy('id').execute(),
  );
  return rows.map(presentMachineToken);
}

export async function revokeMachineToken(db: Db, id: string, now: Date): Promise<MachineToken> {
  const row = isId(id)
    ? await asPlatform(db, (tx) =>
        tx
          .updateTable('machine_tokens')
          // A repeated revocation keeps the first time.
          .set({ revoked_at: sql`coalesce(revoked_at, ${now})` })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst(),
      )
    : undefined;
  if (!row) throw notFound();
  return presentMachineToken(row);
}

function presentMachineToken({
  id,
  name,
  purpose,
  created_at,
  revoked_at,
}: Selectable<MachineTokens>): MachineToken {
  return {
    id,
    name,
    purpose,
    createdAt: created_at.toISOString(),
    revokedAt: revoked_at?.toISOString() ?? null,
  };
}
