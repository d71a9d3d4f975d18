import type { Transaction } from 'kysely';
import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/index.ts';
import { dayOf } from '../kernel/calendar.ts';
import { outdatedEdit } from '../kernel/errors.ts';
import { isId } from '../kernel/id.ts';
import { toRiyals } from '../kernel/money.ts';
import { assertDurationFits } from './create-offer.ts';
import { offerAccepted, offerAlreadyWithdrawn, offerLost, offerMissing } from './errors.ts';
import { visibleRequest } from './offer-queries.ts';
import { type OwnOfferRow, ownOffer } from './own-offer-queries.ts';

interface Change {
  readonly offerId: string;
  /** The version that the author has seen; any when undefined. */
  readonly version?: number | undefined;
  readonly price: number;
  readonly rentalDuration: number | null;
}

export function changeOffer(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  { offerId, version, price, rentalDuration }: Change,
): Promise<OwnOfferRow> {
  const at = now();
  return asCompany(db, companyId, async (tx) => {
    const { offer, request } = await waitingOffer(tx, companyId, { offerId, version, today: dayOf(at) });
    assertDurationFits(request.rental_type, rentalDuration);
    const before = { price: toRiyals(offer.price), rentalDuration: offer.rental_duration };
    if (before.price !== price || before.rentalDuration !== rentalDuration) {
      await tx
        .updateTable('offers')
        .set({ price, rental_duration: rentalDuration, version: offer.version + 1 })
        .where('company_id', '=', companyId)
        .where('id', '=', offer.id)
        .execute();
      await appendEvent(tx, {
        ...{ companyId, type: 'offer.repriced', entityId: offer.id, at, before },
        actor: { kind: 'admin', id: adminId },
        data: { requestId: request.id, status: offer.status },
        after: { price, rentalDuration },
      });
    }
    return ownOffer(tx, companyId, offer.id);
  });
}

/** Withdraws an open offer; the company may make another one. */
export function withdrawOffer(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  { offerId, version }: Pick<Change, 'offerId' | 'version'>,
): Promise<OwnOfferRow> {
  const at = now();
  return asCompany(db, companyId, async (tx) => {
    const { offer, request } = await waitingOffer(tx, companyId, { offerId, version, today: dayOf(at) });
    await tx
      .updateTable('offers')
      .set({ status: 'withdrawn' })
      .where('company_id', '=', companyId)
      .where('id', '=', offer.id)
      .execute();
    await appendEvent(tx, {
      ...{ companyId, type: 'offer.withdrawn', entityId: offer.id, at },
      actor: { kind: 'admin', id: adminId },
      data: { requestId: request.id, status: 'withdrawn' },
      before: { status: offer.status },
      after: { status: 'withdrawn' },
    });
    return ownOffer(tx, companyId, offer.id);
  });
}

const closedErrors = {
  accepted: offerAccepted,
  declined: offerLost,
  withdrawn: offerAlreadyWithdrawn,
};

async function waitingOffer(
  tx: Transaction<Schema>,
  companyId: string,
  { offerId, version, today }: Pick<Change, 'offerId' | 'version'> & { readonly today: string },
) {
  const offer = isId(offerId)
    ? await tx
        .selectFrom('offers')
        .select(['id', 'request_id', 'status', 'price', 'rental_duration', 'version'])
        .where('company_id', '=', companyId)
        .where('id', '=', offerId)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!offer) throw offerMissing();
  if (offer.status !== 'submitted') throw closedErrors[offer.status]();
  const request = await visibleRequest(tx, offer.request_id, today);
  if (!request?.is_open) throw offerLost();
  if (version !== undefined && version !== offer.version) throw outdatedEdit();
  return { offer, request };
}
