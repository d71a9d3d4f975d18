import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { areaOfPath, isHostPath } from '@hawiyat/shared/contract/platform/area-paths';
import {
  defaultSettings,
  type PageSettings,
  samplePublisher,
} from '@hawiyat/shared/contract/platform/settings';
import type { App } from './app-context.ts';
import { authenticate } from './auth/authenticate.ts';
import { passwords, productionCost } from './auth/credentials/password.ts';
import type { Listen } from './db/listen.ts';
import type { Db } from './db/open.ts';
import { readerOf } from './db/reader.ts';
import { ChangeNotifier } from './events/change-notifier.ts';
import { BodiesUnderWay } from './http/bodies-under-way.ts';
import { ConcurrencyLimiter } from './http/concurrency-limiter.ts';
import { addHooks } from './http/hooks.ts';
import { httpServer, type ServerOptions } from './http/http-server.ts';
import { createMetrics } from './http/metrics.ts';
import { createMailer } from './mail/mailer.ts';
import { deliveriesOf } from './mail/queue.ts';
import { createGateway, type GatewayAddress } from './mail/sms-gateway.ts';
import type { CustomerLimits } from './marketplace/customer-room.ts';
import { serveDriverSignInPage } from './pages/driver-sign-in-page.ts';
import { serveOperatorPage } from './pages/operator/page.ts';
import { serveOutboxPage } from './pages/outbox-page.ts';
import { servePages } from './pages/page.ts';
import { servePreviewPage } from './pages/preview-page.ts';
import { devHost } from './releases/dev-host.ts';
import { ProbeQueue } from './releases/probe/probe-queue.ts';
import { serveDevHost, serveReleaseFiles } from './releases/release-files.ts';
import { rolloutLog } from './releases/rollout-log.ts';
import { serveSdk } from './releases/sdk-files.ts';
import { logKey } from './releases/seal.ts';
import type { BucketAddress } from './releases/storage/bucket.ts';
import { bucketStorage } from './releases/storage/bucket-storage.ts';
import { bundledCopy } from './releases/storage/bundled-copy.ts';
import { folderStorage } from './releases/storage/folder-storage.ts';
import type { Storage } from './releases/storage/storage.ts';
import { releaseStore } from './releases/store.ts';
import { serveAll } from './routes.ts';
import { serveUploads } from './uploads/upload-routes.ts';

export interface AppOptions extends ServerOptions {
  readonly db: Db;
  /** Copy of `db` for long reads. */
  readonly standby?: Db | null;
  /** Without it, readers of events poll. */
  readonly listen?: Listen;
  readonly dataDir: string;
  /** Folders of built releases that ship with the server; the store reads a missing file from them. */
  readonly releases?: readonly string[];
  readonly bucket?: BucketAddress | null;
  readonly operatorToken: string;
  readonly operatorTokenOpens?: App['operatorTokenOpens'];
  readonly privateWebhooks?: boolean;
  readonly publicUrl?: string | null;
  readonly linkUrl?: string | null;
  /** Without it, e-mails stay in the data folder. */
  readonly smtpUrl?: string | null;
  readonly mailFrom?: string;
  /** Without it, text messages stay in the data folder. */
  readonly sms?: GatewayAddress | null;
  readonly customerLimits?: CustomerLimits;
  readonly supportEmail?: string;
  /** Opens the demo to visitors, and shows unsent messages at `/outbox` to a person on this machine. */
  readonly demo?: boolean;
  readonly databasePool?: number;
  /** Concurrent calls. Defaults to eight for each connection. */
  readonly mostAtOnce?: number;
  readonly uploadBudget?: number;
  readonly attemptFactor?: number;
  readonly passwordCost?: number;
  readonly settings?: PageSettings;
  readonly chromium?: string | null;
  readonly overrides?: string | null;
  readonly overridesFor?: App['overridesFor'];
  readonly now?: () => Date;
}

const usualPool = 10;
/** Milliseconds that a stopping server waits for open calls and a trial. */
const shutdownTimeout = 10_000;
/** Bytes. */
const usualUploads = 64 * 1024 * 1024;
/** Eight calls keep one connection busy; more would only queue for it. */
const callsAConnection = 8;

