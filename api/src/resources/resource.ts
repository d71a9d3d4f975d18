import type { EventData, EventType } from '@hawiyat/shared/contract/core/events';
import type { Transaction } from 'kysely';
import type { Admin } from '../auth/index.ts';
import type { Schema } from '../db/schema.ts';
import type { DomainErrorMaker, Limit } from '../kernel/domain-error.ts';
import type { Values } from './field.ts';
import type { AnyFields } from './fields.ts';

type Subject = EventType extends infer E ? (E extends `${infer Name}.added` ? Name : never) : never;

export interface UnitOfWork extends Admin {
  readonly tx: Transaction<Schema>;
  readonly at: Date;
}

export interface LeftFiles {
  readonly uploads?: readonly string[];
  readonly privateFiles?: readonly (string | null)[];
}

export type Happened = 'added' | 'changed' | 'archived' | 'restored' | 'deleted';

export type Next<Row> = Omit<Row, 'id' | 'version'>;

/** A kind of a company's rows, such as containers: `commandsOf` works by this list of fields and rules. */
export interface Resource<F extends AnyFields, Row extends F['row'] = F['row'], Shown extends Row = Row> {
  readonly fields: F;
  readonly table: keyof Schema;
  readonly subject: Subject;
  /** Limit of one company, far above any need: no company fills the database for all. */
  readonly most: number;
  readonly errors: {
    readonly missing: DomainErrorMaker;
    readonly full: DomainErrorMaker<Limit>;
    /** For resources with an archive: the row is not in it, or cannot be restored any more. */
    readonly notArchived?: DomainErrorMaker;
  };
  /** Errors by unique index. Only the database decides whether a value is free: two adds would both find it free. */
  readonly taken: Readonly<Record<string, DomainErrorMaker>>;
  /** Labels of form fields that no response has. */
  readonly secretLabels?: Readonly<Record<string, string>>;
  /** Locks a row of the company; throws `errors.missing` for an archived row too. */
  locked(tx: Transaction<Schema>, companyId: string, id: string): Promise<Row>;
  /** Rows as responses need them, in the order of the ids. */
  shown(tx: Transaction<Schema>, companyId: string, ids: readonly string[]): Promise<readonly Shown[]>;
  /** The row in a conflict of edits; its fields by default. */
  current?(row: Shown, at: Date): Record<string, unknown>;
  eventData(row: Row, happened: Happened): EventData;
  /** The values that the audit log may hold; all by default. */
  loggable?(row: Row, values: Values): Values;
  /** A new row has no `stored`. */
  assertAllowed?(work: UnitOfWork, next: Next<Row>, stored?: Row): Promise<void>;
  /** Columns that follow from the others. */
  derived?(next: Next<Row>, stored?: Row): Values;
  /** Changes other tables with the row. */
  follow?(work: UnitOfWork, row: Row, input: F['input'], stored?: Row): Promise<void>;
  /** Throws while open work needs the row. */
  assertFree?(work: Omit<UnitOfWork, 'adminId'>, row: Row, aim: 'archive' | 'delete'): Promise<void>;
  /** Runs before a row is archived. */
  leave?(work: UnitOfWork, row: Row): Promise<void>;
  erase(work: Omit<UnitOfWork, 'adminId'>, row: Row): Promise<LeftFiles>;
}

export type AnyResource = Resource<AnyFields>;
