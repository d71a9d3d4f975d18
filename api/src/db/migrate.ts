import { sql, type Transaction } from 'kysely';
import { migrations } from './migrations/all.ts';
import type { Migration } from './migrations/migration.ts';
import { closedToSandboxes, openToSandboxes } from './sandbox-rights.ts';
import type { Db, Schema } from './schema.ts';

/** Any constant shared by all server processes of this product. */
const lockKey = 4_826_195;

/**
 * Applies the missing migrations; never goes back. Each one ends with a transaction that records it, so a killed process leaves
 * whole steps and the next start continues. Concurrent starts take turns on an advisory lock.
 * @param steps all, unless a test stops early
 */
export async function migrate(db: Db, steps: readonly Migration[] = migrations): Promise<void> {
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
    await fill?.(db);
    for (const statement of separately) await step(db, name, [statement]);
    await step(db, name, statements, 'last');
  }
  // Also the tables of later migrations: none can be forgotten.
  for (const name of await closedToSandboxes(db)) await inTurn(db, (tx) => openToSandboxes(tx, name));
}

/** Runs statements in a transaction, unless another server has applied the migration meanwhile. */
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

function inTurn<T>(db: Db, work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    // A second server waits for the first, and a large table may take longer than any call may.
    await sql`select set_config('statement_timeout', '0', true)`.execute(tx);
    await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(tx);
    return work(tx);
  });
}
