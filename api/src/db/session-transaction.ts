import { AsyncLocalStorage } from 'node:async_hooks';
import type { ControlledTransaction, Transaction } from 'kysely';
import type { Db, Schema } from './schema.ts';

/** A transaction that has found a session, and whose work has not begun. */
export interface OpenTransaction {
  readonly db: Db;
  readonly tx: ControlledTransaction<Schema>;
  /** Role and id that its next statement runs as. */
  readonly actor: string;
}

interface Request {
  open?: OpenTransaction | undefined;
}

const current = new AsyncLocalStorage<Request>();

/**
 * Runs a call whose first work continues the transaction that found its session. Between the two the call waits
 * for nothing, because the transaction holds a connection.
 */
export function inSessionTransaction<T>(call: () => Promise<T>): Promise<T> {
  const request: Request = {};
  return current.run(request, async () => {
    try {
      return await call();
    } finally {
      // The call ended before its work, because its input is invalid for example.
      await request.open?.tx.rollback().execute();
    }
  });
}

/** Whether the transaction that finds a session is kept open for the work. */
export const continuesSession = () => current.getStore() !== undefined;

export function keepOpen(open: OpenTransaction): void {
  Object.assign(current.getStore() ?? {}, { open });
}

/** @returns the call's open transaction on this database, once: whoever takes it ends it */
export function takeOpen(db: Db): OpenTransaction | undefined {
  const request = current.getStore();
  const open = request?.open?.db === db ? request.open : undefined;
  if (request && open) request.open = undefined;
  return open;
}

/** Runs statements in an open transaction and commits; whatever they throw rolls back. */
export async function finish<T>(
  { tx }: Pick<OpenTransaction, 'tx'>,
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
