import type { IncomingMessage, ServerResponse } from 'node:http';
import { followEvents } from '@hawiyat/shared/contract/events';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error.ts';
import { messages } from './messages.ts';
import type { Metrics } from './metrics.ts';
import { onEverything } from './security-headers.ts';
import { isLong } from './unread-body.ts';

/** Milliseconds that a stopping server waits for what it has begun. */
const shutdownTimeout = 10_000;
/** Milliseconds of rejections that share one log line. */
const logInterval = 1000;

const body = Buffer.from(JSON.stringify({ message: messages.busy }));
const head = {
  ...onEverything,
  'content-type': 'application/json; charset=utf-8',
  'content-length': body.length,
  'retry-after': '2',
};

/**
 * Limits the calls in progress. Calls above the limit are rejected at once and cheaply, so that the others
 * are still answered in time; slow senders and slow readers take no slot. A stopping server waits for all
 * open calls, except event streams, which never end by themselves.
 */
export class ConcurrencyLimiter {
  private open = 0;
  private working = 0;
  private rejected = 0;
  private whenDone = () => {};
  private readonly http: FastifyInstance;
  private readonly most: number;
  private readonly shed: Metrics['shed'];

  /** @param most API calls in progress at once */
  constructor(http: FastifyInstance, most: number, { shed }: Pick<Metrics, 'shed'>) {
    this.http = http;
    this.most = most;
    this.shed = shed;
    http.addHook('onRequest', ({ routeOptions }, reply, done) => {
      if (routeOptions.config.endpoint?.answers === 'events') return done();
      this.open += 1;
      // Fires once, whether the response was sent or the client left.
      reply.raw.once('close', () => {
        this.open -= 1;
        if (this.open === 0) this.whenDone();
      });
      done();
    });
  }

  /**
   * Rejects a call above the limit, before the framework has spent anything on it. Pages, files, monitoring and
   * event streams are never rejected; a long body is left to the framework, which knows the call's own limit.
   * @returns whether it was rejected, and is answered
   */
  rejects(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '' } = request;
    if (this.working < this.most || !url.startsWith('/api/')) return false;
    if (url.startsWith(followEvents.path) || isLong(request)) return false;
    this.shed.inc();
    this.logRejection();
    response.writeHead(503, head);
    response.end(body);
    return true;
  }

  /**
   * Runs a call: from its full arrival until its response is known.
   * @throws HttpError 503 when too many admitted calls start together, because their bodies were slow
   */
  async work<T>(work: () => Promise<T>): Promise<T> {
    if (this.working >= 2 * this.most) {
      this.logRejection();
      throw new HttpError(503, messages.busy, { headers: { 'retry-after': '2' }, isExpected: true });
    }
    this.working += 1;
    try {
      return await work();
    } finally {
      this.working -= 1;
    }
  }

  /** Resolves when everything that was begun is answered, or timed out. */
  async finished(): Promise<void> {
    if (this.open === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.whenDone = resolve;
      timer = setTimeout(resolve, shutdownTimeout);
    });
    clearTimeout(timer);
  }

  private logRejection(): void {
    this.rejected += 1;
    if (this.rejected > 1) return;
    setTimeout(() => {
      this.http.log.warn({ rejected: this.rejected, underWay: this.working }, 'too many calls at once');
      this.rejected = 0;
    }, logInterval).unref();
  }
}
