import { SubOrderBadge } from '@hawiyat/shared/components/status-badges';
import type { SubOrder } from '@hawiyat/shared/contract/orders/sub-orders';
import { day } from '@hawiyat/shared/locale/dates';
import { subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { PanelDriver } from './panel-driver.tsx';
import { messages } from './panel-messages.ts';

export interface SubOrderListProps {
  subOrders: readonly SubOrder[];
  openId: string | undefined;
}

export function SubOrderList({ subOrders, openId }: SubOrderListProps) {
  return (
    <section>
      <h3>{messages.subOrders}</h3>
      <ul data-box="" aria-label={messages.subOrders}>
        {subOrders.map((subOrder) => (
          <li key={subOrder.id} aria-current={subOrder.id === openId || undefined}>
            <SubOrderHead subOrder={subOrder} number={subOrder.number} />
            {/* The open one shows its driver above. */}
            {subOrder.id !== openId && <SubOrderDriver subOrder={subOrder} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function OpenedSubOrder({ subOrder }: { subOrder: SubOrder }) {
  return (
    <section data-box="" data-opened="" aria-label={messages.openedSubOrder(subOrder.number)}>
      {/* The panel's title is its number. */}
      <SubOrderHead subOrder={subOrder} />
      <SubOrderDriver subOrder={subOrder} />
    </section>
  );
}

const SubOrderHead = ({
  subOrder: { type, deliveryDate, status },
  number,
}: {
  subOrder: SubOrder;
  number?: string;
}) => (
  <div data-line="">
    <span>
      <strong>{wordFor(subOrderTypeLabel, type)}</strong> {day(deliveryDate)}{' '}
      {number && (
        <small>
          <bdi>{number}</bdi>
        </small>
      )}
    </span>
    <SubOrderBadge status={status} />
  </div>
);

const SubOrderDriver = ({ subOrder }: { subOrder: SubOrder }) => (
  <PanelDriver task={subOrder} kind="sub_order" container={subOrder.Order.Container.containerNumber} />
);
