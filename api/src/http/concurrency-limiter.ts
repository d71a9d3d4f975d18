import type { FastifyInstance, FastifyReply } from 'fastify';
import { HttpError } from './http-error.ts';
import { messages } from './messages.ts';
import type { Metrics } from './metrics.ts';
import { onEverything } from './security-headers.ts';
import { endsUnread } from './unread-body.ts';

/** Milliseconds of rejections that share one log line. */
const logInterval = 1000;

const body = Buffer.from(JSON.stringify({ message: messages.busy }));
const head = {
  ...onEverything,
  'content-type': 'application/json; charset=utf-8',
  'content-length': body.length,
  'retry-after': '2',
};

/** Rejects calls above the limit cheaply, so that the others are in time; slow senders and readers take no slot. */
export class ConcurrencyLimiter {
  private open = 0;
  private working = 0;
  private rejected = 0;
  private whenDone = () => {};
  private readonly http: FastifyInstance;
  private readonly most: number;

  constructor(http: FastifyInstance, most: number, { shed }: Pick<Metrics, 'shed'>) {
    this.http = http;
    this.most = most;
    http.addHook('onRequest', (request, reply, done) => {
      const { endpoint } = request.routeOptions.config;
      if (endpoint?.answers === 'events') return done();
      if (endpoint && this.working >= this.most) {
        shed.inc();
        this.logRejection();
        return rejectCall(reply, endsUnread(request));
      }
      this.open += 1;
      // Fires once, whether the response was sent or the client left.
      reply.raw.once('close', () => {
        this.open -= 1;
        if (this.open === 0) this.whenDone();
      });
      done();
    });
  }

  /** From a call's full arrival until its response is known. Slow bodies let too many admitted calls start together. */
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

  async finished(): Promise<void> {
    if (this.open === 0) return;
    await new Promise<void>((resolve) => {
      this.whenDone = resolve;
    });
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

function rejectCall(reply: FastifyReply, isLast: boolean): void {
  reply.hijack();
  reply.raw.writeHead(503, isLast ? { ...head, connection: 'close' } : head);
  reply.raw.end(body);
}
