import type { TimelineEntry } from '@hawiyat/shared/contract/orders/order-details';

export interface EventRow {
  readonly id: number;
  readonly type: TimelineEntry['type'];
  readonly entity_id: string;
  readonly at: Date;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
  readonly actor_kind: TimelineEntry['actor']['kind'];
  readonly actor_name: string | null;
  readonly driver: string | null;
  readonly former_driver: string | null;
}

/** `numbers` has those of the order and its sub-orders, by id. */
export function presentTimelineEntry(row: EventRow, numbers: ReadonlyMap<string, string>): TimelineEntry {
  const { id, type, at, before, after, actor_kind: kind, actor_name: name } = row;
  return {
    ...{ id: String(id), type, at: at.toISOString(), number: numbers.get(row.entity_id) ?? null },
    // Companies do not see the operator's identity.
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
