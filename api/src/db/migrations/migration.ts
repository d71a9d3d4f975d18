import type { Db } from '../schema.ts';

/**
 * A released migration is never edited, nor is what writes its statements (`company-table.ts`): a change is a new
 * migration.
 */
export interface Migration {
  readonly name: string;
  /**
   * Runs first and fills existing rows in batches with a transaction each: one transaction would block the previous
   * version. It may stop anywhere and start again; two servers may run it simultaneously.
   */
  fill?(db: Db): Promise<void>;
  /** Run next, each in its own transaction, and may run again: building an index locks its table. */
  readonly separately?: readonly string[];
  readonly statements: readonly string[];
}
