import { OrderBadge, SubOrderBadge } from '@hawiyat/shared/components/status-badges';
import type { Stop } from '@hawiyat/shared/contract/orders/board';
import { orderStatuses } from '@hawiyat/shared/contract/orders/orders';
import { subOrderStatuses } from '@hawiyat/shared/contract/orders/sub-orders';
import { Badge, Ltr } from '@hawiyat/shared/ui';

/** An unknown status is shown raw. */
export function StopBadge({ stop: { kind, status } }: { stop: Stop }) {
  const order = kind === 'delivery' && orderStatuses.find((name) => name === status);
  if (order) return <OrderBadge status={order} />;
  const subOrder = kind !== 'delivery' && subOrderStatuses.find((name) => name === status);
  if (subOrder) return <SubOrderBadge status={subOrder} />;
  return (
    <Badge>
      <Ltr>{status}</Ltr>
    </Badge>
  );
}
