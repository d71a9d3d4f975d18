import { Client } from 'pg';

/** The channel on which the database says that an event was written; its payload is the company's id. */
const channel = 'hawiyat_events';

/** Hears of new events. @returns stops listening */
export type Listen = (heard: (companyId: string | null) => void) => Promise<() => Promise<void>>;

/**
 * Listens on a connection of its own, and takes a new one when it breaks. What was said meanwhile is lost, so a new
 * connection is announced like an event of everybody's (null): whoever reads, reads on.
 */
export function listenOnPostgres(url: string): Listen {
  return async (heard) => {
    let current: Client | null = null;
    let again: NodeJS.Timeout | null = null;
    let isOver = false;

    const connect = async (): Promise<void> => {
      const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
      const lost = () => {
        if (current !== client) return;
        current = null;
        if (!isOver) again = setTimeout(() => void connect(), 1_000);
      };
      current = client;
      client.on('error', lost);
      client.on('end', lost);
      client.on('notification', (it) => heard(it.payload ?? null));
      try {
        await client.connect();
        await client.query(`listen ${channel}`);
        heard(null);
      } catch {
        // The server is away; readers look by themselves now and then, so nothing is lost but a moment.
        lost();
        await client.end().catch(() => undefined);
      }
    };
    await connect();
    return async () => {
      isOver = true;
      if (again) clearTimeout(again);
      await current?.end().catch(() => undefined);
    };
  };
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
