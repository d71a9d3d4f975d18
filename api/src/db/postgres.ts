import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Client, type ClientConfig, Pool, type PoolClient, types } from 'pg';
import { columnParsers } from './column-parsers.ts';
import { Hosts } from './hosts.ts';
import { nameOf } from './prepared.ts';
import { reading } from './reading.ts';
import { Semaphore } from './semaphore.ts';
import { SilenceWatch } from './silence.ts';
import { roleChange } from './tenant.ts';
import { defaultTimeouts, type Timeouts } from './timeouts.ts';

const parsers = new Map<number, (text: string) => unknown>(
  Object.entries(columnParsers).map(([oid, parse]) => [Number(oid), parse]),
);

const noRows = Promise.resolve({ rows: [] });

/** Milliseconds that a closing pool waits for running work. */
const lastWait = 2_000;

class NamedClient extends Client {
  readonly name: string;
  readonly socket: Socket;
  /** A pooler may give each transaction another server, which lacks the prepared statements. */
  isDirect = false;

  constructor(config?: ClientConfig) {
    const name = `hawiyat ${randomUUID().slice(0, 13)}`;
    const socket = new Socket();
    super({ ...config, application_name: name, stream: () => socket, pipeline: true });
    this.name = name;
    this.socket = socket;
  }

  /** Ends it whatever it still waits for: its server may be gone. */
  cut(): void {
    void this.end();
    this.socket.destroy();
  }

  /** Sends all statements of this turn of the event loop in one piece. */
  gather(): void {
    this.socket.cork();
    process.nextTick(() => this.socket.uncork());
  }
}

export function postgresDialect(
  url: string,
  connections = 10,
  timeouts: Timeouts = defaultTimeouts,
): PostgresDialect {
  const hosts = new Hosts(url, timeouts.silence);
  const pool = openPool(hosts, connections, timeouts);
  const tooLate = () => new Error('timeout exceeded when trying to connect');
  const forChanges = new Semaphore(connections - keptForReading(connections), timeouts.connect, tooLate);
  const watch = new SilenceWatch(hosts, timeouts, () => void dropIdle(pool));
  const busy = new Set<NamedClient>();

  const connect = async (): Promise<PostgresPoolClient> => {
    const leave = reading.getStore() ? () => {} : await forChanges.take();
    const client = await connectTo(pool, hosts).catch((error: unknown) => {
      leave();
      throw error;
    });
    if (!(client instanceof NamedClient)) throw new TypeError('A connection of another kind');
    busy.add(client);
    // Without the overload for cursors, which is unused.
    return {
      query: pipelinedQuery(client, watch),
      release: () => {
        busy.delete(client);
        leave();
        client.release();
      },
    } as unknown as PostgresPoolClient;
  };
  const end = async (): Promise<void> => {
    const timer = setTimeout(() => {
      for (const connection of busy) connection.cut();
    }, lastWait);
    await pool.end().finally(() => clearTimeout(timer));
  };
  return new PostgresDialect({ pool: { connect, end } satisfies PostgresPool });
}

/** The parsers belong to the pool: nothing else in the process changes. */
function openPool(hosts: Hosts, connections: number, timeouts: Timeouts): Pool {
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
        `set statement_timeout = ${timeouts.statement}; set idle_in_transaction_session_timeout = ${timeouts.idleInTransaction}; ` +
          // Compiling a statement costs more than running it: each reads few rows.
          'set jit = off',
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
  // Without a listener an `error` event would end the process; the pool listens only while a connection is idle.
  const broken = (error: Error) => {
    hosts.lookAgain();
    process.emitWarning(error);
  };
  pool.on('error', broken);
  pool.on('connect', (client) => client.on('error', broken));
  return pool;
}

/** `begin` and the role change travel with the transaction's first statement, without an answer of their own. */
function pipelinedQuery(client: NamedClient, watch: SilenceWatch) {
  const send = (text: string, values: unknown[]): Promise<unknown> => {
    const prepared = client.isDirect ? nameOf(text) : undefined;
    const answer = prepared ? client.query({ name: prepared, text, values }) : client.query(text, values);
    return watch.during(client.name, () => client.cut(), answer);
  };
  let begin = '';
  let sentRole: Promise<unknown> | null = null;
  return (text: string, values: unknown[]): Promise<unknown> => {
    if (text === 'begin') {
      begin = 'begin; ';
      return noRows;
    }
    const first = begin;
    begin = '';
    // Only statements without parameters can be sent as one text.
    if (first !== '' && values.length > 0) return send(first, []).then(() => send(text, values));
    if (first !== '' && client.isDirect && text.startsWith(roleChange)) {
      client.gather();
      sentRole = send(first + text, []);
      // The next statement reports it.
      sentRole.catch(() => undefined);
      return noRows;
    }
    if (first !== '') return send(first + text, []).then((results) => [results].flat().at(-1));
    if (!sentRole) return send(text, values);
    const answers = Promise.all([sentRole, send(text, values)]);
    sentRole = null;
    return answers.then(([, answer]) => answer);
  };
}

async function connectTo(pool: Pool, hosts: Hosts): Promise<PoolClient> {
  pool.options.connectionString = await hosts.writable();
  return pool.connect().catch((error: unknown) => {
    hosts.lookAgain();
    throw error;
  });
}

/** Reads keep a share of the connections, so that they continue while all writes wait. */
const keptForReading = (connections: number) => Math.min(connections - 1, Math.ceil(connections * 0.3));

/** Removes idle connections without a message: their server may be gone. */
async function dropIdle(pool: Pool): Promise<void> {
  for (let left = pool.idleCount; left > 0; left -= 1) {
    const client = await pool.connect().catch(() => null);
    if (client instanceof NamedClient) client.cut();
    client?.release(true);
  }
}
