import type { ContainerStatus } from '../../contract/containers.ts';
import type { Availability } from '../../contract/drivers.ts';
import type { OrderStatus } from '../../contract/orders.ts';
import type { SubOrderStatus } from '../../contract/sub-orders.ts';
import { availabilityLabel, statusLabel } from '../../locale/fleet-words.ts';
import { orderStatusLabel, subOrderStatusLabel } from '../../locale/order-words.ts';
import { Badge, type Tone } from '../badge.ts';
import { Ltr } from '../ltr.tsx';

const containerTone: Record<ContainerStatus, Tone> = {
  available: 'success',
  rented: 'accent',
  maintenance: 'paused',
  reserved: 'info',
};

const driverTone: Record<Availability, Tone> = {
  available: 'success',
  on_duty: 'accent',
  off_duty: 'neutral',
  on_break: 'paused',
};

const orderTone: Record<OrderStatus, Tone> = {
  pending: 'warning',
  scheduled: 'info',
  in_transit: 'accent',
  delivered: 'success',
  pick_up_in_progress: 'accent',
  picked_up: 'info',
  re_delivery_in_progress: 'accent',
  completed: 'success',
  late: 'danger',
  canceled: 'danger',
};

const subOrderTone: Record<SubOrderStatus, Tone> = {
  pending: orderTone.pending,
  scheduled: orderTone.scheduled,
  pick_up_in_progress: orderTone.pick_up_in_progress,
  picked_up: orderTone.picked_up,
  re_delivery_in_progress: orderTone.re_delivery_in_progress,
  completed: orderTone.completed,
  failed: orderTone.canceled,
};

const unspecified = 'غير محدد';

/** A status that this build does not know yet is shown raw. */
function status<Known extends string>(labels: Record<Known, string>, tones: Record<Known, Tone>) {
  const isKnown = (value: string): value is Known => Object.hasOwn(labels, value);
  return function StatusBadge({ status: value }: { status: Known }) {
    const raw: string = value;
    return isKnown(raw) ? (
      <Badge shaped tone={tones[raw]}>
        {labels[raw]}
      </Badge>
    ) : (
      <Badge>{raw === '' ? unspecified : <Ltr>{raw}</Ltr>}</Badge>
    );
  };
}

export const ContainerBadge = status(statusLabel, containerTone);
export const DriverBadge = status(availabilityLabel, driverTone);
export const OrderBadge = status(orderStatusLabel, orderTone);
export const SubOrderBadge = status(subOrderStatusLabel, subOrderTone);
