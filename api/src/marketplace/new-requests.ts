import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { openRequest } from '../orders/index.ts';
import { inAreas, servedBy } from './served-area.ts';

const most = 100;

/** Counts requests since a moment that suit the company's containers and areas, up to `most`. */
export async function newRequestsFor(
  tx: Transaction<Schema>,
  companyId: string,
  { since, today }: { readonly since: Date; readonly today: string },
): Promise<number> {
  const { areas } = await servedBy(tx, companyId);
  const { rows } = await sql<{ count: number }>`
    with newest as (
      select id, container_type, container_size, delivery_date, latitude, longitude, status from requests
      where status = 'open' and created_at > ${since} order by created_at desc, id desc limit ${most}
    )
    select count(*)::int as count from newest as requests
    where ${openRequest(today)} and ${inAreas(areas) ?? sql`true`} and exists (
      select from containers
      where company_id = ${companyId} and type = requests.container_type and size = requests.container_size
        and archived_at is null
    )`.execute(tx);
  return rows[0]?.count ?? 0;
}
