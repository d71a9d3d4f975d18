import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { paperName } from './paper-words.ts';

export interface ExpiringPaper {
  /** «رخصة القيادة», «التأمين للمركبة», «تصريح موان للشركة». */
  readonly name: string;
  /** Null: the company's document. */
  readonly driverId: string | null;
  readonly expiresOn: string;
}

/** The company's documents, and those of drivers and of trucks with a driver. */
export async function papersExpiredBy(
  tx: Transaction<Schema>,
  companyId: string,
  day: string,
): Promise<ExpiringPaper[]> {
  const { rows } = await sql<
    Parameters<typeof paperName>[0] & { driver_id: string | null; expires_on: string }
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
  return rows.map(({ driver_id: driverId, expires_on: expiresOn, ...paper }) => ({
    ...{ name: paperName(paper), driverId, expiresOn },
  }));
}

/** `driverId` null: the company's documents. */
export const expiredOf = (papers: readonly ExpiringPaper[], driverId: string | null, day: string): string[] =>
  papers.filter((paper) => paper.driverId === driverId && paper.expiresOn < day).map(({ name }) => name);

export async function expiredFor(
  tx: Transaction<Schema>,
  companyId: string,
  driverId: string,
  day: string,
): Promise<string[]> {
  const papers = await papersExpiredBy(tx, companyId, day);
  return [...expiredOf(papers, driverId, day), ...expiredOf(papers, null, day)];
}
