import type { OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/index.ts';
import { mayMove } from '../kernel/state-machine.ts';
import { orderMissing, orderNotMovable, proofMissing } from './errors.ts';
import { followOrder } from './follow-order.ts';
import { lockedOrder } from './order-row.ts';
import { orderMoves } from './order-states.ts';

interface Move {
  readonly companyId: string;
  readonly driverId: string;
  readonly orderId: string;
  readonly to: OrderStatus;
  /** Address of an external picture; null when one was uploaded or none is needed. */
  readonly proof: string | null;
}

const truckOf = (companyId: string, driverId: string) =>
  sql<string | null>`(select plate from trucks where company_id = ${companyId} and driver_id = ${driverId})`;

export async function moveOrder(
  context: Context,
  { companyId, driverId, orderId, to, proof }: Move,
): Promise<void> {
  const at = context.now();
  await asCompany(context.db, companyId, async (tx) => {
    const order = await lockedOrder(tx, companyId, orderId);
    if (order.driver_id !== driverId) throw orderMissing();
    if (!mayMove(orderMoves, order.status, to, 'driver')) throw orderNotMovable();
    const proofUrl = proof ?? order.proof_of_delivery_url;
    const delivered = to === 'delivered';
    if (delivered && proofUrl === null) throw proofMissing();
    await tx
      .updateTable('orders')
      .set({
        status: to,
        ...(delivered && {
          ...{ proof_of_delivery_url: proofUrl, delivered_at: at },
          // The plate of that day: the driver may have another truck later.
          truck_plate: truckOf(companyId, driverId),
        }),
      })
      .where('company_id', '=', companyId)
      .where('id', '=', order.id)
      .execute();
    const by = { companyId, actor: { kind: 'driver', id: driverId }, at } as const;
    await appendEvent(tx, {
      ...by,
      type: 'order.moved',
      entityId: order.id,
      data: { status: to, driverId },
      before: { status: order.status },
      after: { status: to, ...(delivered && { proofOfDeliveryUrl: proofUrl }) },
    });
    await followOrder(tx, order, to, by);
  });
}
