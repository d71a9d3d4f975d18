import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

/**
 * Takes the company's next container number: `C-0001`, `C-0002`, …, `C-10000`. The company's row is the
 * counter: concurrent adds wait for each other, and a failed add returns its number.
 * @param tx a transaction of `asCompany` for the same company
 */
export async function nextContainerNumber(tx: Transaction<Schema>, companyId: string): Promise<string> {
  return containerNumber(await advanced(tx, companyId, 1));
}

export async function nextContainerNumbers(
  tx: Transaction<Schema>,
  companyId: string,
  count: number,
): Promise<string[]> {
  const last = await advanced(tx, companyId, count);
  return Array.from({ length: count }, (_, index) => containerNumber(last - count + 1 + index));
}

async function advanced(tx: Transaction<Schema>, companyId: string, by: number): Promise<number> {
  const { last } = await tx
    .updateTable('companies')
    .set({ last_container_number: sql<number>`last_container_number + ${by}::integer` })
    .where('id', '=', companyId)
    .returning('last_container_number as last')
    .executeTakeFirstOrThrow();
  return last;
}

export function containerNumber(position: number): string {
  return `C-${String(position).padStart(4, '0')}`;
}
