import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { listRefunds } from '@hawiyat/shared/contract/orders/refunds';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import { paged } from '../db/paging.ts';
import type { Orders, Schema } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';
import { isId } from '../kernel/id.ts';

export const refundColumns = [
  'company_id',
  'id',
  'number',
  'canceled_at',
  'canceled_by',
  'refund',
  'compensation',
  'refunded_at',
] as const;
export type RefundRow = Pick<Selectable<Orders>, (typeof refundColumns)[number]>;

/** In a sandbox nothing was paid. */
const ofRealCompany = sql<boolean>`not exists (
  select from companies where companies.id = orders.company_id and companies.kind <> 'real'
)`;

export function findRefunds(
  { db }: Context,
  { paid, limit, cursor }: ValidatedInput<typeof listRefunds>['query'],
) {
  return asPlatform(db, (tx) => {
    let found = tx
      .selectFrom('orders')
      .select(refundColumns)
      .where('refund', 'is not', null)
      .where(ofRealCompany);
    if (paid !== undefined) found = found.where('refunded_at', paid ? 'is not' : 'is', null);
    const by = { key: 'canceled_at', cast: 'timestamptz', direction: 'asc' } as const;
    return paged(found, { ...by, limit, cursor });
  });
}

export async function refundOfOrder(tx: Transaction<Schema>, companyId: string, id: string) {
  if (!isId(companyId) || !isId(id)) return undefined;
  return tx
    .selectFrom('orders')
    .select(refundColumns)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('refund', 'is not', null)
    .where(ofRealCompany)
    .executeTakeFirst();
}
