import type { FastifyInstance, FastifyReply } from 'fastify';
import { HttpError } from './http-error.ts';
import { messages } from './messages.ts';
import type { Metrics } from './metrics.ts';
import { onEverything } from './security-headers.ts';
import { isLong } from './unread-body.ts';

/** Milliseconds that a server which stops waits for what it has begun. */
const lastWait = 10_000;
/** Milliseconds for which refusals are told in one line. */
const lineEvery = 1000;

const body = Buffer.from(JSON.stringify({ message: messages.busy }));
const head = {
  ...onEverything,
  'content-type': 'application/json; charset=utf-8',
  'content-length': body.length,
  'retry-after': '2',
};

/**
 * Counts the calls that are being worked on. Those that come above a limit are refused at once and for next to nothing, so
 * that the rest is still answered in time; who sends slowly or reads slowly takes no place. A server that stops waits for
 * everything that is open. Event streams do not count: they wait, and never end by themselves.
 */
export class ConcurrencyLimiter {
  private open = 0;
  private working = 0;
  private refused = 0;
  private whenDone = () => {};
  private readonly http: FastifyInstance;
  private readonly most: number;

  /** @param most calls of the API that are worked on at the same time; whoever watches the server is never refused */
  constructor(http: FastifyInstance, most: number, { shed }: Pick<Metrics, 'shed'>) {
    this.http = http;
    this.most = most;
    http.addHook('onRequest', (request, reply, done) => {
      const { endpoint } = request.routeOptions.config;
      if (endpoint?.answers === 'events') return done();
      if (endpoint && this.working >= this.most) {
        shed.inc();
        this.tell();
        return refuse(reply, isLong(request));
      }
      this.open += 1;
      // Comes once, whether the answer went out or the client went away.
      reply.raw.once('close', () => {
        this.open -= 1;
        if (this.open === 0) this.whenDone();
      });
      done();
    });
  }

  /**
   * Works on a call: from when it has arrived until its answer is known.
   * @throws Refusal 503 when very many that were let in begin together, because their bodies were late
   */
  async work<T>(work: () => Promise<T>): Promise<T> {
    if (this.working >= 2 * this.most) {
      this.tell();
      throw new HttpError(503, messages.busy, { headers: { 'retry-after': '2' }, isExpected: true });
    }
    this.working += 1;
    try {
      return await work();
    } finally {
      this.working -= 1;
    }
  }

  /** Resolves when everything that has begun is answered, or has had long enough. */
  async finished(): Promise<void> {
    if (this.open === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.whenDone = resolve;
      timer = setTimeout(resolve, lastWait);
    });
    clearTimeout(timer);
  }

  private tell(): void {
    this.refused += 1;
    if (this.refused > 1) return;
    setTimeout(() => {
      this.http.log.warn({ refused: this.refused, underWay: this.working }, 'too many calls at once');
      this.refused = 0;
    }, lineEvery).unref();
  }
}

function refuse(reply: FastifyReply, isTheLast: boolean): void {
  reply.hijack();
  reply.raw.writeHead(503, isTheLast ? { ...head, connection: 'close' } : head);
  reply.raw.end(body);
}
