import { sql } from 'kysely';
import type { Db } from '../schema.ts';
import { asCompany, asPlatform } from '../tenant.ts';
import type { Migration } from './migration.ts';

/** Rows of one transaction. */
const batch = 2_000;

/** What events from before tell of persons goes as it does in new ones. It may end anywhere: what is done is left as it is. */
export const olderTrail: Migration = {
  name: '0085-older-trail',
  async fill(db) {
    const { rows } = await asPlatform(db, (tx) => sql<{ id: string }>`select id from companies`.execute(tx));
    for (const { id } of rows) {
      let after: string | null = '0';
      while (after !== null) after = await hideSome(db, id, after);
    }
  },
  statements: [],
};

/** @returns the last id of the batch, null after the last one */
async function hideSome(db: Db, companyId: string, after: string): Promise<string | null> {
  const { rows } = await asCompany(db, companyId, (tx) =>
    sql<{ last: string | null; found: number }>`
      with found as materialized (
        select id, at, type, data, before, after from events
        where company_id = ${companyId} and id > ${after}::bigint order by id limit ${batch}::int
      ), hidden as (
        select id, at, data_without_persons(type, data) as data, values_without_persons(type, before) as before,
          values_without_persons(type, after) as after
        from found
      ), changed as (
        update events set data = hidden.data, before = hidden.before, after = hidden.after
        from hidden join found using (id)
        where events.company_id = ${companyId} and events.id = hidden.id and events.at = hidden.at
          and (hidden.data <> found.data or hidden.before is distinct from found.before
            or hidden.after is distinct from found.after)
      )
      select max(id)::text as last, count(*)::int as found from found`.execute(tx),
  );
  const [row] = rows;
  return row && row.found === batch ? row.last : null;
}
