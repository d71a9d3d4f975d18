import type { PageSettings } from '@hawiyat/shared/contract/platform/settings';
import type { Passwords } from './auth/credentials/password.ts';
import type { ChangeNotifier } from './events/change-notifier.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Gateway } from './mail/sms-gateway.ts';
import type { CustomerLimits } from './marketplace/customer-room.ts';
import type { DevHost } from './releases/dev-host.ts';
import type { ProbeQueue } from './releases/probe/probe-queue.ts';
import type { RolloutLog } from './releases/rollout-log.ts';
import type { ReleaseStore } from './releases/store.ts';
import type { Server } from './server/server-context.ts';

/** The assembled server: what handlers, pages and scheduled jobs may use. */
export interface App extends Server {
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
  /** Whether webhooks may be sent to addresses of private networks. */
  readonly privateWebhooks: boolean;
  /** Whether visitors may open a demo company of their own. */
  readonly demo: boolean;
  readonly publicUrl: string | null;
  /** Base of the links in e-mails. */
  readonly linkUrl: string | null;
  /** Settings that the page gets beside its composition. */
  readonly settings: PageSettings;
}
