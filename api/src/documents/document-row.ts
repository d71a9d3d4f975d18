import { sql, type Transaction } from 'kysely';
import { sameCompany } from '../db/same-company.ts';
import type { Schema } from '../db/schema.ts';
import { isId } from '../kernel/id.ts';
import type { DocumentRow } from './document-fields.ts';
import { documentMissing, documentReplaced } from './errors.ts';

/** The number of a driving license is always the driver's. */
export function documentsOf(tx: Transaction<Schema>, companyId: string) {
  return tx
    .selectFrom('documents')
    .leftJoin('trucks', sameCompany('trucks.id', 'documents.truck_id'))
    .leftJoin('drivers', sameCompany('drivers.id', 'documents.driver_id'))
    .select(['documents.id', 'documents.owner', 'documents.kind', 'documents.series'])
    .select(['documents.title', 'documents.file'])
    .select(['documents.issued_on', 'documents.expires_on', 'documents.replaced_at', 'documents.version'])
    .select([
      sql<string | null>`coalesce(documents.truck_id, documents.driver_id)`.as('owner_id'),
      sql<string | null>`coalesce(trucks.plate, drivers.name)`.as('owner_name'),
      sql<string | null>`case when documents.kind = 'driving-license' and documents.replaced_at is null
        then drivers.license_number else documents.number end`.as('number'),
    ])
    .where('documents.company_id', '=', companyId);
}

export async function documentOf(
  tx: Transaction<Schema>,
  companyId: string,
  id: string,
): Promise<DocumentRow> {
  const row = isId(id)
    ? await documentsOf(tx, companyId).where('documents.id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) throw documentMissing();
  return row;
}

export async function lockedDocument(
  tx: Transaction<Schema>,
  companyId: string,
  id: string,
): Promise<DocumentRow> {
  if (!isId(id)) throw documentMissing();
  await tx
    .selectFrom('documents')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  const row = await documentOf(tx, companyId, id);
  if (row.replaced_at !== null) throw documentReplaced();
  return row;
}

export async function documentsInOrder(
  tx: Transaction<Schema>,
  companyId: string,
  ids: readonly string[],
): Promise<DocumentRow[]> {
  const rows = await documentsOf(tx, companyId).where('documents.id', 'in', ids).execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
