/** Milliseconds. */
export interface Timeouts {
  /** For a connection, new or from the pool. */
  readonly connect: number;
  /** For a statement, enforced by the server; migrations may take longer. */
  readonly statement: number;
  /** For a transaction's next statement, enforced by the server, which then frees an abandoned one's locks. */
  readonly idleInTransaction: number;
  /** For an answer, before checking whether the server is still working on it. */
  readonly silence: number;
}

export const defaultTimeouts: Timeouts = {
  connect: 5_000,
  statement: 30_000,
  idleInTransaction: 5_000,
  silence: 2_000,
};
