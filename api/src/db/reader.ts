import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Milliseconds for a standby to catch up, while the reader waits. */
const patience = 100;
const checkInterval = 10;
/** Milliseconds before a standby that failed is asked again. */
const pause = 10_000;

export type Reader = () => Promise<Db>;

/** The standby answers once it has replayed the primary's position, so that no acknowledged row is missing. */
export function readerOf(primary: Db, standby: Db | null): Reader {
  if (!standby) return async () => primary;
  let awayUntil = 0;
  return async () => {
    if (performance.now() < awayUntil) return primary;
    const position = await positionOf(primary);
    try {
      return (await reaches(standby, position)) ? standby : primary;
    } catch (error) {
      awayUntil = performance.now() + pause;
      process.emitWarning(`The standby answers no reads: ${error instanceof Error ? error.message : error}`);
      return primary;
    }
  };
}

async function positionOf(primary: Db): Promise<string> {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_lsn() as position`.execute(primary);
  return rows[0]?.position ?? '';
}

/** A promoted standby replays nothing more. */
async function reaches(standby: Db, position: string): Promise<boolean> {
  for (const since = performance.now(); performance.now() - since < patience; await wait(checkInterval)) {
    const { rows } = await sql<{ hasAll: boolean }>`
      select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as "hasAll"`.execute(
      standby,
    );
    if (rows[0]?.hasAll) return true;
  }
  return false;
}
