import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Takes the next free numbers (`C-0001`, …, `C-10000`) by the company's row: adds wait there, failed ones return them. */
export async function nextContainerNumbers(
  tx: Transaction<Schema>,
  companyId: string,
  count: number,
): Promise<string[]> {
  if (count === 0) return [];
  const last = await advanced(tx, companyId, sql`last_container_number + ${count}::integer`);
  const numbers = following(last - count, count);
  if ((await takenNumbers(tx, companyId, numbers)).size === 0) return numbers;
  const free = await freePositions(tx, companyId, last - count, count);
  await advanced(tx, companyId, sql`${free.at(-1) ?? last}::integer`);
  return free.map(containerNumber);
}

/** The numbers that `nextContainerNumbers` would take now. */
export async function peekContainerNumbers(
  tx: Transaction<Schema>,
  companyId: string,
  count: number,
): Promise<string[]> {
  const { last } = await tx
    .selectFrom('companies')
    .select('last_container_number as last')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return (await freePositions(tx, companyId, last, count)).map(containerNumber);
}

/** Deleted and archived containers keep their numbers. */
export async function takenNumbers(
  tx: Transaction<Schema>,
  companyId: string,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('containers')
    .select('number')
    .where('company_id', '=', companyId)
    .where('number', '=', sql<string>`any(${numbers}::text[])`)
    .execute();
  return new Set(rows.map((row) => row.number));
}

const following = (last: number, count: number) =>
  Array.from({ length: count }, (_, index) => containerNumber(last + 1 + index));

/** At most as many numbers are taken as there are containers, which bounds the search. */
async function freePositions(
  tx: Transaction<Schema>,
  companyId: string,
  last: number,
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ position: number }>`
    select position from generate_series(
      ${last}::integer + 1,
      ${last}::integer + ${count}::integer + (select count(*) from containers where company_id = ${companyId})::integer
    ) as position
    where not exists (
      select from containers where company_id = ${companyId}
        and number = 'C-' || lpad(position::text, greatest(4, length(position::text)), '0')
    )
    order by position limit ${count}`.execute(tx);
  return rows.map((row) => row.position);
}

async function advanced(
  tx: Transaction<Schema>,
  companyId: string,
  to: ReturnType<typeof sql>,
): Promise<number> {
  const { last } = await tx
    .updateTable('companies')
    .set({ last_container_number: sql<number>`${to}` })
    .where('id', '=', companyId)
    .returning('last_container_number as last')
    .executeTakeFirstOrThrow();
  return last;
}

export function containerNumber(position: number): string {
  return `C-${String(position).padStart(4, '0')}`;
}
