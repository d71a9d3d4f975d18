import { type Actor, appendEvent, type DomainEvent } from '../events/index.ts';
import type { Values } from './field.ts';
import type { AnyResource, Happened, UnitOfWork } from './resource.ts';

interface RowEvent {
  readonly happened: Happened;
  readonly row: Values & { readonly id: string };
  /** By the names of the contract. */
  readonly before?: Values;
  readonly after?: Values;
}

export function appendRowEvents(
  { tx, companyId, at, actor }: Omit<UnitOfWork, 'adminId'> & { readonly actor: Actor },
  { subject, eventData, loggable = (_, values) => values }: AnyResource,
  events: readonly RowEvent[],
): Promise<void> {
  return appendEvent(
    tx,
    ...events.map(({ happened, row, before, after }) => ({
      ...{ companyId, at, actor },
      ...({ type: `${subject}.${happened}`, entityId: row.id } as Pick<DomainEvent, 'type' | 'entityId'>),
      data: eventData(row, happened),
      ...(before && { before: { ...loggable(row, before) } }),
      ...(after && { after: { ...loggable(row, after) } }),
    })),
  );
}

export const authored = (work: UnitOfWork) =>
  ({ ...work, actor: { kind: 'admin', id: work.adminId } }) as const;
