import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

type BeforeCommit = (tx: Transaction<Schema>) => Promise<void>;

const current = new AsyncLocalStorage<BeforeCommit | undefined>();

/** Writing transactions of this work call the hook last, before they commit. */
export const withChangeHook = <T>(hook: BeforeCommit, work: () => Promise<T>): Promise<T> =>
  current.run(hook, work);

/** For transactions that only lock rows, which would otherwise count as writes. */
export const withoutChangeHook = <T>(work: () => Promise<T>): Promise<T> => current.run(undefined, work);

export async function beforeCommit(tx: Transaction<Schema>): Promise<void> {
  const hook = current.getStore();
  if (!hook) return;
  const { rows } = await sql<{ writes: boolean }>`
    select pg_current_xact_id_if_assigned() is not null as writes`.execute(tx);
  if (rows[0]?.writes) await hook(tx);
}
