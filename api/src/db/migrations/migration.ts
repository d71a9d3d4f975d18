import type { Db } from '../schema.ts';

/**
 * One step forward: statements that run in one transaction. A migration that has been released is never edited, and
 * neither is what writes its statements (`company-table.ts`): a change is a new migration.
 */
export interface Migration {
  readonly name: string;
  /**
   * First of all, fills what is there in batches, each a transaction: to change a whole table in one would block the previous
   * version meanwhile. It may end anywhere and begin again, and two servers may run it at once.
   */
  fill?(db: Db): Promise<void>;
  /** Then statements with a transaction each, which may run again: of indexes, each locks its table as long as it is built. */
  readonly separately?: readonly string[];
  readonly statements: readonly string[];
}
