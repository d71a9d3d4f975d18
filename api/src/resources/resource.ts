import type { EventData, EventType } from '@hawiyat/shared/contract/core/events';
import type { Transaction } from 'kysely';
import type { Admin } from '../auth/admin.ts';
import type { Schema } from '../db/schema.ts';
import type { DomainCode } from '../kernel/domain-error.ts';
import type { Values } from './field.ts';
import type { AnyFields } from './fields.ts';

/** What has events `….added`, `….changed` and `….deleted`. */
type Subject = EventType extends infer E ? (E extends `${infer Name}.added` ? Name : never) : never;

/** The transaction in which an administrator changes rows, and when. */
export interface UnitOfWork extends Admin {
  readonly tx: Transaction<Schema>;
  readonly at: Date;
}

/** Files of a deleted row, which are dropped after the commit. */
export interface LeftFiles {
  readonly uploads?: readonly string[];
  readonly privateFiles?: readonly (string | null)[];
}

export type Happened = 'added' | 'changed' | 'archived' | 'restored' | 'deleted';

/** A row as it will be stored. */
export type Next<Row> = Omit<Row, 'id' | 'version'>;

/**
 * What a company keeps: `commandsOf` adds, edits, archives and deletes its rows by this list of its fields and its own
 * rules.
 */
export interface Resource<F extends AnyFields, Row extends F['row'] = F['row'], Shown extends Row = Row> {
  readonly fields: F;
  readonly table: keyof Schema;
  readonly subject: Subject;
  /** Upper limit of one company, far above any need: it keeps one from filling the database for all. */
  readonly most: number;
  readonly errors: {
    readonly missing: DomainCode;
    readonly full: DomainCode;
    /** Of what can be archived: it is not archived, or no more to be restored. */
    readonly notArchived?: DomainCode;
  };
  /**
   * The errors of its unique indexes. Only the database decides whether a value is free, because two adds at once would both
   * find it free.
   */
  readonly taken: Readonly<Record<string, DomainCode>>;
  /** Labels of what a form edits and no response has. */
  readonly secretLabels?: Readonly<Record<string, string>>;
  /** Locks a row. Throws `errors.missing` when it is another company's, archived, deleted or unknown. */
  locked(tx: Transaction<Schema>, companyId: string, id: string): Promise<Row>;
  /** Rows with what they are shown with beside their columns, in the order of their ids. */
  shown(tx: Transaction<Schema>, companyId: string, ids: readonly string[]): Promise<readonly Shown[]>;
  /** What a conflict of edits says of the row; its fields by default. */
  current?(row: Shown, at: Date): Record<string, unknown>;
  eventData(row: Row, happened: Happened): EventData;
  /** What the audit log may hold of a row's values; all by default. */
  loggable?(row: Row, values: Values): Values;
  /** Throws when a rule forbids the row. @param stored undefined of a new one */
  assertAllowed?(work: UnitOfWork, next: Next<Row>, stored?: Row): Promise<void>;
  /** Columns that follow from the others. @param stored undefined of a new one */
  derived?(next: Next<Row>, stored?: Row): Values;
  /** Changes other tables with the row. @param input the form @param stored undefined of a new one */
  follow?(work: UnitOfWork, row: Row, input: F['input'], stored?: Row): Promise<void>;
  /** Throws while work that is not done needs the row. */
  assertFree?(work: Omit<UnitOfWork, 'adminId'>, row: Row, aim: 'archive' | 'delete'): Promise<void>;
  /** Before a row is archived. */
  leave?(work: UnitOfWork, row: Row): Promise<void>;
  /** Deletes a row with what belongs to it. */
  erase(work: Omit<UnitOfWork, 'adminId'>, row: Row): Promise<LeftFiles>;
}

/** A resource, whatever its fields. */
export type AnyResource = Resource<AnyFields>;
