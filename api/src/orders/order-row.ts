import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { isId } from '../kernel/id.ts';
import { orderMissing } from './errors.ts';

/** Locks a company's order. Every change locks the order before its tasks, which prevents deadlocks. */
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
