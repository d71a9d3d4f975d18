import type { listRegistrations } from '@hawiyat/shared/contract/company/review';
import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import { paged } from '../db/paging.ts';
import type { Schema } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';
import { isId } from '../kernel/id.ts';

const registrations = (tx: Transaction<Schema>) =>
  tx
    .selectFrom('registrations')
    .leftJoin('companies', 'companies.id', 'registrations.company_id')
    .selectAll('registrations')
    .select('companies.identifier');

export function findRegistrations(
  { db }: Context,
  { status, limit, cursor }: ValidatedInput<typeof listRegistrations>['query'],
  direction: 'asc' | 'desc' = 'desc',
) {
  return asPlatform(db, (tx) => {
    const all = registrations(tx);
    return paged(status ? all.where('registrations.status', '=', status) : all, {
      key: 'registrations.created_at',
      cast: 'timestamptz',
      direction,
      id: 'registrations.id',
      limit,
      cursor,
    });
  });
}

export async function findRegistration({ db }: Context, id: string) {
  if (!isId(id)) return undefined;
  return asPlatform(db, (tx) => registrations(tx).where('registrations.id', '=', id).executeTakeFirst());
}

export async function countWaiting({ db }: Context, most: number): Promise<number> {
  const rows = await asPlatform(db, (tx) =>
    tx
      .selectFrom('registrations')
      .select('id')
      .where('status', '=', 'pending')
      .unionAll(tx.selectFrom('bank_changes').select('id').where('status', '=', 'waiting'))
      .limit(most)
      .execute(),
  );
  return rows.length;
}
