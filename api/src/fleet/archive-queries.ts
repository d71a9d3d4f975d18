import type { Context } from '../db/context.ts';
import { paged } from '../db/paging.ts';
import { asCompany } from '../db/tenant.ts';
import { containerFields } from './container-fields.ts';
import { byNumber } from './container-queries.ts';
import { driverFields } from './driver-fields.ts';
import { byName } from './driver-queries.ts';

interface Page {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

const lastFirst = { key: 'archived_at', cast: 'timestamptz', direction: 'desc' } as const;

export function findArchivedContainers({ db, now }: Context, companyId: string, page: Page) {
  return asCompany(db, companyId, (tx) =>
    paged(
      tx
        .selectFrom('containers')
        .select(containerFields.columns)
        .select(containerFields.computed)
        .select(['archived_at', 'restorable_until'])
        .where('company_id', '=', companyId)
        .where('restorable_until', 'is not', null)
        .where('restorable_until', '>', now()),
      { ...lastFirst, second: byNumber, ...page },
    ),
  );
}

export function findArchivedDrivers({ db, now }: Context, companyId: string, page: Page) {
  return asCompany(db, companyId, (tx) =>
    paged(
      tx
        .selectFrom('drivers')
        .select(driverFields.columns)
        .select(['archived_at', 'restorable_until'])
        .where('company_id', '=', companyId)
        .where('restorable_until', 'is not', null)
        .where('restorable_until', '>', now()),
      { ...lastFirst, second: byName, ...page },
    ),
  );
}