/** Assembles the server, not listening yet. Its database must be open and migrated. */
export function createApp(options: AppOptions): App {
  const http = httpServer(options);
  const metrics = createMetrics();
  const limiter = new ConcurrencyLimiter(
    http,
    options.mostAtOnce ?? (options.databasePool ?? usualPool) * callsAConnection,
    metrics,
  );
  const app: App = {
    http,
    log: http.log,
    db: options.db,
    readDb: readerOf(options.db, options.standby ?? null),
    dataDir: options.dataDir,
    changeNotifier: new ChangeNotifier(),
    metrics,
    limiter,
    bodies: new BodiesUnderWay(
      options.uploadBudget ?? usualUploads,
      join(options.dataDir, 'uploads', 'incoming'),
    ),
    authenticate: (endpoint, authorization) => authenticate(app, endpoint, authorization),
    releases: releaseStore(options.db, storageOf(options, http.log)),
    rollouts: rolloutLog(options.db, logKey(options.operatorToken)),
    probes: new ProbeQueue(http.log),
    chromium: options.chromium ?? null,
    overridesFor: options.overridesFor ?? 'this-machine',
    devHost: options.overrides ? devHost(options.overrides) : null,
    passwords: passwords(options.passwordCost ?? productionCost),
    mailer: createMailer({
      smtpUrl: options.smtpUrl ?? null,
      dataDir: options.dataDir,
      from: options.mailFrom ?? 'no-reply@hawiyat.example',
    }),
    gateway: createGateway(options.sms ?? null, options.dataDir),
    customerLimits: options.customerLimits ?? { openRequests: 5, undeliveredOrders: 3 },
    supportEmail: options.supportEmail ?? 'support@hawiyat.example',
    operatorToken: options.operatorToken,
    operatorTokenOpens: options.operatorTokenOpens ?? 'first-operator',
    privateWebhooks: options.privateWebhooks ?? false,
    demo: options.demo ?? false,
    publicUrl: options.publicUrl ?? null,
    linkUrl: options.linkUrl ?? options.publicUrl ?? null,
    attemptFactor: options.attemptFactor ?? 1,
    settings: options.settings ?? { ...defaultSettings, publisher: samplePublisher },
    now: options.now ?? (() => new Date()),
  };
  http.decorate(
    'isPagePath',
    (path) => isHostPath(path) || areaOfPath(app.rollouts.knownAreas(), path) !== null,
  );
  addHooks(app, {
    compositionVersion: () => app.rollouts.knownVersion(),
  });
  listenForEvents(app, options.listen);
  deliverUntilClosed(app);
  // After the plugins, because compression must hear of each route.
  http.after(() => {
    serveAll(app);
    serveReleaseFiles(app);
    serveSdk(app);
    if (app.devHost) serveDevHost(app, app.devHost);
    serveUploads(app.http, app.dataDir);
    serveOperatorPage(app);
    servePreviewPage(app);
    serveDriverSignInPage(app);
    if (options.demo && !(app.mailer.delivers && app.gateway.delivers)) serveOutboxPage(app);
    servePages(app);
    // Registered last, so that event streams have ended before.
    http.addHook('preClose', async () => {
      const ended = Promise.all([limiter.finished(), app.probes.close()]);
      await Promise.race([ended, pause(shutdownTimeout, null, { ref: false })]);
    });
  });
  return app;
}

/** With a bucket, the local folder is only a cache of it. */
function storageOf({ dataDir, bucket, releases = [] }: AppOptions, log: App['http']['log']): Storage {
  const folder = join(dataDir, 'releases');
  const storageOptions = { log, copies: [bundledCopy(releases)] };
  return bucket ? bucketStorage(bucket, folder, storageOptions) : folderStorage(folder, storageOptions);
}

function listenForEvents({ http, changeNotifier }: App, listen: Listen | undefined): void {
  if (listen) http.addHook('onListen', () => changeNotifier.listen(listen));
  http.addHook('onClose', () => changeNotifier.close());
}

/** Logs where messages go, and finishes deliveries before the server stops. */
function deliverUntilClosed(app: App): void {
  app.http.addHook('onListen', async () => {
    if (!app.mailer.delivers) app.http.log.info('no SMTP_URL: e-mails stay in the data folder’s outbox');
    if (!app.gateway.delivers)
      app.http.log.info('no SMS_URL: text messages stay in the data folder’s outbox');
  });
  app.http.addHook('onClose', async () => {
    await deliveriesOf(app);
    app.mailer.close();
  });
}
