import type { PageSettings } from '@hawiyat/shared/contract/platform/settings';
import type { Passwords } from './auth/credentials/password.ts';
import type { ChangeNotifier } from './events/change-notifier.ts';
import type { Server } from './http/server-context.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Gateway } from './mail/sms-gateway.ts';
import type { CustomerLimits } from './marketplace/customer-room.ts';
import type { DevHost } from './releases/dev-host.ts';
import type { ProbeQueue } from './releases/probe/probe-queue.ts';
import type { RolloutLog } from './releases/rollout-log.ts';
import type { ReleaseStore } from './releases/store.ts';

/** The assembled server: what handlers, pages and scheduled jobs may use. */
export interface App extends Server {
  readonly dataDir: string;
  readonly releases: ReleaseStore;
  readonly rollouts: RolloutLog;
  readonly probes: ProbeQueue;
  /** Null when no browser is found: the server then checks only the files of a candidate. */
  readonly chromium: string | null;
  /** Browsers that may choose an override: those that use this machine's own name, or all. */
  readonly overridesFor: 'this-machine' | 'anybody';
  /** Null: this server allows no overrides. */
  readonly devHost: DevHost | null;
  readonly changeNotifier: ChangeNotifier;
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  readonly gateway: Gateway;
  readonly customerLimits: CustomerLimits;
  readonly supportEmail: string;
  /** The platform's own credential; it also signs cookies. */
  readonly operatorToken: string;
  /** What the token allows: everything on the embedded database, otherwise only admitting the first operator. */
  readonly operatorTokenOpens: 'everything' | 'first-operator';
  readonly privateWebhooks: boolean;
  readonly demo: boolean;
  readonly publicUrl: string | null;
  readonly linkUrl: string | null;
  readonly settings: PageSettings;
}
