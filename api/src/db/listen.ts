import { Client } from 'pg';
import { Hosts } from './hosts.ts';
import { defaultTimeouts, type Timeouts } from './timeouts.ts';

const events = 'hawiyat_events';

/** Listens to new events by default; returns a function that unsubscribes. */
export type Listen = (
  notify: (payload: string | null) => void,
  channel?: string,
) => Promise<() => Promise<void>>;

/** Probes the connection, which would not notice a lost server. A new connection notifies all readers. */
export function listenOnPostgres(url: string, timeouts: Timeouts = defaultTimeouts): Listen {
  return async (notify, channel = events) => {
    const hosts = new Hosts(url, timeouts.silence);
    let current: Client | null = null;
    let reconnection: NodeJS.Timeout | undefined;
    let isOver = false;

    const connect = async (): Promise<void> => {
      const connectionString = await hosts.writable().catch(() => hosts.latest);
      if (isOver) return;
      const client = new Client({
        connectionString,
        connectionTimeoutMillis: timeouts.connect,
        keepAlive: true,
      });
      let pulse: NodeJS.Timeout | undefined;
      const lost = () => {
        clearTimeout(pulse);
        if (current !== client) return;
        current = null;
        hosts.lookAgain();
        if (!isOver) reconnection = setTimeout(() => void connect(), 1_000);
      };
      current = client;
      client.on('error', lost);
      client.on('end', lost);
      client.on('notification', (notification) => notify(notification.payload ?? null));
      try {
        await client.connect();
        await client.query(`listen ${channel}`);
        notify(null);
        const probe = async () => {
          // A connection closed during a probe is cut off and emits its end.
          const tooLong = setTimeout(() => void client.end(), timeouts.silence);
          await client.query('select 1').catch(lost);
          clearTimeout(tooLong);
          if (current === client) pulse = setTimeout(probe, timeouts.silence);
        };
        pulse = setTimeout(probe, timeouts.silence);
      } catch {
        // Readers poll, so an unreachable server only delays them.
        lost();
        await cut(client);
      }
    };
    await connect();
    return async () => {
      isOver = true;
      clearTimeout(reconnection);
      if (current) await cut(current);
    };
  };
}

/** A connection that ends during a query is cut off without waiting for a server that may be gone. */
async function cut(client: Client): Promise<void> {
  client.query('select 1').catch(() => undefined);
  await client.end().catch(() => undefined);
}

export function listenOnEmbedded(database: {
  listen(channel: string, notify: (payload: string) => void): Promise<(tx?: never) => Promise<void>>;
}): Listen {
  return async (notify, channel = events) => {
    const stop = await database.listen(channel, (payload) => notify(payload));
    return () => stop();
  };
}
