import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { isId } from '../kernel/id.ts';
import { requestMissing } from './errors.ts';

/** Locks a customer's own request, so that only one of two callers closes it. */
export async function lockedRequest(tx: Transaction<Schema>, customerId: string, id: string) {
  const row = isId(id)
    ? await tx
        .selectFrom('requests')
        .selectAll()
        .where('customer_id', '=', customerId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw requestMissing();
  return row;
}

export type RequestRow = Awaited<ReturnType<typeof lockedRequest>>;

/** Open offers by company: every caller locks them in this order, which prevents deadlocks. */
export function openOffers(tx: Transaction<Schema>, requestId: string) {
  return tx
    .selectFrom('offers')
    .select(['company_id', 'id', 'price', 'rental_duration'])
    .where('request_id', '=', requestId)
    .where('status', '=', 'submitted')
    .orderBy('company_id')
    .execute();
}

export type OpenOffer = Awaited<ReturnType<typeof openOffers>>[number];
