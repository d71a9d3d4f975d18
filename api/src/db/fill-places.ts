import { sql, type Transaction } from 'kysely';
import { placeInWords } from '../kernel/place-in-words.ts';
import type { Context } from './context.ts';
import type { Schema } from './schema.ts';
import { asCompany, asPlatform } from './tenant.ts';

/** Rows of one transaction: whoever changes one of them waits a fraction of a second. */
const batch = 2_000;

/** Gives requests and orders that have none their place in words, in which a search looks; again it finds nothing to do. */
export async function fillPlaces({ db }: Pick<Context, 'db'>): Promise<void> {
  await untilNone(() => asPlatform(db, fillRequests));
  const { rows } = await asPlatform(db, (tx) => sql<{ id: string }>`select id from companies`.execute(tx));
  for (const { id } of rows) {
    await untilNone(() => asCompany(db, id, (tx) => fillOrders(tx, id)));
    await untilNone(() => asCompany(db, id, (tx) => fillSubOrders(tx, id)));
  }
}

async function untilNone(fillSome: () => Promise<number>): Promise<void> {
  while ((await fillSome()) === batch);
}

interface Found {
  readonly id: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const wordsOf = (rows: readonly Found[]) =>
  sql`unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map((row) => placeInWords(row) ?? '')}::text[]) as words (id, place)`;

async function fillRequests(tx: Transaction<Schema>): Promise<number> {
  const { rows } = await sql<Found>`
    select id, latitude, longitude from requests where place is null order by id limit ${batch}::int
    for update skip locked`.execute(tx);
  await sql`update requests set place = words.place from ${wordsOf(rows)} where requests.id = words.id`.execute(
    tx,
  );
  return rows.length;
}

async function fillOrders(tx: Transaction<Schema>, companyId: string): Promise<number> {
  const { rows } = await sql<Found>`
    select id, latitude, longitude from orders where company_id = ${companyId} and place is null
    order by id limit ${batch}::int for update skip locked`.execute(tx);
  await sql`update orders set place = words.place from ${wordsOf(rows)}
    where orders.company_id = ${companyId} and orders.id = words.id`.execute(tx);
  return rows.length;
}

async function fillSubOrders(tx: Transaction<Schema>, companyId: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with found as (
      select s.id, o.place from sub_orders s
      join orders o on o.company_id = ${companyId} and o.id = s.order_id and o.place is not null
      where s.company_id = ${companyId} and s.place is null
      order by s.id limit ${batch}::int for update of s skip locked
    )
    update sub_orders set place = found.place from found
    where sub_orders.company_id = ${companyId} and sub_orders.id = found.id`.execute(tx);
  return Number(numAffectedRows);
}
