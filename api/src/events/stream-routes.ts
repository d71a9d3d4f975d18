import type { ServerResponse } from 'node:http';
import { followEvents as followEventsCall } from '@hawiyat/shared/contract/events';
import type { App } from '../app-context.ts';
import type { Db } from '../db/schema.ts';
import { HttpError } from '../server/http-error.ts';
import { messages } from '../server/messages.ts';
import type { Session } from '../server/principals.ts';
import { readEvents, startCursor, textOfCursor } from './event-feed.ts';
import { EventSignal, firstMessage, followEvents } from './follow-events.ts';
import { SharedReads } from './shared-reads.ts';

/** Far above a stream in every tab of many browsers. */
const streamsPerCompany = 100;

/** Whether a session has not ended; `begins` is called when the read starts. */
type IsSessionOpen = (db: Db, session: Session, now: Date, begins: () => void) => Promise<boolean>;

/**
 * Live updates as server-sent events (contract/events.ts). Each stream reads the table by its own cursor, so
 * a client can continue at another server process; streams of a company at the same cursor read together.
 */
export function streamRoutes(app: App, isSessionOpen: IsSessionOpen): void {
  const { http } = app;
  const open = new Set<ServerResponse>();
  const reads = new SharedReads();
  // Streams never end by themselves: a closing server would wait forever.
  http.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  http.route({
    method: followEventsCall.method,
    url: followEventsCall.path,
    // The framework's own HEAD would be an endless stream too.
    exposeHeadRoute: false,
    config: { endpoint: followEventsCall },
    async handler(request, reply) {
      const { authorization, 'last-event-id': lastEventId } = request.headers;
      const session = await app.authenticate({ audience: 'company' }, authorization);
      const { companyId, tokenHash } = session;
      if (app.changeNotifier.countOf(companyId) >= streamsPerCompany)
        throw new HttpError(429, messages.busy, { headers: { 'retry-after': '30' } });
      const signal = new EventSignal();
      // Counted before the first wait, so that simultaneous streams cannot pass the limit.
      const unsubscribe = app.changeNotifier.subscribe(companyId, () => signal.set());
      const { cursor, isReset } = await startCursor(app.db, lastEventId?.toString()).catch(
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
        stream.write(firstMessage(cursor, isReset));
        await followEvents(stream, cursor, {
          signal,
          isOpen: () =>
            reads.read(`session ${tokenHash.toString('hex')}`, (begins) =>
              isSessionOpen(app.db, session, app.now(), begins),
            ),
          read: (from) =>
            reads.read(`events ${companyId} ${textOfCursor(from)}`, (begins) =>
              readEvents(app.db, companyId, from, begins),
            ),
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
