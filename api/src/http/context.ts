import type { PageSettings } from '@hawiyat/shared/contract/settings';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/open.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { DevHost } from '../releases/dev-host.ts';
import type { Ledger } from '../releases/ledger.ts';
import type { ReleaseStore } from '../releases/store.ts';
import type { Metrics } from './metrics.ts';
import type { Wakes } from './wakes.ts';

/** What routes work with. */
export interface App {
  readonly http: FastifyInstance;
  readonly db: Db;
  /** Folder of uploads and of the mail that nobody sends. */
  readonly dataDir: string;
  readonly releases: ReleaseStore;
  /** What became of releases, and who gets which. */
  readonly rollouts: Ledger;
  /** Who may choose overrides where the server takes any: browsers that call this machine by its own name, or any. */
  readonly overridesFor: 'this-machine' | 'anybody';
  /** Null: this server is not in development, and takes no overrides. */
  readonly devHost: DevHost | null;
  /** Says when there may be new events to read. */
  readonly wakes: Wakes;
  readonly metrics: Metrics;
  readonly mailer: Mailer;
  /** Where a company that was turned away may write to. */
  readonly supportEmail: string;
  readonly operatorToken: string;
  readonly publicUrl: string | null;
  /** Origin that links in letters lead to. */
  readonly linkUrl: string | null;
  /** By how much every rate limit is raised: 1, but for a server that is put to the test. */
  readonly attemptFactor: number;
  /** What the page is told beside its composition. */
  readonly settings: PageSettings;
  /** The time of day: the only thing that a test may replace. */
  now(): Date;
}
