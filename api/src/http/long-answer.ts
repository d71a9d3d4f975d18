import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Semaphore } from '../db/semaphore.ts';
import type { Parts } from '../kernel/parts.ts';
import { HttpError } from './http-error.ts';
import { messages } from './messages.ts';

/** For one caller; the next response waits for `longestWait` at most. */
const atOnce = 2;
const longestWait = 5_000;
/** Milliseconds within which a reader must take something. */
const stallTimeout = 60_000;

export class InParts {
  constructor(readonly text: Parts) {}
}

export class LongAnswers {
  private readonly queues = new Map<string, { semaphore: Semaphore; users: number }>();

  /** Any failure ends the connection, so that a truncated response never looks complete. */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    principal: string,
    text: Parts,
  ): Promise<string | Readable> {
    const first = await text.next();
    if (first.done) return first.value;
    if (request.method === 'HEAD') return Readable.from([]);
    const leave = await this.enter(principal);
    reply.raw.once('close', leave);
    if (reply.raw.destroyed) leave();
    reply.raw.setTimeout(stallTimeout, () => reply.raw.destroy());
    return Readable.from(from(first.value, text), { objectMode: false, highWaterMark: 1 });
  }

  private async enter(principal: string): Promise<() => void> {
    const tooLate = () => new HttpError(503, messages.busy, { headers: { 'retry-after': '5' } });
    const queue = this.queues.get(principal) ?? {
      semaphore: new Semaphore(atOnce, longestWait, tooLate),
      users: 0,
    };
    this.queues.set(principal, queue);
    queue.users += 1;
    const forget = () => {
      queue.users -= 1;
      if (queue.users === 0) this.queues.delete(principal);
    };
    const release = await queue.semaphore.take().catch((error: unknown) => {
      forget();
      throw error;
    });
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      release();
      forget();
    };
  }
}

async function* from(first: string, rest: Parts): AsyncGenerator<string> {
  yield first;
  for (;;) {
    const { value, done } = await rest.next();
    yield value;
    if (done) return;
  }
}
