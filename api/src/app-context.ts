import type { PageSettings } from '@hawiyat/shared/contract/settings';
import type { FastifyInstance } from 'fastify';
import type { Passwords } from './auth/password.ts';
import type { Db } from './db/open.ts';
import type { ChangeNotifier } from './events/change-notifier.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Gateway } from './mail/sms-gateway.ts';
import type { DevHost } from './releases/dev-host.ts';
import type { ProbeQueue } from './releases/probe/probe-queue.ts';
import type { RolloutLog } from './releases/rollout-log.ts';
import type { ReleaseStore } from './releases/store.ts';
import type { ConcurrencyLimiter } from './server/concurrency-limiter.ts';
import type { Metrics } from './server/metrics.ts';

export interface CustomerLimits {
  readonly openRequests: number;
  /** Accepted, with no container delivered yet. */
  readonly undeliveredOrders: number;
}

export interface App {
  readonly http: FastifyInstance;
  readonly db: Db;
  /** Folder for uploads and unsent messages. */
  readonly dataDir: string;
  readonly releases: ReleaseStore;
  /** The rollout log, and which release each company gets. */
  readonly rollouts: RolloutLog;
  /** Queue of candidates to open in the server's own browser. */
  readonly probes: ProbeQueue;
  /** That browser; null: there is none, and only the files are checked. */
  readonly chromium: string | null;
  /**
   * Who may choose overrides where the server allows them: browsers that use this machine's own name, or
   * anyone.
   */
  readonly overridesFor: 'this-machine' | 'anybody';
  /** Null: this server allows no overrides. */
  readonly devHost: DevHost | null;
  /** Notifies readers of possible new events. */
  readonly changeNotifier: ChangeNotifier;
  readonly metrics: Metrics;
  readonly limiter: ConcurrencyLimiter;
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  readonly gateway: Gateway;
  /** Limits of a customer, unless an operator has set others. */
  readonly customerLimits: CustomerLimits;
  /** Contact address for a rejected company. */
  readonly supportEmail: string;
  /** The platform's own credential; it also signs cookies. */
  readonly operatorToken: string;
  /**
   * What it allows by itself: everything on the embedded database, otherwise only admitting the first
   * operator.
   */
  readonly operatorTokenOpens: 'everything' | 'first-operator';
  readonly publicUrl: string | null;
  /** Base of the links in e-mails. */
  readonly linkUrl: string | null;
  /** Multiplies every rate limit: 1, except for load tests. */
  readonly attemptFactor: number;
  /** Settings that the page gets beside its composition. */
  readonly settings: PageSettings;
  /** The clock: the only thing that tests may replace. */
  now(): Date;
}
