import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { createOffer as createOfferCall } from '@hawiyat/shared/contract/marketplace/offers';
import type { RentalType } from '@hawiyat/shared/contract/orders/orders';
import { sql, type Transaction } from 'kysely';
import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { actAs, asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/index.ts';
import { dayOf } from '../kernel/calendar.ts';
import {
  alreadyOffered,
  rentalDurationMissing,
  rentalDurationUnwanted,
  requestClosed,
  requestMissing,
} from './errors.ts';
import type { OfferRow } from './offer-presenter.ts';
import { visibleRequest } from './offer-queries.ts';

export function createOffer(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  { globalOrderId: requestId, price, rentalDuration }: ValidatedInput<typeof createOfferCall>['body'],
): Promise<OfferRow> {
  return asCompany(db, companyId, async (tx) => {
    const request = await visibleRequest(tx, requestId, dayOf(now()));
    if (!request) throw requestMissing();
    assertDurationFits(request.rental_type, rentalDuration);
    // A unique index keeps one of two concurrent offers; the other writes nothing.
    const inserted = request.is_open
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
    const made =
      inserted ??
      (request.is_open
        ? await reoffer(tx, { companyId, requestId: request.id, price, rentalDuration, at: now() })
        : undefined);
    if (!made) throw (await hasOffered(tx, companyId, request.id)) ? alreadyOffered() : requestClosed();
    // The new row locks its request, so this statement sees a faster acceptance.
    if (!(await visibleRequest(tx, request.id, dayOf(now())))?.is_open) throw requestClosed();
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

export function assertDurationFits(rentalType: RentalType, rentalDuration: number | null): void {
  if (rentalType === 'once' && rentalDuration === null) throw rentalDurationMissing();
  if (rentalType !== 'once' && rentalDuration !== null) throw rentalDurationUnwanted();
}

interface Reoffer {
  readonly companyId: string;
  readonly requestId: string;
  readonly price: number;
  readonly rentalDuration: number | null;
  readonly at: Date;
}

/** Makes a withdrawn offer again. It locks the request first, as a new row would: then an acceptance sees the offer. */
async function reoffer(
  tx: Transaction<Schema>,
  { companyId, requestId, price, rentalDuration, at }: Reoffer,
) {
  await actAs(tx, 'hawiyat_platform', '');
  await tx.selectFrom('requests').select('id').where('id', '=', requestId).forKeyShare().executeTakeFirst();
  await actAs(tx, 'hawiyat_company', companyId);
  return tx
    .updateTable('offers')
    .set({ price, rental_duration: rentalDuration, status: 'submitted', created_at: at })
    .set({ version: sql<number>`version + 1` })
    .where('company_id', '=', companyId)
    .where('request_id', '=', requestId)
    .where('status', '=', 'withdrawn')
    .returning(['id', 'request_id', 'price', 'rental_duration', 'status'])
    .executeTakeFirst();
}

async function hasOffered(tx: Transaction<Schema>, companyId: string, requestId: string): Promise<boolean> {
  const own = await tx
    .selectFrom('offers')
    .select('id')
    .where('company_id', '=', companyId)
    .where('request_id', '=', requestId)
    .where('status', '<>', 'withdrawn')
    .executeTakeFirst();
  return own !== undefined;
}
