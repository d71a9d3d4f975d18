import { sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { actAs, asCustomer } from '../db/tenant.ts';
import { type Actor, appendEvent, marketOf } from '../events/index.ts';
import { dayOf } from '../kernel/calendar.ts';
import { halalas } from '../kernel/halalas.ts';
import { isId } from '../kernel/id.ts';
import { createOrder } from '../orders/index.ts';
import { assertRoomForOrder, lockedCustomer, type WithCustomerLimits } from './customer-room.ts';
import { declineOffer } from './decline-offer.ts';
import {
  noFreeContainer,
  offerChanged,
  offerMissing,
  offerWithdrawn,
  requestAccepted,
  requestClosed,
} from './errors.ts';
import { lockedRequest, type OpenOffer, openOffers, type RequestRow } from './request-row.ts';

interface Acceptance {
  readonly customerId: string;
  readonly requestId: string;
  readonly offerId: string;
  /** Riyals, as the customer has seen it. */
  readonly price?: number | undefined;
}

/** Accepts an offer. One transaction closes the request, creates the order and declines all other offers. */
export async function acceptOffer(
  context: Context & WithCustomerLimits,
  { customerId, requestId, offerId, price }: Acceptance,
): Promise<void> {
  const at = context.now();
  const actor: Actor = { kind: 'customer', id: customerId };
  await asCustomer(context.db, customerId, async (tx) => {
    const customer = await lockedCustomer(tx, customerId);
    const request = await lockedRequest(tx, customerId, requestId);
    if (request.status === 'accepted') throw requestAccepted();
    if (request.status !== 'open' || request.delivery_date < dayOf(at)) throw requestClosed();
    const offers = await openOffers(tx, request.id);
    const chosen = offers.find((offer) => offer.id === offerId);
    if (!chosen) throw (await isWithdrawn(tx, request.id, offerId)) ? offerWithdrawn() : offerMissing();
    if (price !== undefined && Math.round(price * 100) !== halalas(chosen.price)) throw offerChanged();
    await assertRoomForOrder(context, tx, customer);
    const { name, phone } = customer;
    await tx
      .updateTable('requests')
      .set({
        status: 'accepted',
        accepted_company_id: chosen.company_id,
        accepted_offer_id: chosen.id,
        closed_at: at,
      })
      .where('id', '=', request.id)
      .execute();
    await appendEvent(tx, {
      companyId: marketOf(customer.world),
      type: 'request.closed',
      entityId: request.id,
      actor,
      at,
      data: { status: 'accepted' },
    });
    for (const offer of offers) {
      if (offer === chosen)
        await acceptWinningOffer(
          tx,
          { request, offer, contact: { name, phone }, isPriceSeen: price !== undefined },
          actor,
          at,
        );
      else await declineOffer(tx, { offer, request, how: 'accepted', actor, at });
    }
  });
}

interface WinningOffer {
  readonly request: RequestRow;
  readonly offer: OpenOffer;
  readonly contact: { readonly name: string; readonly phone: string };
  readonly isPriceSeen: boolean;
}

async function acceptWinningOffer(
  tx: Transaction<Schema>,
  { request, offer, contact, isPriceSeen }: WinningOffer,
  actor: Actor,
  at: Date,
) {
  const companyId = offer.company_id;
  await actAs(tx, 'hawiyat_company', companyId);
  const { status } = await tx
    .selectFrom('companies')
    .select('status')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (status !== 'active') throw offerWithdrawn();
  // The company may change or withdraw the offer at this moment; the customer does not accept that.
  const accepted = await tx
    .updateTable('offers')
    .set({ status: 'accepted' })
    .where('company_id', '=', companyId)
    .where('id', '=', offer.id)
    .where('status', '=', 'submitted')
    .where('price', '=', offer.price)
    .where(sql<boolean>`rental_duration is not distinct from ${offer.rental_duration}`)
    .returning('version')
    .executeTakeFirst();
  if (!accepted || (accepted.version > 1 && !isPriceSeen)) throw offerChanged();
  const container = await reserveContainer(tx, companyId, request);
  const context = { companyId, actor, at };
  await appendEvent(
    tx,
    {
      ...context,
      type: 'offer.accepted',
      entityId: offer.id,
      data: { requestId: request.id, status: 'accepted' },
      before: { status: 'submitted' },
      after: { status: 'accepted' },
    },
    {
      ...context,
      type: 'container.changed',
      entityId: container.id,
      data: { status: 'reserved', containerNumber: container.number },
      before: { status: 'available' },
      after: { status: 'reserved' },
    },
  );
  await createOrder(tx, { request, offer, contact, container }, context);
}

async function isWithdrawn(tx: Transaction<Schema>, requestId: string, offerId: string): Promise<boolean> {
  if (!isId(offerId)) return false;
  const row = await tx
    .selectFrom('offers')
    .select('id')
    .where('request_id', '=', requestId)
    .where('id', '=', offerId)
    .where('status', '=', 'withdrawn')
    .executeTakeFirst();
  return row !== undefined;
}

/** Reserves the first free container. It skips locked rows, so two concurrent acceptances get two containers. */
async function reserveContainer(tx: Transaction<Schema>, companyId: string, request: RequestRow) {
  const free = await tx
    .selectFrom('containers')
    .select(['id', 'number'])
    .where('company_id', '=', companyId)
    .where('archived_at', 'is', null)
    .where('status', '=', 'available')
    .where('type', '=', request.container_type)
    .where('size', '=', request.container_size)
    // People can set a status by hand, so only open orders decide.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .select('orders.id')
            .where('orders.company_id', '=', companyId)
            .whereRef('orders.container_id', '=', 'containers.id')
            .where('orders.status', 'not in', ['completed', 'canceled']),
        ),
      ),
    )
    .orderBy(sql`length(number)`)
    .orderBy('number')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!free) throw noFreeContainer();
  await tx
    .updateTable('containers')
    .set({ status: 'reserved' })
    .where('company_id', '=', companyId)
    .where('id', '=', free.id)
    .execute();
  return free;
}
