import type { Container, ContainerHold } from '@hawiyat/shared/contract/fleet/containers';
import { nearDay } from '@hawiyat/shared/locale/dates';
import { messages } from '../texts/container.ts';

export interface Whereabouts {
  readonly order: Pick<ContainerHold, 'orderId' | 'number'> | null;
  /** «خالد السبيعي، الدرعية», «المستودع»; empty when nobody knows. */
  readonly where: string;
  /** «تعود 28 نوفمبر», «متأخرة يومين», «التوصيل غدًا»; empty in the depot and the workshop. */
  readonly when: string;
  readonly late: boolean;
}

const { where: texts } = messages;

export function whereaboutsOf({ status, hold }: Pick<Container, 'status' | 'hold'>, today: string) {
  if (!hold) {
    const where =
      status === 'available' ? texts.depot : status === 'maintenance' ? texts.workshop : texts.noOrder;
    return { order: null, where, when: '', late: false };
  }
  const { orderId, number, contactName, place } = hold;
  return {
    order: { orderId, number },
    where: [contactName, place].filter(Boolean).join('، '),
    ...(hold.deliveredAt === null ? untilDelivery(hold, today) : untilReturn(hold, today)),
  };
}

function untilReturn({ until }: ContainerHold, today: string): Pick<Whereabouts, 'when' | 'late'> {
  if (until === null) return { when: texts.backUnknown, late: false };
  const days = daysBetween(until, today);
  return days > 0
    ? { when: texts.overdue(days), late: true }
    : { when: texts.back(nearDay(until, today)), late: false };
}

function untilDelivery({ status, day }: ContainerHold, today: string): Pick<Whereabouts, 'when' | 'late'> {
  const days = daysBetween(day, today);
  if (days > 0) return { when: texts.deliveryLate(days), late: true };
  return {
    when: status === 'in_transit' ? texts.onTheWay : texts.delivery(nearDay(day, today)),
    late: false,
  };
}

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Null when the container is not out, or its return is unknown. */
export const backOn = ({ hold }: Pick<Container, 'hold'>): string | null => hold?.until ?? null;
