import { randomUUID } from 'node:crypto';
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Client, type ClientConfig, Pool, type PoolClient, types } from 'pg';
import { columnParsers } from './column-types.ts';
import { Hosts } from './hosts.ts';
import { nameOf } from './prepared.ts';
import { reading } from './reading.ts';
import { Semaphore } from './semaphore.ts';
import { SilenceWatch } from './silence.ts';
import { defaultTimeouts, type Timeouts } from './timeouts.ts';

const parsers = new Map<number, (text: string) => unknown>(
  Object.entries(columnParsers).map(([oid, parse]) => [Number(oid), parse]),
);

/** What a statement answers that has not been sent yet. */
const nothing = Promise.resolve({ rows: [] });

/** Milliseconds that a closing pool waits for running work. */
const lastWait = 2_000;

/** A connection that carries a name by which the server knows it. */
class NamedClient extends Client {
  readonly name: string;
  /** Without a pooler, which may give each transaction another server, where nothing is prepared. */
  isDirect = false;

  constructor(config?: ClientConfig) {
    const name = `hawiyat ${randomUUID().slice(0, 13)}`;
    super({ ...config, application_name: name });
    this.name = name;
  }
}

/**
 * A pool on a PostgreSQL server. The parsers belong to the pool: nothing else in the process changes.
 * @param connections upper limit
 */
export function postgresDialect(
  url: string,
  connections = 10,
  timeouts: Timeouts = defaultTimeouts,
): PostgresDialect {
  const hosts = new Hosts(url, timeouts.silence);
  const pool = new Pool({
    connectionString: hosts.latest,
    max: connections,
    connectionTimeoutMillis: timeouts.connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    Client: NamedClient,
    // Sent as statements, because a pooler in between rejects them as connection parameters.
    onConnect: async (client) => {
      await client.query(
        `set statement_timeout = ${timeouts.statement}; set idle_in_transaction_session_timeout = ${timeouts.idleInTransaction}`,
      );
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      // A pooler tells its clients a number of its own.
      if (client instanceof NamedClient)
        client.isDirect = rows[0]?.pid === (client as { processID?: unknown }).processID;
    },
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && parsers.get(oid)) || types.getTypeParser(oid, format),
    },
  });
  // A broken connection is replaced at the next query. An `error` event without a listener would end the
  // process: the pool listens while a connection is idle, this does while it is in use.
  const broken = (error: Error) => {
    hosts.lookAgain();
    process.emitWarning(error);
  };
  pool.on('error', broken);
  pool.on('connect', (client) => client.on('error', broken));

  const tooLate = () => new Error('timeout exceeded when trying to connect');
  const forChanges = new Semaphore(connections - keptForReading(connections), timeouts.connect, tooLate);
  const watch = new SilenceWatch(hosts, timeouts, () => void dropIdle(pool));
  const busy = new Set<PoolClient>();

  const connect = async (): Promise<PostgresPoolClient> => {
    const leave = reading.getStore() ? () => {} : await forChanges.take();
    const client = await connectTo(pool, hosts).catch((error: unknown) => {
      leave();
      throw error;
    });
    busy.add(client);
    const { name, isDirect } = client instanceof NamedClient ? client : { name: '', isDirect: false };
    const send = (text: string, values: unknown[]) => {
      const prepared = isDirect ? nameOf(text) : undefined;
      const answer = prepared ? client.query({ name: prepared, text, values }) : client.query(text, values);
      // A busy connection that is ended is cut off at once.
      return watch.during(name, () => void client.end(), answer);
    };
    let begin = '';
    // The overload that takes a cursor is left out: nothing here uses it.
    return {
      // `begin` travels with the transaction's first statement, which saves a round trip.
      query: (text: string, values: unknown[]) => {
        if (text === 'begin') {
          begin = 'begin; ';
          return nothing;
        }
        if (begin === '') return send(text, values);
        const first = begin;
        begin = '';
        // Only statements without parameters can travel together.
        if (values.length > 0) return send(first, []).then(() => send(text, values));
        return send(first + text, []).then((results) => [results].flat().at(-1));
      },
      release: () => {
        busy.delete(client);
        leave();
        client.release();
      },
    } as unknown as PostgresPoolClient;
  };
  const end = async (): Promise<void> => {
    const timer = setTimeout(() => {
      for (const connection of busy) void connection.end();
    }, lastWait);
    await pool.end().finally(() => clearTimeout(timer));
  };
  return new PostgresDialect({ pool: { connect, end } satisfies PostgresPool });
}

/** A connection to the host that takes writes: one that is idle, or else a new one. */
async function connectTo(pool: Pool, hosts: Hosts): Promise<PoolClient> {
  pool.options.connectionString = await hosts.writable();
  return pool.connect().catch((error: unknown) => {
    hosts.lookAgain();
    throw error;
  });
}

/** A share of the connections is reserved for reads, which then continue while all writes wait. */
const keptForReading = (connections: number) => Math.min(connections - 1, Math.ceil(connections * 0.3));

/**
 * Removes the pool's idle connections. Each gets a query first: a busy connection is cut off instead of
 * closed politely.
 */
async function dropIdle(pool: Pool): Promise<void> {
  for (let left = pool.idleCount; left > 0; left -= 1) {
    const client = await pool.connect().catch(() => null);
    client?.query('select 1').catch(() => undefined);
    client?.release(true);
  }
}
