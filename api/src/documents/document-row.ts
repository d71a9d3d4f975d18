import type { CompanyDocument, DocumentKind, DocumentOwner } from '@hawiyat/shared/contract/fleet/documents';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { daysBetween } from '../kernel/calendar.ts';
import { isId } from '../kernel/id.ts';
import { documentMissing, documentReplaced } from './errors.ts';
import { paperState } from './expiry.ts';

export interface DocumentRow {
  readonly id: string;
  readonly owner: DocumentOwner;
  readonly owner_id: string | null;
  readonly owner_name: string | null;
  readonly kind: DocumentKind;
  readonly series: string;
  readonly title: string | null;
  readonly number: string | null;
  readonly issued_on: string | null;
  readonly expires_on: string;
  readonly file: string | null;
  readonly replaced_at: Date | null;
  readonly version: number;
}

/** A company's documents with whose they are. The number of a driving license is the driver's, whatever else was stored. */
export function documentsOf(tx: Transaction<Schema>, companyId: string) {
  return tx
    .selectFrom('documents')
    .leftJoin('trucks', (join) =>
      join
        .onRef('trucks.company_id', '=', 'documents.company_id')
        .onRef('trucks.id', '=', 'documents.truck_id'),
    )
    .leftJoin('drivers', (join) =>
      join
        .onRef('drivers.company_id', '=', 'documents.company_id')
        .onRef('drivers.id', '=', 'documents.driver_id'),
    )
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

/** @throws DomainError `document-missing` when it is another company's, deleted or unknown */
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

/** @throws DomainError `document-missing`; `document-replaced` when a newer one is in its place */
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

/** @param today Riyadh day `YYYY-MM-DD` */
export const presentDocument = (row: DocumentRow, today: string): CompanyDocument => ({
  ...{ id: row.id, owner: row.owner, ownerId: row.owner_id, ownerName: row.owner_name },
  ...{ kind: row.kind, title: row.title, number: row.number },
  ...{ issuedOn: row.issued_on, expiresOn: row.expires_on },
  ...{ daysLeft: daysBetween(today, row.expires_on), state: paperState(row.expires_on, today) },
  file: row.file === null ? null : row.file.endsWith('.pdf') ? 'pdf' : 'picture',
  ...{ replacedAt: row.replaced_at?.toISOString() ?? null, version: row.version },
});
