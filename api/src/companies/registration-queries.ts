import type { ValidatedInput } from '@hawiyat/shared/contract/endpoint';
import type { listRegistrations } from '@hawiyat/shared/contract/review';
import type { Context } from '../db/context.ts';
import { paged } from '../db/paging.ts';
import { asPlatform } from '../db/tenant.ts';

/** A page of registrations, newest first, with the identifier of the company that one became. */
export function findRegistrations(
  { db }: Context,
  { status, limit, cursor }: ValidatedInput<typeof listRegistrations>['query'],
) {
  return asPlatform(db, (tx) => {
    let found = tx
      .selectFrom('registrations')
      .leftJoin('companies', 'companies.id', 'registrations.company_id')
      .selectAll('registrations')
      .select('companies.identifier');
    if (status) found = found.where('registrations.status', '=', status);
    return paged(found, {
      key: 'registrations.created_at',
      cast: 'timestamptz',
      direction: 'desc',
      id: 'registrations.id',
      limit,
      cursor,
    });
  });
}
