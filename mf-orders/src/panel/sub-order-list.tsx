import type { SubOrder } from '@hawiyat/shared/contract/sub-orders';
import { SubOrderBadge } from '@hawiyat/shared/lib/status-badges';
import { day } from '@hawiyat/shared/locale/dates';
import { subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { PanelDriver } from './panel-driver.tsx';
import { messages } from './panel-messages.ts';

export function SubOrderList({ subOrders }: { subOrders: readonly SubOrder[] }) {
  return (
    <section>
      <h3>{messages.subOrders}</h3>
      <ul data-box="" aria-label={messages.subOrders}>
        {subOrders.map((subOrder) => (
          <li key={subOrder.id}>
            <div data-line="">
              <span>
                <strong>{wordFor(subOrderTypeLabel, subOrder.type)}</strong> {day(subOrder.deliveryDate)}{' '}
                <small>
                  <bdi>{subOrder.number}</bdi>
                </small>
              </span>
              <SubOrderBadge status={subOrder.status} />
            </div>
            <PanelDriver
              task={subOrder}
              kind="sub_order"
              container={subOrder.Order.Container.containerNumber}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
