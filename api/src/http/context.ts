import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/open.ts';
import type { ReleaseStore } from '../releases/store.ts';

/** What routes work with. */
export interface App {
  readonly http: FastifyInstance;
  readonly db: Db;
  readonly releases: ReleaseStore;
  readonly operatorToken: string;
  readonly publicUrl: string | null;
  /** The time of day: the only thing that a test may replace. */
  now(): Date;
}
