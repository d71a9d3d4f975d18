/**
 * One step forward: statements that run in one transaction. A migration that has been released is never edited, and
 * neither is what writes its statements (`company-table.ts`): a change is a new migration.
 */
export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}
