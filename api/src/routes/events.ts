import type { ServerResponse } from 'node:http';
import { followEvents, type LiveEvent } from '@hawiyat/shared/contract/events';
import { cursorOf, type EventCursor, presentCursor, readEvents, textOfCursor } from '../db/event-feed.ts';
import { SharedReads } from '../db/shared-reads.ts';
import { authenticate } from '../http/authenticate.ts';
import type { App } from '../http/context.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';
import { isSessionOpen, type Session } from '../http/session.ts';

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

/**
 * Live updates as server-sent events (contract/events.ts). Each stream reads the table by its own cursor, so
 * a client can continue at another server process; streams of a company at the same cursor read together.
 */
export function eventRoutes(app: App): void {
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
      const session = (await authenticate(app, { audience: 'company' }, authorization)) as Session;
      if (app.changeNotifier.countOf(session.companyId) >= streamsPerCompany)
        throw new HttpError(429, messages.busy, { headers: { 'retry-after': '30' } });
      const bell = new ChangeNotifier();
      // Counted before the first wait, so that simultaneous streams cannot pass the limit.
      const unsubscribe = app.changeNotifier.subscribe(session.companyId, () => bell.ring());
      const asked = request.headers['last-event-id'];
      const { place, isReset } = await beginning(app, typeof asked === 'string' ? asked : undefined).catch(
        (error: unknown) => {
          unsubscribe();
          throw error;
        },
      );

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
        stream.write(`id: ${textOfCursor(place)}\n\n`);
        await follow(app, reads, { session, stream, from: place, bell });
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

/** The requested cursor, else the present; an unknown cursor resets the client. */
async function beginning(
  app: App,
  asked: string | undefined,
): Promise<{ place: EventCursor; isReset: boolean }> {
  const { place, ahead } = await presentCursor(app.db);
  if (!asked) return { place, isReset: false };
  const known = cursorOf(asked);
  // While nothing happens a page gets the next transaction's cursor. A later one is from another database or
  // from before a restored backup.
  return known && BigInt(known.xid) <= ahead ? { place: known, isReset: false } : { place, isReset: true };
}

interface Follower {
  readonly session: Session;
  readonly stream: ServerResponse;
  readonly from: EventCursor;
  readonly bell: ChangeNotifier;
}

async function follow(
  app: App,
  reads: SharedReads,
  { session, stream, from, bell }: Follower,
): Promise<void> {
  const { companyId, tokenHash } = session;
  const isOpen = () =>
    reads.read(`session ${Buffer.from(tokenHash).toString('hex')}`, (begins) =>
      isSessionOpen(app.db, session, app.now(), begins),
    );
  const next = (place: EventCursor) =>
    reads.read(`events ${companyId} ${textOfCursor(place)}`, (begins) =>
      readEvents(app.db, companyId, place, begins),
    );
  let place = from;
  const heart = setInterval(() => stream.writableNeedDrain || stream.write(': still here\n\n'), beat);
  stream.once('close', () => {
    clearInterval(heart);
    bell.ring();
  });
  while (!stream.destroyed && !stream.writableEnded) {
    // Sign-out and suspension end the stream: their event wakes this loop.
    if (!(await isOpen())) return;
    const { events, more, held } = await next(place);
    const last = events.at(-1);
    place = (last && cursorOf(last.seq)) ?? place;
    if (events.length > 0) stream.write(events.map(messageOf).join(''));
    if (stream.writableNeedDrain) await drained(stream);
    if (!more) await bell.wait(held ? shortSleep : longestSleep);
  }
}

const messageOf = (event: LiveEvent) => `id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`;

/** Remembers a notification that nobody was waiting for. */
class ChangeNotifier {
  private rung = false;
  private answer: (() => void) | null = null;

  ring(): void {
    this.rung = true;
    this.answer?.();
  }

  async wait(milliseconds: number): Promise<void> {
    if (!this.rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.answer = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.rung = false;
    this.answer = null;
  }
}

function drained(stream: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    stream.once('drain', resolve);
    stream.once('close', resolve);
  });
}
