import type { OrderDetails } from '@hawiyat/shared/contract/order-details';
import { OrderBadge } from '@hawiyat/shared/lib/status-badges';
import { stamp } from '@hawiyat/shared/locale/dates';
import { Button } from '@hawiyat/shared/ui';
import { openDialog } from '../components/dialog.ts';
import { proofAddress } from '../components/proof-address.ts';
import { CanceledOrder } from './canceled-order.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderProof } from './order-proof.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderWhere } from './order-where.tsx';
import { PanelDriver } from './panel-driver.tsx';
import { messages } from './panel-messages.ts';
import { SubOrderList } from './sub-order-list.tsx';

export function OrderContent({ details }: { details: OrderDetails }) {
  const { order, subOrders, cancellation, notes, timeline } = details;
  const proof = proofAddress(order.proofOfDeliveryUrl);
  return (
    <>
      <div data-state="">
        <OrderBadge status={order.status} />
        <span data-muted="">{messages.acceptedAt(stamp(details.acceptedAt))}</span>
      </div>
      <Next details={details} />
      <OrderFacts details={details} />
      {cancellation && <CanceledOrder cancellation={cancellation} />}
      <OrderWhere details={details} />
      <section>
        <h3>{messages.driver}</h3>
        <div data-box="">
          <PanelDriver task={order} kind="order" container={order.Container.containerNumber} />
        </div>
      </section>
      {subOrders.length > 0 && <SubOrderList subOrders={subOrders} />}
      {proof !== null && <OrderProof key={proof} address={proof} />}
      <OrderNotes orderId={order.id} notes={notes} />
      <OrderTimeline timeline={timeline} />
    </>
  );
}

function Next({ details: { nextAction, order, subOrders } }: { details: OrderDetails }) {
  if (!nextAction) return null;
  const { kind, subOrderId, label } = nextAction;
  const task = subOrderId === null ? order : subOrders.find(({ id }) => id === subOrderId);
  const assign = () =>
    task &&
    openDialog({
      kind: 'assign',
      task: {
        kind: subOrderId === null ? 'order' : 'sub_order',
        id: task.id,
        day: task.deliveryDate,
        number: order.Container.containerNumber,
      },
    });
  return (
    <section data-box="" data-next="" aria-label={messages.next}>
      <small>{messages.next}</small>
      {kind === 'assign' && task ? <Button onClick={assign}>{label}</Button> : <strong>{label}</strong>}
    </section>
  );
}
