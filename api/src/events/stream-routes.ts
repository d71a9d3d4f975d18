import type { ServerResponse } from 'node:http';
import { followEvents as followEventsCall } from '@hawiyat/shared/contract/core/events';
import type { App } from '../app-context.ts';
import type { Db } from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';
import { startCursor } from './event-feed.ts';
import { marketplace } from './event-log.ts';
import { EventReader } from './event-reader.ts';
import { followEvents } from './follow-events.ts';
import { readMissedEvents } from './read-events.ts';

/** Enough for many browsers with many tabs. */
const streamsPerCompany = 100;

interface Sessions {
  stillOpen(db: Db, sessions: readonly string[], now: Date): Promise<ReadonlySet<string>>;
}

/** Live updates as server-sent events. A client may continue at another server process: its cursor is in the table. */
export function streamRoutes(app: App, sessions: Sessions): void {
  const { http } = app;
  const open = new Set<ServerResponse>();
  const openSessions = (hashes: readonly string[]) => sessions.stillOpen(app.db, hashes, app.now());
  const reader = new EventReader({
    db: app.db,
    openSessions,
    failed: (err) => http.log.error({ err }, 'events could not be read: all streams end'),
  });
  // Streams never end by themselves: a closing server would wait forever.
  http.addHook('preClose', async () => {
    for (const stream of open) stream.end();
    await reader.close();
  });

  http.route({
    method: followEventsCall.method,
    url: followEventsCall.path,
    // The framework's own HEAD would be an endless stream too.
    exposeHeadRoute: false,
    config: { endpoint: followEventsCall },
    async handler(request, reply) {
      const { authorization, 'last-event-id': lastEventId } = request.headers;
      const { companyId, tokenHash, kind } = await app.authenticate(followEventsCall, authorization);
      if (app.changeNotifier.countOf(companyId) >= streamsPerCompany)
        throw new HttpError(429, messages.busy, { headers: { 'retry-after': '30' } });
      // Counted before the first wait, so that simultaneous streams cannot pass the limit.
      const unsubscribe = app.changeNotifier.subscribe(companyId, () => reader.wake());
      const start = await startCursor(app.db, lastEventId?.toString()).catch((error: unknown) => {
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
        const session = tokenHash.toString('hex');
        await followEvents(stream, start, {
          ...{ reader, companyId, session, market: kind === 'real' ? marketplace : companyId },
          isOpen: async () => (await openSessions([session])).has(session),
          readMissed: (from, upTo) => readMissedEvents(app.db, companyId, { from, upTo, now: app.now() }),
        });
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
