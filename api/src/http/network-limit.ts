import type { NetworkLimit } from '@hawiyat/shared/contract/core/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { tooOften } from '../kernel/errors.ts';
import {
  type AttemptContext,
  type CountedWindow,
  countInWindow,
  type Limit,
  releaseAttempt,
} from './attempt-limit.ts';
import { networkOf, siteOf } from './network.ts';
import { addRateLimit } from './rate-limit-headers.ts';
import type { Server } from './server-context.ts';

const mostCached = 20_000;
const waitingOf = new WeakMap<Server, LRUCache<string, { endsAt: number; recheckAt: number }>>();
/** Milliseconds until the next query, because the database may have uncounted legitimate attempts. */
const cacheTime = 30_000;

/** A customer's site gets what this many networks get. */
const networksOfSite = 4;

/** Returns the network's window, or its IPv6 site's when that one is used up. */
export async function countNetwork(
  context: AttemptContext,
  counted: string,
  network: string,
  limit: Limit,
): Promise<CountedWindow> {
  const own = await countInWindow(context, [counted, network], limit);
  const site = siteOf(network);
  if (site === network || own.wait > 0) return own;
  const shared = { ...limit, allowed: limit.allowed * networksOfSite };
  const ofSite = await countInWindow(context, [counted, site], shared);
  return ofSite.wait > 0 ? ofSite : own;
}

export async function releaseNetwork(
  context: AttemptContext,
  counted: string,
  network: string,
): Promise<void> {
  for (const whose of new Set([network, siteOf(network)])) await releaseAttempt(context, [counted, whose]);
}

/** An `onRequest` hook: counts before bodies are read; a limited network costs no database query. */
export function networkLimit(
  server: Server,
  { counted, ...limit }: NetworkLimit,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const waiting = waitingOf.get(server) ?? new LRUCache({ max: mostCached });
  waitingOf.set(server, waiting);
  const quota = Math.floor(limit.allowed * server.attemptFactor);
  const addHeaders = (reply: FastifyReply, left: number, endsIn: number) =>
    addRateLimit(reply, { policy: 'network', quota, seconds: limit.seconds, left, endsIn });
  const exceeded = (reply: FastifyReply, wait: number) => {
    addHeaders(reply, 0, wait);
    return tooOften({ wait });
  };
  return async (request, reply) => {
    const network = networkOf(request.ip);
    const now = server.now().getTime();
    const key = `${counted} ${network}`;
    const known = waiting.get(key);
    // The clock may have been set back.
    const isFresh = known && known.recheckAt > now && known.recheckAt <= now + cacheTime;
    if (isFresh) throw exceeded(reply, Math.ceil((known.endsAt - now) / 1000));
    const { left, endsIn, wait } = await countNetwork(server, counted, network, limit);
    waiting.delete(key);
    if (wait === 0) return addHeaders(reply, left, endsIn);
    const endsAt = now + wait * 1000;
    waiting.set(key, { endsAt, recheckAt: Math.min(endsAt, now + cacheTime) });
    throw exceeded(reply, wait);
  };
}
