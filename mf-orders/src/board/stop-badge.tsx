import { orderStatuses, type Stop } from '@hawiyat/shared/contract/orders';
import { subOrderStatuses } from '@hawiyat/shared/contract/sub-orders';
import { Badge, Ltr } from '@hawiyat/shared/ui';
import { OrderBadge, SubOrderBadge } from '@hawiyat/shared/ui/extra';

/** A stop's status: an order's or a sub-order's. One that this build does not know yet is shown raw. */
export function StopBadge({ of: { kind, status } }: { of: Stop }) {
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
