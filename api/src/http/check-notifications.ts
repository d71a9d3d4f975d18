import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Listen } from '../db/listen.ts';
import type { Metrics } from './metrics.ts';

const channel = 'hawiyat_self_test';
/** Milliseconds. */
const longestWait = 2_000;

/** A pooler that gives each transaction another connection silently drops notifications: streams then only poll. */
export async function checkNotifications(
  { db, log, metrics }: Pick<Context, 'db' | 'log'> & { metrics: Pick<Metrics, 'notified'> },
  listen: Listen,
): Promise<void> {
  const sent = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  let stop = async () => {};
  const isHeard = await new Promise<boolean>((resolve, reject) => {
    const listening = listen((payload) => payload === sent && resolve(true), channel);
    listening
      .then((unsubscribe) => {
        stop = unsubscribe;
        timer = setTimeout(() => resolve(false), longestWait);
        return sql`select pg_notify(${channel}, ${sent})`.execute(db);
      })
      .catch(reject);
  }).finally(() => clearTimeout(timer));
  await stop();
  metrics.notified.set(Number(isHeard));
  if (!isHeard)
    log.warn(
      {},
      'notifications of the database do not arrive, so live events are late: set LISTEN_DATABASE_URL',
    );
}
