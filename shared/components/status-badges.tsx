import { texts } from '@hawiyat/shared/texts';
import { Badge, type BadgeColor, Ltr } from '@hawiyat/shared/ui';
import type { ContainerStatus } from '../contract/fleet/containers.ts';
import type { DocumentState } from '../contract/fleet/documents.ts';
import type { Availability } from '../contract/fleet/drivers.ts';
import type { OrderStatus } from '../contract/orders/orders.ts';
import type { SubOrderStatus } from '../contract/orders/sub-orders.ts';
import { documentStateLabel } from '../locale/document-words.ts';
import { availabilityLabel, statusLabel } from '../locale/fleet-words.ts';
import { orderStatusLabel, subOrderStatusLabel } from '../locale/order-words.ts';

const containerColor: Record<ContainerStatus, BadgeColor> = {
  available: 'success',
  rented: 'accent',
  maintenance: 'paused',
  reserved: 'info',
};

export const containerColorOf = (status: ContainerStatus): BadgeColor => containerColor[status] ?? 'neutral';

const driverColor: Record<Availability, BadgeColor> = {
  available: 'success',
  on_duty: 'accent',
  off_duty: 'neutral',
  on_break: 'paused',
};

const orderColor: Record<OrderStatus, BadgeColor> = {
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

const subOrderColor: Record<SubOrderStatus, BadgeColor> = { ...orderColor, failed: orderColor.canceled };

const documentColor: Record<DocumentState, BadgeColor> = {
  expired: 'danger',
  soon: 'warning',
  valid: 'success',
};

const messages = texts('components/status-badges', { unspecified: 'غير محدد' });

function status<Known extends string>(labels: Record<Known, string>, colors: Record<Known, BadgeColor>) {
  const isKnown = (value: string): value is Known => Object.hasOwn(labels, value);
  return function StatusBadge({ status: value }: { status: Known }) {
    const raw: string = value;
    return isKnown(raw) ? (
      <Badge shaped colorPalette={colors[raw]}>
        {labels[raw]}
      </Badge>
    ) : (
      <Badge>{raw === '' ? messages.unspecified : <Ltr>{raw}</Ltr>}</Badge>
    );
  };
}

export const ContainerBadge = status(statusLabel, containerColor);
export const DriverBadge = status(availabilityLabel, driverColor);
export const OrderBadge = status(orderStatusLabel, orderColor);
export const SubOrderBadge = status(subOrderStatusLabel, subOrderColor);
export const DocumentBadge = status(documentStateLabel, documentColor);
