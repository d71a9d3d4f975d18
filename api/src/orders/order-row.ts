import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { isId } from '../kernel/id.ts';
import { orderMissing } from './errors.ts';

/**
 * Locks a company's order. Every change to an order or its tasks locks the order first, which prevents
 * deadlocks.
 * @param tx in the company's role
 * @throws DomainError `order-missing` when it is another company's or unknown
 */
export async function lockedOrder(tx: Transaction<Schema>, companyId: string, id: string) {
  const row = isId(id)
    ? await tx
        .selectFrom('orders')
        .select([
          'id',
          'number',
          'status',
          'driver_id',
          'container_id',
          'total_price',
          'proof_of_delivery_url',
        ])
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw orderMissing();
  return row;
}

export type OrderRow = Awaited<ReturnType<typeof lockedOrder>>;
