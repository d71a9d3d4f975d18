import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { actAs } from '../db/tenant.ts';
import { type Actor, appendEvent } from '../events/index.ts';
import { lostNotification } from '../orders/index.ts';
import type { OpenOffer, RequestRow } from './request-row.ts';

interface Decline {
  readonly offer: OpenOffer;
  readonly request: RequestRow;
  /** What happened to the request. */
  readonly how: 'accepted' | 'canceled';
  readonly actor: Actor;
  readonly at: Date;
}

/** Leaves the transaction in the role of the offer's company. */
export async function declineOffer(
  tx: Transaction<Schema>,
  { offer, request, how, actor, at }: Decline,
): Promise<void> {
  const companyId = offer.company_id;
  await actAs(tx, 'hawiyat_company', companyId);
  const declined = await tx
    .updateTable('offers')
    .set({ status: 'declined' })
    .where('company_id', '=', companyId)
    .where('id', '=', offer.id)
    .where('status', '=', 'submitted')
    .returning('id')
    .executeTakeFirst();
  // The company has withdrawn it at this moment.
  if (!declined) return;
  await appendEvent(tx, {
    companyId,
    type: 'offer.declined',
    entityId: offer.id,
    actor,
    at,
    data: {
      ...{ requestId: request.id, status: 'declined' },
      notification: lostNotification(request, offer.price, how),
    },
    before: { status: 'submitted' },
    after: { status: 'declined' },
  });
}
