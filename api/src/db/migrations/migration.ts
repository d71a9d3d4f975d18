import type { Db } from '../schema.ts';

/** A released migration is never edited, nor is `company-table.ts`, which writes its statements. */
export interface Migration {
  readonly name: string;
  /** Runs first, in batches that do not block the previous version; may stop anywhere, rerun, and run on two servers. */
  fill?(db: Db): Promise<void>;
  /** Each runs in its own transaction, and may run again: building an index locks its table. */
  readonly separately?: readonly string[];
  readonly statements: readonly string[];
}
