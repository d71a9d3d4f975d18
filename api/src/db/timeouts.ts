/** Milliseconds that are waited for a PostgreSQL server. */
export interface Timeouts {
  /** For a connection, a new one or one of the pool. */
  readonly connect: number;
  /** For a statement, by the server itself; migrations alone may take longer. */
  readonly statement: number;
  /** For the next statement of a transaction, by the server: then the locks of one that was forgotten are free again. */
  readonly idleInTransaction: number;
  /** From when on an answer is waited for with the question whether the server is still at work on it. */
  readonly silence: number;
}

export const defaultTimeouts: Timeouts = {
  connect: 5_000,
  statement: 30_000,
  idleInTransaction: 5_000,
  silence: 2_000,
};
