import type { ValidatedInput } from '@hawiyat/shared/contract/endpoint';
import type { createOffer as createOfferCall } from '@hawiyat/shared/contract/offers';
import type { Transaction } from 'kysely';
import type { Admin } from '../auth/admin.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/event-log.ts';
import { dayOf } from '../kernel/calendar.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { OfferRow } from './offer-presenter.ts';
import { visibleRequest } from './offer-queries.ts';

/**
 * A company offers a price for an open request.
 * @throws DomainError `request-missing`, `request-closed`, `already-offered`; `rental-duration-missing` or
 *   `rental-duration-unwanted` by the request's rental type
 */
export function createOffer(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  { globalOrderId: requestId, price, rentalDuration }: ValidatedInput<typeof createOfferCall>['body'],
): Promise<OfferRow> {
  return asCompany(db, companyId, async (tx) => {
    const request = await visibleRequest(tx, requestId, dayOf(now()));
    if (!request) throw new DomainError('request-missing');
    if (request.rental_type === 'once' && rentalDuration === null)
      throw new DomainError('rental-duration-missing');
    if (request.rental_type !== 'once' && rentalDuration !== null)
      throw new DomainError('rental-duration-unwanted');
    // Of two offers at once the database keeps one per company and request; the other writes nothing.
    const made = request.is_open
      ? await tx
          .insertInto('offers')
          .values({
            company_id: companyId,
            request_id: request.id,
            price,
            rental_duration: rentalDuration,
            created_at: now(),
          })
          .onConflict((conflict) => conflict.columns(['company_id', 'request_id']).doNothing())
          .returning(['id', 'request_id', 'price', 'rental_duration', 'status'])
          .executeTakeFirst()
      : undefined;
    if (!made)
      throw new DomainError(
        (await hasOffered(tx, companyId, request.id)) ? 'already-offered' : 'request-closed',
      );
    // The row locks its request: if an acceptance was faster, this statement sees it.
    const still = await visibleRequest(tx, request.id, dayOf(now()));
    if (!still?.is_open) throw new DomainError('request-closed');
    await appendEvent(tx, {
      companyId,
      type: 'offer.created',
      entityId: made.id,
      actor: { kind: 'admin', id: adminId },
      at: now(),
      data: { requestId: request.id, status: made.status },
      after: { price, rentalDuration },
    });
    return made;
  });
}

async function hasOffered(tx: Transaction<Schema>, companyId: string, requestId: string): Promise<boolean> {
  const own = await tx
    .selectFrom('offers')
    .select('id')
    .where('company_id', '=', companyId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return own !== undefined;
}
