import type { Context } from '../db/context.ts';
import { asCustomer } from '../db/tenant.ts';
import { type Actor, appendEvent, marketOf } from '../events/index.ts';
import { mayMove } from '../kernel/state-machine.ts';
import { requestMoves } from '../orders/index.ts';
import { declineOffer } from './decline-offer.ts';
import { requestNotCancelable } from './errors.ts';
import { lockedRequest, openOffers } from './request-row.ts';

/** Cancels a request without an accepted offer. Nothing was paid. */
export async function cancelRequest(context: Context, customerId: string, requestId: string): Promise<void> {
  const at = context.now();
  const actor: Actor = { kind: 'customer', id: customerId };
  await asCustomer(context.db, customerId, async (tx) => {
    const request = await lockedRequest(tx, customerId, requestId);
    if (!mayMove(requestMoves, request.status, 'canceled', 'customer')) throw requestNotCancelable();
    await tx
      .updateTable('requests')
      .set({ status: 'canceled', closed_at: at })
      .where('id', '=', request.id)
      .execute();
    const data = { status: 'canceled' };
    await appendEvent(tx, {
      companyId: marketOf(request.world),
      ...{ type: 'request.closed', entityId: request.id, actor, at, data },
    });
    for (const offer of await openOffers(tx, request.id))
      await declineOffer(tx, { offer, request, how: 'canceled', actor, at });
  });
}
