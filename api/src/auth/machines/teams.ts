import type { Releasable, RemoteName } from '@hawiyat/shared/contract/platform/areas';
import type { Team as TeamResponse } from '@hawiyat/shared/contract/platform/teams';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Db, Schema, Teams } from '../../db/schema.ts';
import { asPlatform } from '../../db/tenant.ts';
import type { Team } from '../../http/principals.ts';
import { notFound } from '../../kernel/errors.ts';
import { areaUnknown } from '../../releases/areas/errors.ts';
import { isToken, newToken, tokenHash } from '../sessions/token.ts';

export async function findTeam(db: Db, token: string): Promise<Team | null> {
  if (!isToken(token)) return null;
  const row = await asPlatform(db, (tx) =>
    tx
      .selectFrom('teams')
      .select(['id', 'remote', 'public_key'])
      .where('token_hash', '=', tokenHash(token))
      .where('revoked_at', 'is', null)
      .executeTakeFirst(),
  );
  return row ? { id: row.id, remote: row.remote, publicKey: row.public_key } : null;
}

export async function admitTeam(
  db: Db,
  { remote, name, publicKey }: { remote: Releasable; name: string; publicKey: string },
  now: Date,
): Promise<{ team: TeamResponse; token: string }> {
  const token = newToken();
  const row = await asPlatform(db, async (tx) => {
    if (remote !== 'shell') await assertArea(tx, remote);
    return tx
      .insertInto('teams')
      .values({ remote, name, public_key: publicKey, token_hash: tokenHash(token), created_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return { team: presentTeam(row), token };
}

/** A team of a misspelt remote could never publish. */
async function assertArea(tx: Transaction<Schema>, name: RemoteName): Promise<void> {
  const area = tx.selectFrom('areas').select('name').where('name', '=', name).where('retired_at', 'is', null);
  if (await area.executeTakeFirst()) return;
  const fields = { [name]: `add its area first: npm run platform -- area add ${name}` };
  throw areaUnknown({ name }, { fields });
}

export async function allTeams(db: Db): Promise<TeamResponse[]> {
  const rows = await asPlatform(db, (tx) =>
    tx.selectFrom('teams').selectAll().orderBy('created_at').orderBy('id').execute(),
  );
  return rows.map(presentTeam);
}

export async function revokeTeam(db: Db, teamId: string, now: Date): Promise<TeamResponse> {
  const row = await asPlatform(db, (tx) =>
    tx
      .updateTable('teams')
      // A repeated revocation keeps the first time.
      .set({ revoked_at: sql`coalesce(revoked_at, ${now})` })
      .where('id', '=', teamId)
      .returningAll()
      .executeTakeFirst(),
  );
  if (!row) throw notFound();
  return presentTeam(row);
}

function presentTeam({
  id,
  remote,
  name,
  public_key,
  created_at,
  revoked_at,
}: Selectable<Teams>): TeamResponse {
  return {
    id,
    remote,
    name,
    publicKey: public_key,
    createdAt: created_at.toISOString(),
    revokedAt: revoked_at?.toISOString() ?? null,
  };
}
