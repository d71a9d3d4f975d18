import { sql } from 'kysely';
import { assertSinceBaseline } from './before-baseline.ts';
import { grantRights } from './grant-rights.ts';
import { inTurn } from './in-turn.ts';
import { migrations } from './migrations/all.ts';
import type { Migration } from './migrations/migration.ts';
import type { Db } from './schema.ts';

/** A migration's last transaction records it, so the next start continues after a killed process. */
export async function migrate(db: Db, steps: readonly Migration[] = migrations): Promise<void> {
  await assertSinceBaseline(db);
  await inTurn(db, (tx) =>
    sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
      tx,
    ),
  );
  const applied = new Set(
    (await db.selectFrom('migrations').select('name').execute()).map(({ name }) => name),
  );
  for (const { name, fill, separately = [], statements } of steps) {
    if (applied.has(name)) continue;
    if (fill) {
      // `fill` acts in roles.
      await grantRights(db);
      await fill(db);
    }
    for (const statement of separately) await step(db, name, [statement]);
    await step(db, name, statements, 'last');
  }
  await grantRights(db);
}

/** Skips the statements when another server has applied the migration meanwhile. */
function step(db: Db, name: string, statements: readonly string[], place?: 'last'): Promise<void> {
  return inTurn(db, async (tx) => {
    if (await tx.selectFrom('migrations').select('name').where('name', '=', name).executeTakeFirst()) return;
    for (const statement of statements) {
      await sql
        .raw(statement)
        .execute(tx)
        .catch((cause: unknown) => {
          throw new Error(`Migration failed at ${name}: ${statement}`, { cause });
        });
    }
    if (place === 'last') await tx.insertInto('migrations').values({ name }).execute();
  });
}
