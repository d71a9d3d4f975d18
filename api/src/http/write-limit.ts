import { writeLimit } from '@hawiyat/shared/contract/core/endpoint';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { tooOften } from '../kernel/errors.ts';
import { addRateLimit } from './rate-limit-headers.ts';
import type { Server } from './server-context.ts';

interface Window {
  count: number;
  readonly endsAt: number;
}

const windowsOf = new WeakMap<Server, LRUCache<string, Window>>();

/** Counts within this process, because a query costs more than the limit is worth: each process has its own limit. */
export function limitWrites(server: Server, reply: FastifyReply, companyId: string): void {
  const windows = windowsOf.get(server) ?? new LRUCache<string, Window>({ max: 10_000 });
  windowsOf.set(server, windows);
  const now = server.now().getTime();
  const { counted, allowed, seconds } = writeLimit;
  const quota = Math.floor(allowed * server.attemptFactor);
  const known = windows.get(companyId);
  // A clock that was set back does not lengthen a window.
  const isOpen = known && known.endsAt > now && known.endsAt <= now + seconds * 1000;
  const window = isOpen ? known : { count: 0, endsAt: now + seconds * 1000 };
  window.count += 1;
  windows.set(companyId, window);
  const endsIn = Math.max(1, Math.ceil((window.endsAt - now) / 1000));
  addRateLimit(reply, { policy: counted, quota, seconds, left: Math.max(0, quota - window.count), endsIn });
  if (window.count > quota) throw tooOften({ wait: endsIn });
}
