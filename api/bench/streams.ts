import { type IncomingMessage, request } from 'node:http';
import { followEvents } from '@hawiyat/shared/contract/core/events';
import { sql } from 'kysely';
import { startSession } from '../src/auth/sign-in/start-session.ts';
import type { Db } from '../src/db/schema.ts';
import { asCompany, asPlatform } from '../src/db/tenant.ts';
import { dayOf } from '../src/kernel/calendar.ts';
import { placeRequest } from '../src/marketplace/place-request.ts';

/** A panel's open stream, as far as a measurement looks at it. */
export interface BenchStream {
  /** The last cursor that the server sent. */
  readonly cursor: string;
  readonly wasReset: boolean;
  /** Resolves with `performance.now()` when a message with this text arrives. */
  arrival(text: string): Promise<number>;
  close(): void;
}

/**
 * Opens a stream on a connection of its own.
 * @param from the last cursor, to continue from
 * @returns the stream after its first message
 */
export async function openStream(url: string, token: string, from?: string): Promise<BenchStream> {
  const headers = { authorization: `Bearer ${token}`, ...(from !== undefined && { 'last-event-id': from }) };
  const call = request(url + followEvents.path, { headers, agent: false }).end();
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve);
    call.once('error', reject);
  });
  if (answer.statusCode !== 200) throw new Error(`A stream was rejected: ${answer.statusCode}`);
  let cursor = '';
  let wasReset = false;
  let awaited: { readonly text: string; readonly found: (at: number) => void } | null = null;
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  let rest = '';
  answer.setEncoding('utf8');
  answer.on('data', (chunk: string) => {
    rest += chunk;
    const end = rest.lastIndexOf('\n\n') + 2;
    if (end < 2) return;
    const messages = rest.slice(0, end);
    rest = rest.slice(end);
    cursor = [...messages.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? cursor;
    wasReset ||= messages.includes('event: reset');
    if (cursor !== '') begun();
    if (awaited && messages.includes(awaited.text)) awaited.found(performance.now());
  });
  answer.on('error', () => {});
  await hasBegun;
  return {
    get cursor() {
      return cursor;
    },
    get wasReset() {
      return wasReset;
    },
    arrival: (text) =>
      new Promise((found) => {
        awaited = { text, found };
      }),
    close: () => call.destroy(),
  };
}

/** Opens a stream for each token, twenty at a time. */
export async function openStreams(url: string, tokens: readonly string[]): Promise<BenchStream[]> {
  const streams: BenchStream[] = [];
  for (let at = 0; at < tokens.length; at += 20)
    streams.push(...(await Promise.all(tokens.slice(at, at + 20).map((token) => openStream(url, token)))));
  return streams;
}

/** Signs a company's first administrator in as often. */
export async function benchTokens(db: Db, companyId: string, count: number): Promise<string[]> {
  const { id: adminId } = await asCompany(db, companyId, (tx) =>
    tx.selectFrom('admins').select('id').where('company_id', '=', companyId).executeTakeFirstOrThrow(),
  );
  const tokens: string[] = [];
  while (tokens.length < count) tokens.push(await startSession(db, { companyId, adminId }, new Date()));
  return tokens;
}

/**
 * Milliseconds from a change until each stream has told of it.
 * @param change makes it, and returns a text of its event that no other has
 */
export async function timesToTell(
  streams: readonly BenchStream[],
  text: string,
  change: () => Promise<unknown>,
): Promise<number[]> {
  const arrivals = streams.map((stream) => stream.arrival(text));
  const began = performance.now();
  await change();
  return (await Promise.all(arrivals)).map((at) => at - began);
}

/** A customer who may place any number of requests. */
export async function benchCustomer(db: Db): Promise<() => Promise<unknown>> {
  const { id } = await asPlatform(db, (tx) =>
    tx
      .insertInto('customers')
      .values({
        ...{ name: 'عميل', phone: '+966550000001', birth_date: '1990-01-01' },
        ...{ phone_proven_at: new Date(), most_open_requests: 100_000 },
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const now = () => new Date();
  const context = { db, now, customerLimits: { openRequests: 100_000, undeliveredOrders: 3 } };
  return () =>
    placeRequest(context as never, id, {
      ...{ containerType: 'حاويات أنقاض', containerSize: '20 yard', rentalType: 'once', unloadCount: null },
      ...{ deliveryDate: dayOf(now()), deliveryLocation: null },
    });
}

/** Writes events of one company in one transaction, as an import does. */
export async function writeEvents(db: Db, companyId: string, count: number, type = 'container.changed') {
  await asPlatform(db, (tx) =>
    sql`
      insert into events (company_id, type, entity_id, actor_kind, at, data)
      select ${companyId}::uuid, ${type}, gen_random_uuid(), 'system', now(), '{"status": "available"}'
      from generate_series(1, ${count}::int)`.execute(tx),
  );
}

/** Transactions that a database has finished so far. */
export async function finishedTransactions(db: Db): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select (xact_commit + xact_rollback)::text as count from pg_stat_database
    where datname = current_database()`.execute(db);
  return Number(rows[0]?.count);
}
