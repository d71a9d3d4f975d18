import type { TimelineEntry } from '@hawiyat/shared/contract/orders/order-details';
import { isolateName } from '@hawiyat/shared/locale/bidi';
import { orderStatusLabel, subOrderStatusLabel } from '@hawiyat/shared/locale/order-words';
import { messages } from '../texts/panel.ts';

export const whoDid = ({ actor: { kind, name } }: Pick<TimelineEntry, 'actor'>): string =>
  name === null ? (messages.actors[kind] ?? '') : isolateName(name);

/** The order is made by the acceptance of its offer, which would be told twice. */
export const withoutRepetition = <Entry extends Pick<TimelineEntry, 'type'>>(timeline: readonly Entry[]) =>
  timeline.some(({ type }) => type === 'order.created')
    ? timeline.filter(({ type }) => type !== 'offer.accepted')
    : timeline;

const statuses: Record<string, string> = { ...orderStatusLabel, ...subOrderStatusLabel };

export function whatHappened({
  type,
  to,
  driverName,
  assignment,
  formerDriverName,
}: Pick<TimelineEntry, 'type' | 'to' | 'driverName' | 'assignment' | 'formerDriverName'>): string {
  const name = messages.driverNamed(driverName);
  if (assignment === 'taken-off') return messages.takenOff(name);
  if (assignment === 'changed' && formerDriverName && driverName !== null)
    return messages.changed(formerDriverName, driverName);
  if (assignment !== null) return messages.assigned(name);
  if ((type === 'order.moved' || type === 'sub_order.moved') && to !== null)
    return messages.becomes(statuses[to] ?? to);
  return messages.happened[type] ?? type;
}
