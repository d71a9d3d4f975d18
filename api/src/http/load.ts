import type { FastifyInstance } from 'fastify';
import { messages } from './messages.ts';
import { Refusal } from './refusal.ts';

/** Milliseconds that a server which stops waits for what it has begun. */
const lastWait = 10_000;

/**
 * Counts the requests that are under way. Those above a limit are refused at once, so that the rest is still answered in
 * time; and a server that stops waits for all of them. Event streams do not count: they wait, and never end by themselves.
 */
export class Load {
  private underWay = 0;
  private whenDone = () => {};

  /** @param most calls of the API at the same time; whoever watches the server is never refused */
  constructor(http: FastifyInstance, most: number) {
    http.addHook('onRequest', async (request, reply) => {
      const { endpoint } = request.routeOptions.config;
      if (endpoint?.answers === 'events') return;
      if (endpoint && this.underWay >= most)
        throw new Refusal(503, messages.busy, { headers: { 'retry-after': '2' } });
      this.underWay += 1;
      // Comes once, whether the answer went out or the client went away.
      reply.raw.once('close', () => {
        this.underWay -= 1;
        if (this.underWay === 0) this.whenDone();
      });
    });
  }

  /** Resolves when everything that has begun is answered, or has had long enough. */
  async finished(): Promise<void> {
    if (this.underWay === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.whenDone = resolve;
      timer = setTimeout(resolve, lastWait);
    });
    clearTimeout(timer);
  }
}
