import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';

const lockKey = 4_826_197;

/** Records which database cluster numbers the events. Events of a restored backup are then never delivered again. */
export async function noteCluster(db: Db): Promise<void> {
  await asPlatform(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(tx);
    await sql`
      with now as (select system_identifier::text as cluster from pg_control_system()),
        last as (select cluster from event_clusters order by id desc limit 1)
      insert into event_clusters (cluster, after_id)
      select now.cluster, case
        -- Noted for the first time: unless a number says otherwise, all events are this cluster's own.
        when not exists (select from last)
          and not exists (select from events where xid >= pg_snapshot_xmax(pg_current_snapshot())) then 0
        else (select coalesce(max(id), 0) from events)
      end
      from now where not exists (select from last where last.cluster = now.cluster)`.execute(tx);
  });
}
