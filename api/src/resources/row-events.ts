import { type Actor, appendEvent, type DomainEvent } from '../events/event-log.ts';
import type { Values } from './field.ts';
import type { AnyFields } from './fields.ts';
import type { Resource, UnitOfWork } from './resource.ts';

interface Happened<Row> {
  readonly happened: 'added' | 'changed' | 'archived' | 'restored' | 'deleted';
  readonly row: Row;
  /** By the names of the contract. */
  readonly before?: Values;
  readonly after?: Values;
}

/** Appends what happened to rows of a resource, for live updates and the audit log. */
export function appendRowEvents<F extends AnyFields, Row extends F['row'], Shown extends Row>(
  { tx, companyId, at, actor }: Omit<UnitOfWork, 'adminId'> & { readonly actor: Actor },
  { subject, eventData, loggable = (_, values) => values }: Resource<F, Row, Shown>,
  events: readonly Happened<Row>[],
): Promise<void> {
  return appendEvent(
    tx,
    ...events.map(({ happened, row, before, after }) => ({
      ...{ companyId, at, actor },
      ...({ type: `${subject}.${happened}`, entityId: row.id } as Pick<DomainEvent, 'type' | 'entityId'>),
      data: eventData(row, happened),
      ...(before && { before: loggable(row, before) }),
      ...(after && { after: loggable(row, after) }),
    })),
  );
}

/** @returns the work with its administrator as the actor of events */
export const authored = (work: UnitOfWork) =>
  ({ ...work, actor: { kind: 'admin', id: work.adminId } }) as const;
