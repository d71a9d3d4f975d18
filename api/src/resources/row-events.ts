import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { appendEvent, type DomainEvent } from '../events/event-log.ts';
import type { Values } from './field.ts';
import type { AnyFields } from './fields.ts';
import type { Author, Resource } from './resource.ts';

interface Happened<Row> {
  readonly happened: 'added' | 'changed' | 'archived' | 'restored' | 'deleted';
  readonly row: Row;
  /** By the names of the contract. */
  readonly before?: Values;
  readonly after?: Values;
}

/** Appends what happened to rows of a resource, for live updates and the audit log. */
export function appendRowEvents<F extends AnyFields, Row extends F['row'], Shown extends Row>(
  tx: Transaction<Schema>,
  { subject, eventData, loggable = (_, values) => values }: Resource<F, Row, Shown>,
  by: Pick<DomainEvent, 'companyId' | 'at' | 'actor'>,
  events: readonly Happened<Row>[],
): Promise<void> {
  return appendEvent(
    tx,
    ...events.map(({ happened, row, before, after }) => ({
      ...by,
      ...({ type: `${subject}.${happened}`, entityId: row.id } as Pick<DomainEvent, 'type' | 'entityId'>),
      data: eventData(row, happened),
      ...(before && { before: loggable(row, before) }),
      ...(after && { after: loggable(row, after) }),
    })),
  );
}

export const authoredBy = ({ companyId, adminId, at }: Author) =>
  ({ companyId, at, actor: { kind: 'admin', id: adminId } }) as const;
