import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import { Kysely, sql } from 'kysely';
import { createApp } from '../src/app.ts';
import { postgresDialect } from '../src/db/postgres.ts';
import type { Db, Schema } from '../src/db/schema.ts';
import { cheapCost } from './credentials.ts';
import type { Answered, Sent } from './measured-call.ts';
import { costlyWrites } from './measured-writes.ts';
import { patient } from './query-cost.ts';
import type { ScaleWorld } from './scale-world.ts';

export interface WriteCost {
  readonly who: string;
  readonly call: string;
  readonly status: number;
  /** Whether the call was meant to be rejected, as a wrong password is. */
  readonly isWrong: boolean;
  /** Entries of indexes and rows of tables that the call read, also those of its triggers and foreign keys. */
  readonly rows: number;
}

const operatorToken = 'the-operators-token-of-all-costs';

/** What the calls that write cost in the database, for a large and for a small company. */
export async function writeCosts(url: string, world: ScaleWorld): Promise<WriteCost[]> {
  // Its counts of rows are told by the one connection that works.
  const db: Db = new Kysely<Schema>({ dialect: postgresDialect(url, 1, patient) });
  const dataDir = await mkdtemp(join(tmpdir(), 'hawiyat-costs-'));
  const { http } = createApp({
    ...{ db, dataDir, operatorToken, operatorTokenOpens: 'everything', logLevel: 'error' },
    ...{ mostAtOnce: 1_000, attemptFactor: 1e6, passwordCost: cheapCost },
  });
  const send = async ({ method, path }: Endpoint, { token, ids = {}, body }: Sent) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const filled = path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? '');
    const answer = await http.inject({ method, url: filled, headers, ...(body && { payload: body }) });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, answer: (isJson ? answer.json() : {}) as Answered };
  };
  const costs: WriteCost[] = [];
  // A table of a few pages is read from end to end although it has an index: at full size it is not.
  await sql`set enable_seqscan = off`.execute(db);
  try {
    for (const who of ['large', 'small'] as const)
      await costlyWrites(world, who, {
        ...{ db, operatorToken },
        async measured(endpoint, sent) {
          const before = await rowsRead(db);
          const { status, answer } = await send(endpoint, sent);
          const rows = (await rowsRead(db)) - before;
          const call = `${endpoint.method} ${endpoint.path}`;
          costs.push({ who, call, status, rows, isWrong: sent.isWrong ?? false });
          return answer;
        },
        unmeasured: async (endpoint, sent) => (await send(endpoint, sent)).answer,
      });
  } finally {
    await http.close();
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  }
  return costs;
}

/** Rows that this database has read until now. */
async function rowsRead(db: Db): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ rows: number }>`
    select ((select sum(seq_tup_read) from pg_stat_user_tables)
      + (select sum(idx_tup_read) from pg_stat_user_indexes))::bigint as rows`.execute(db);
  return rows[0]?.rows ?? 0;
}
