import { AsyncLocalStorage } from 'node:async_hooks';
import type { ControlledTransaction, Transaction } from 'kysely';
import type { Db, Schema } from './schema.ts';

export interface OpenTransaction {
  readonly db: Db;
  readonly tx: ControlledTransaction<Schema>;
  /** Role and id that its next statement runs as. */
  readonly actor: string;
}

const current = new AsyncLocalStorage<{ open?: OpenTransaction; end?: NodeJS.Immediate }>();

/** The call's first work continues the transaction that found its session. */
export const inSessionTransaction = <T>(call: () => Promise<T>): Promise<T> => current.run({}, call);

export const continuesSession = () => current.getStore() !== undefined;

export function keepOpen(open: OpenTransaction): void {
  const call = current.getStore();
  if (!call) return;
  call.open = open;
  // Work that begins later opens its own: a call that waits for another one must hold no connection.
  call.end = setImmediate(() => {
    // Nobody waits for the end, and the pool replaces a broken connection.
    takeOpen(open.db, call)
      ?.tx.rollback()
      .execute()
      .catch(() => undefined);
  });
}

/** The taker ends the transaction. */
export function takeOpen(db: Db, call = current.getStore()): OpenTransaction | undefined {
  if (call?.open?.db !== db) return undefined;
  const { open } = call;
  clearImmediate(call.end);
  delete call.open;
  return open;
}

export async function finish<T>(
  { tx }: OpenTransaction,
  work: (tx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  try {
    const result = await work(tx);
    await tx.commit().execute();
    return result;
  } catch (error) {
    await tx.rollback().execute();
    throw error;
  }
}
