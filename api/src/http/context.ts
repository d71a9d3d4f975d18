import type { PageSettings } from '@hawiyat/shared/contract/settings';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/open.ts';
import type { Passwords } from '../domain/password.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { DevHost } from '../releases/dev-host.ts';
import type { ProbeQueue } from '../releases/probe-queue.ts';
import type { RolloutLog } from '../releases/rollout-log.ts';
import type { ReleaseStore } from '../releases/store.ts';
import type { Gateway } from '../sms/gateway.ts';
import type { ChangeNotifier } from './change-notifier.ts';
import type { ConcurrencyLimiter } from './concurrency-limiter.ts';
import type { Metrics } from './metrics.ts';

export interface CustomerLimits {
  readonly openRequests: number;
  /** Accepted, and no container delivered yet. */
  readonly undeliveredOrders: number;
}

/** What routes work with. */
export interface App {
  readonly http: FastifyInstance;
  readonly db: Db;
  /** Folder of uploads and of the mail that nobody sends. */
  readonly dataDir: string;
  readonly releases: ReleaseStore;
  /** What became of releases, and who gets which. */
  readonly rollouts: RolloutLog;
  /** Candidates that are to be tried on the server's own account. */
  readonly probes: ProbeQueue;
  /** The browser in which that is done; null: there is none, and only their files are checked. */
  readonly chromium: string | null;
  /** Who may choose overrides where the server takes any: browsers that call this machine by its own name, or any. */
  readonly overridesFor: 'this-machine' | 'anybody';
  /** Null: this server is not in development, and takes no overrides. */
  readonly devHost: DevHost | null;
  /** Says when there may be new events to read. */
  readonly wakes: ChangeNotifier;
  readonly metrics: Metrics;
  readonly load: ConcurrencyLimiter;
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  /** What takes text messages. */
  readonly gateway: Gateway;
  /** How much a customer may have at a time, unless an operator has said otherwise. */
  readonly customerLimits: CustomerLimits;
  /** Where a company that was turned away may write to. */
  readonly supportEmail: string;
  /** The platform's own credential; signs what browsers keep. */
  readonly operatorToken: string;
  /** What it is good for by itself: on the embedded database everything, else admitting the first operator. */
  readonly operatorTokenOpens: 'everything' | 'first-operator';
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
