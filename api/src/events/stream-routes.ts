import type { ServerResponse } from 'node:http';
import { followEvents, type LiveEvent } from '@hawiyat/shared/contract/events';
import type { App } from '../app-context.ts';
import type { Db } from '../db/schema.ts';
import { HttpError } from '../server/http-error.ts';
import { messages } from '../server/messages.ts';
import type { Session } from '../server/principals.ts';
import { cursorOf, type EventCursor, presentCursor, readEvents, textOfCursor } from './event-feed.ts';
import { SharedReads } from './shared-reads.ts';

/** Far above a stream in every tab of many browsers. */
const streamsPerCompany = 100;
/** A notification may get lost with its connection. */
const longestSleep = 10_000;
/**
 * Milliseconds between heartbeats, by which clients find dead connections; proxies cut what is silent for
 * half a minute.
 */
const beat = 2_000;
/** An event whose older transaction is still open is looked for again soon. */
const shortSleep = 50;

/** Whether a session has not ended; `begins` is called when the read starts. */
type IsSessionOpen = (db: Db, session: Session, now: Date, begins: () => void) => Promise<boolean>;

/**
 * Live updates as server-sent events (contract/events.ts). Each stream reads the table by its own cursor, so
 * a client can continue at another server process; streams of a company at the same cursor read together.
 */
export function eventRoutes(app: App, isSessionOpen: IsSessionOpen): void {
  const { http } = app;
  const open = new Set<ServerResponse>();
  const reads = new SharedReads();
  // Streams never end by themselves: a closing server would wait forever.
  http.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  http.route({
    method: followEvents.method,
    url: followEvents.path,
    // The framework's own HEAD would be an endless stream too.
    exposeHeadRoute: false,
    config: { endpoint: followEvents },
    async handler(request, reply) {
      const { authorization } = request.headers;
      const session = await app.authenticate({ audience: 'company' }, authorization);
      if (app.changeNotifier.countOf(session.companyId) >= streamsPerCompany)
        throw new HttpError(429, messages.busy, { headers: { 'retry-after': '30' } });
      const signal = new EventSignal();
      // Counted before the first wait, so that simultaneous streams cannot pass the limit.
      const unsubscribe = app.changeNotifier.subscribe(session.companyId, () => signal.set());
      const lastEventId = request.headers['last-event-id'];
      const { cursor, isReset } = await beginning(
        app,
        typeof lastEventId === 'string' ? lastEventId : undefined,
      ).catch((error: unknown) => {
        unsubscribe();
        throw error;
      });

      reply.hijack();
      const stream = reply.raw;
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value) stream.setHeader(name, value);
      stream.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'x-accel-buffering': 'no',
      });
      open.add(stream);
      app.metrics.streams.inc();
      try {
        if (isReset) stream.write('event: reset\ndata: {}\n');
        stream.write(`id: ${textOfCursor(cursor)}\n\n`);
        await follow(app, reads, { session, stream, from: cursor, signal, isSessionOpen });
      } catch (err) {
        // The client reconnects and continues.
        request.log.error({ err }, 'an event stream broke');
      } finally {
        unsubscribe();
        open.delete(stream);
        app.metrics.streams.dec();
        stream.end();
      }
    },
  });
}

/** The client's cursor if it is valid, otherwise the present one. */
async function beginning(
  app: App,
  lastEventId: string | undefined,
): Promise<{ cursor: EventCursor; isReset: boolean }> {
  const { cursor, nextXid } = await presentCursor(app.db);
  if (!lastEventId) return { cursor, isReset: false };
  const known = cursorOf(lastEventId);
  // While nothing happens a page gets the next transaction's cursor. A later one is from another database or
  // from before a restored backup.
  return known && BigInt(known.xid) <= nextXid
    ? { cursor: known, isReset: false }
    : { cursor, isReset: true };
}

interface Follower {
  readonly session: Session;
  readonly stream: ServerResponse;
  readonly from: EventCursor;
  readonly signal: EventSignal;
  readonly isSessionOpen: IsSessionOpen;
}

async function follow(
  app: App,
  reads: SharedReads,
  { session, stream, from, signal, isSessionOpen }: Follower,
): Promise<void> {
  const { companyId, tokenHash } = session;
  const isOpen = () =>
    reads.read(`session ${Buffer.from(tokenHash).toString('hex')}`, (begins) =>
      isSessionOpen(app.db, session, app.now(), begins),
    );
  const next = (cursor: EventCursor) =>
    reads.read(`events ${companyId} ${textOfCursor(cursor)}`, (begins) =>
      readEvents(app.db, companyId, cursor, begins),
    );
  let cursor = from;
  const heartbeat = setInterval(() => stream.writableNeedDrain || stream.write(': still here\n\n'), beat);
  stream.once('close', () => {
    clearInterval(heartbeat);
    signal.set();
  });
  while (!stream.destroyed && !stream.writableEnded) {
    // Sign-out and suspension end the stream: their event runs this loop.
    if (!(await isOpen())) return;
    const { events, more, held } = await next(cursor);
    const last = events.at(-1);
    cursor = (last && cursorOf(last.seq)) ?? cursor;
    if (events.length > 0) stream.write(events.map(messageOf).join(''));
    if (stream.writableNeedDrain) await drained(stream);
    if (!more) await signal.wait(held ? shortSleep : longestSleep);
  }
}

const messageOf = (event: LiveEvent) => `id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`;

/** A flag to wait for: it stays set when no one waits. */
class EventSignal {
  private isSet = false;
  private release: (() => void) | null = null;

  set(): void {
    this.isSet = true;
    this.release?.();
  }

  async wait(milliseconds: number): Promise<void> {
    if (!this.isSet) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.release = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.isSet = false;
    this.release = null;
  }
}

function drained(stream: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    stream.once('drain', resolve);
    stream.once('close', resolve);
  });
}
