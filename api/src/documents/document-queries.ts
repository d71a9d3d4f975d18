import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { listDocuments } from '@hawiyat/shared/contract/fleet/documents';
import type { Context } from '../db/context.ts';
import { paged } from '../db/paging.ts';
import { asCompany } from '../db/tenant.ts';
import { addDays, dayOf } from '../kernel/calendar.ts';
import { isId } from '../kernel/id.ts';
import type { DocumentRow } from './document-fields.ts';
import { documentOf, documentsOf } from './document-row.ts';
import { soonDays } from './expiry.ts';

export function findDocuments(
  { db, now }: Context,
  companyId: string,
  { owner, truckId, driverId, state, ...part }: ValidatedInput<typeof listDocuments>['query'],
): Promise<{ rows: DocumentRow[]; nextCursor?: string | null }> {
  const today = dayOf(now());
  return asCompany(db, companyId, (tx) => {
    let found = documentsOf(tx, companyId).where('documents.replaced_at', 'is', null);
    if (owner) found = found.where('documents.owner', '=', owner);
    for (const id of [truckId, driverId])
      if (id !== undefined) found = found.where('documents.owner_id', '=', isId(id) ? id : null);
    if (state === 'expired') found = found.where('documents.expires_on', '<', today);
    if (state === 'soon')
      found = found
        .where('documents.expires_on', '>=', today)
        .where('documents.expires_on', '<=', addDays(today, soonDays));
    if (state === 'valid') found = found.where('documents.expires_on', '>', addDays(today, soonDays));
    const order = {
      key: 'documents.expires_on',
      cast: 'date',
      direction: 'asc',
      id: 'documents.id',
    } as const;
    return paged(found, { ...order, ...part });
  });
}

export function findDocument({ db }: Context, companyId: string, id: string) {
  return asCompany(db, companyId, async (tx) => {
    const document = await documentOf(tx, companyId, id);
    const earlier = await documentsOf(tx, companyId)
      .where('documents.series', '=', document.series)
      .where('documents.replaced_at', 'is not', null)
      .where('documents.id', '<>', document.id)
      .orderBy('documents.replaced_at', 'desc')
      .limit(50)
      .execute();
    return { document, earlier };
  });
}
