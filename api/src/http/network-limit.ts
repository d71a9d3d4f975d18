import type { NetworkLimit } from '@hawiyat/shared/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { countAttempt, tooOften } from './attempt-limit.ts';
import type { App } from './context.ts';
import { networkOf } from './network.ts';

/** Networks that one process remembers at most; what is forgotten is asked of the database again. */
const mostRemembered = 10_000;
/** Milliseconds. Then the database is asked again, because tries that turned out to be rightful are given back there. */
const longestMemory = 30_000;

/**
 * Counts the requests of each network before anything of their bodies is read, for all server processes together.
 * @returns a hook for `onRequest`, which refuses with 429; a network that has to wait costs no question to the database
 */
export function networkLimit(
  app: App,
  { counted, ...limit }: NetworkLimit,
): (request: FastifyRequest) => Promise<void> {
  const waiting = new Map<string, { endsAt: number; askAgainAt: number }>();
  return async (request) => {
    const network = networkOf(request.ip);
    const now = app.now().getTime();
    const known = waiting.get(network);
    if (known && known.askAgainAt > now) throw tooOften(Math.ceil((known.endsAt - now) / 1000));
    const wait = await countAttempt(app, [counted, network], limit);
    waiting.delete(network);
    if (wait === 0) return;
    const [longest] = waiting.size < mostRemembered ? [] : waiting.keys();
    if (longest !== undefined) waiting.delete(longest);
    const endsAt = now + wait * 1000;
    waiting.set(network, { endsAt, askAgainAt: Math.min(endsAt, now + longestMemory) });
    throw tooOften(wait);
  };
}
