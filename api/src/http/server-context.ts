import type { FastifyInstance } from 'fastify';
import type { Context } from '../db/context.ts';
import type { Reader } from '../db/reader.ts';
import type { BodiesUnderWay } from './bodies-under-way.ts';
import type { ConcurrencyLimiter } from './concurrency-limiter.ts';
import type { Metrics } from './metrics.ts';
import type { Authenticate } from './principals.ts';

export interface Server extends Context {
  readonly http: FastifyInstance;
  readonly readDb: Reader;
  readonly limiter: ConcurrencyLimiter;
  readonly bodies: BodiesUnderWay;
  readonly metrics: Metrics;
  readonly authenticate: Authenticate;
  /** Multiplies every rate limit: 1, except for load tests. */
  readonly attemptFactor: number;
}
