import type { TimelineEntry } from '@hawiyat/shared/contract/orders/order-details';

/** An event with the names of those whom it is about. */
export interface EventRow {
  readonly id: number;
  readonly type: TimelineEntry['type'];
  readonly entity_id: string;
  readonly at: Date;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
  readonly actor_kind: TimelineEntry['actor']['kind'];
  readonly actor_name: string | null;
  /** Whom it tells of. */
  readonly driver: string | null;
  /** Whom the task had before. */
  readonly former_driver: string | null;
}

/**
 * @param row an event of an order, a sub-order or an offer
 * @param numbers of the order and its sub-orders, by their ids
 */
export function presentTimelineEntry(row: EventRow, numbers: ReadonlyMap<string, string>): TimelineEntry {
  const { id, type, at, before, after, actor_kind: kind, actor_name: name } = row;
  return {
    ...{ id: String(id), type, at: at.toISOString(), number: numbers.get(row.entity_id) ?? null },
    // Companies do not see which operator it was.
    actor: { kind, name },
    from: textOf(before?.status),
    to: textOf(after?.status),
    driverName: row.driver ?? row.former_driver,
    assignment: assignmentOf(row),
    formerDriverName: row.former_driver,
    reason: textOf(after?.reason),
  };
}

function assignmentOf({ type, before, after }: EventRow): TimelineEntry['assignment'] {
  if (type !== 'order.assigned' && type !== 'sub_order.assigned') return null;
  const [former, next] = [textOf(before?.driverId), textOf(after?.driverId)];
  if (next === null) return 'taken-off';
  return former === null ? 'assigned' : 'changed';
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
