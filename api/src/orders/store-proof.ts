import type { Transaction } from 'kysely';
import { withoutChangeHook } from '../db/change-hook.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/index.ts';
import { mayMove } from '../kernel/state-machine.ts';
import { acceptPicture, dropUpload } from '../uploads/index.ts';
import { orderMissing, orderNotMovable } from './errors.ts';
import { lockedOrder } from './order-row.ts';
import { orderMoves } from './order-states.ts';

interface Proof {
  readonly companyId: string;
  readonly driverId: string;
  readonly orderId: string;
  readonly picture: File;
}

/** Stores a driver's picture as the proof of a delivery in transit, and returns its URL. */
export async function storeProof(
  context: Context & { readonly dataDir: string },
  { companyId, driverId, orderId, picture }: Proof,
): Promise<string> {
  const onItsWay = async (tx: Transaction<Schema>) => {
    const order = await lockedOrder(tx, companyId, orderId);
    if (order.driver_id !== driverId) throw orderMissing();
    if (!mayMove(orderMoves, order.status, 'delivered', 'driver')) throw orderNotMovable();
    return order;
  };
  // Verified before the picture is processed, and again after it: the order may have been canceled meanwhile.
  await withoutChangeHook(() => asCompany(context.db, companyId, onItsWay));
  const url = await acceptPicture(context.dataDir, 'proofs', picture);
  const at = context.now();
  try {
    const former = await asCompany(context.db, companyId, async (tx) => {
      const order = await onItsWay(tx);
      await tx
        .updateTable('orders')
        .set({ proof_of_delivery_url: url })
        .where('company_id', '=', companyId)
        .where('id', '=', order.id)
        .execute();
      await appendEvent(tx, {
        companyId,
        type: 'order.proven',
        entityId: order.id,
        actor: { kind: 'driver', id: driverId },
        at,
        data: { status: order.status, driverId },
        before: { proofOfDeliveryUrl: order.proof_of_delivery_url },
        after: { proofOfDeliveryUrl: url },
      });
      return order.proof_of_delivery_url;
    });
    if (former !== null) await dropUpload(context.dataDir, former);
    return url;
  } catch (error) {
    await dropUpload(context.dataDir, url);
    throw error;
  }
}
