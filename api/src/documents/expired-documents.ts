import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { documentName } from './document-words.ts';

export interface ExpiringDocument {
  /** «رخصة القيادة», «التأمين للمركبة», «تصريح موان للشركة». */
  readonly name: string;
  /** Null: the company's document. */
  readonly driverId: string | null;
  readonly expiresOn: string;
}

/** The company's documents, and those of drivers and of trucks with a driver. */
export async function documentsExpiredBy(
  tx: Transaction<Schema>,
  companyId: string,
  day: string,
): Promise<ExpiringDocument[]> {
  const { rows } = await sql<
    Parameters<typeof documentName>[0] & { driver_id: string | null; expires_on: string }
  >`
    select documents.owner, documents.kind, documents.title, documents.expires_on,
      coalesce(documents.driver_id, trucks.driver_id) as driver_id
    from documents
    left join trucks on trucks.company_id = documents.company_id and trucks.id = documents.truck_id
    where documents.company_id = ${companyId} and documents.replaced_at is null and documents.expires_on < ${day}::date
      and (documents.owner <> 'truck' or trucks.driver_id is not null)
    order by array_position(array['driver', 'truck', 'company'], documents.owner), documents.expires_on, documents.id`.execute(
    tx,
  );
  return rows.map(({ driver_id: driverId, expires_on: expiresOn, ...document }) => ({
    ...{ name: documentName(document), driverId, expiresOn },
  }));
}

/** `driverId` null: the company's documents. */
export const expiredOf = (
  documents: readonly ExpiringDocument[],
  driverId: string | null,
  day: string,
): string[] =>
  documents
    .filter((document) => document.driverId === driverId && document.expiresOn < day)
    .map(({ name }) => name);

export async function expiredFor(
  tx: Transaction<Schema>,
  companyId: string,
  driverId: string,
  day: string,
): Promise<string[]> {
  const documents = await documentsExpiredBy(tx, companyId, day);
  return [...expiredOf(documents, driverId, day), ...expiredOf(documents, null, day)];
}
