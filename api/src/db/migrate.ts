import { sql } from 'kysely';
import { migrations } from './migrations/all.ts';
import type { Migration } from './migrations/migration.ts';
import type { Db } from './schema.ts';

/** Any constant shared by all server processes of this product. */
const lockKey = 4_826_195;

/**
 * Applies the missing migrations; never goes back. Each one is a transaction that records itself, so a killed
 * process leaves whole steps and the next start continues. Concurrent starts take turns on an advisory lock.
 * @param steps all, unless a test stops early
 */
export async function migrate(db: Db, steps: readonly Migration[] = migrations): Promise<void> {
  await step(db, 'the list of migrations', [
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  ]);
  for (const { name, statements } of steps) await step(db, name, statements, name);
}

async function step(db: Db, title: string, statements: readonly string[], name?: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // A second server waits for the first, and a large table may take longer than any call may.
    await sql`select set_config('statement_timeout', '0', true)`.execute(tx);
    await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(tx);
    if (name !== undefined) {
      const applied = await tx
        .selectFrom('migrations')
        .select('name')
        .where('name', '=', name)
        .executeTakeFirst();
      if (applied) return;
    }
    for (const statement of statements) {
      await sql
        .raw(statement)
        .execute(tx)
        .catch((cause: unknown) => {
          throw new Error(`Migration failed at ${title}: ${statement}`, { cause });
        });
    }
    if (name !== undefined) await tx.insertInto('migrations').values({ name }).execute();
  });
}
