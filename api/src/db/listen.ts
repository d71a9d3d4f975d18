import { Client } from 'pg';
import { defaultTimeouts, type Timeouts } from './timeouts.ts';

/** The channel on which the database says that an event was written; its payload is the company's id. */
const channel = 'hawiyat_events';

/** Hears of new events. @returns stops listening */
export type Listen = (heard: (companyId: string | null) => void) => Promise<() => Promise<void>>;

/**
 * Listens on a connection of its own, and takes a new one when it breaks, or when it has nobody behind it any more: it is
 * asked for a sign of life again and again, because one that only listens would never find out. What was said meanwhile is
 * lost, so a new connection is announced like an event of everybody's (null): whoever reads, reads on.
 */
export function listenOnPostgres(url: string, timeouts: Timeouts = defaultTimeouts): Listen {
  return async (heard) => {
    let current: Client | null = null;
    let again: NodeJS.Timeout | undefined;
    let isOver = false;

    const connect = async (): Promise<void> => {
      const client = new Client({
        connectionString: url,
        connectionTimeoutMillis: timeouts.connect,
        keepAlive: true,
      });
      let pulse: NodeJS.Timeout | undefined;
      const lost = () => {
        clearTimeout(pulse);
        if (current !== client) return;
        current = null;
        if (!isOver) again = setTimeout(() => void connect(), 1_000);
      };
      current = client;
      client.on('error', lost);
      client.on('end', lost);
      client.on('notification', (notification) => heard(notification.payload ?? null));
      try {
        await client.connect();
        await client.query(`listen ${channel}`);
        heard(null);
        const feel = async () => {
          // Ended while it is asked, a connection is cut off, and says so.
          const tooLong = setTimeout(() => void client.end(), timeouts.silence);
          await client.query('select 1').catch(lost);
          clearTimeout(tooLong);
          if (current === client) pulse = setTimeout(feel, timeouts.silence);
        };
        pulse = setTimeout(feel, timeouts.silence);
      } catch {
        // The server is away; readers look by themselves now and then, so nothing is lost but a moment.
        lost();
        await cut(client);
      }
    };
    await connect();
    return async () => {
      isOver = true;
      clearTimeout(again);
      if (current) await cut(current);
    };
  };
}

/** Ends a connection without waiting for whoever may not be there: one that is asked something is cut off. */
async function cut(client: Client): Promise<void> {
  client.query('select 1').catch(() => undefined);
  await client.end().catch(() => undefined);
}

interface Embedded {
  listen(channel: string, heard: (payload: string) => void): Promise<(tx?: never) => Promise<void>>;
}

/** The same within this process. */
export function listenOnEmbedded(database: Embedded): Listen {
  return async (heard) => {
    const stop = await database.listen(channel, (payload) => heard(payload));
    return () => stop();
  };
}
