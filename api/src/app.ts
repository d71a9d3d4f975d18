import { join } from 'node:path';
import { type PageSettings, samplePublisher, usualSettings } from '@hawiyat/shared/contract/settings';
import type { Listen } from './db/listen.ts';
import type { Db } from './db/open.ts';
import type { App } from './http/context.ts';
import { serveDevHost } from './http/dev-host-files.ts';
import { everyRequest } from './http/every-request.ts';
import { httpServer, type ServerOptions } from './http/http-server.ts';
import { Load } from './http/load.ts';
import { createMetrics } from './http/metrics.ts';
import { serveOutboxPage } from './http/outbox-page.ts';
import { serveReleaseFiles } from './http/release-files.ts';
import { Wakes } from './http/wakes.ts';
import { createMailer } from './mail/mailer.ts';
import { mailAsLongAsOpen } from './mail/post.ts';
import { serveOperatorPage } from './operator/page.ts';
import type { BucketAddress } from './releases/bucket.ts';
import { bucketStorage } from './releases/bucket-storage.ts';
import { devHost } from './releases/dev-host.ts';
import { folderStorage } from './releases/folder-storage.ts';
import { ledger } from './releases/ledger.ts';
import type { Storage } from './releases/storage.ts';
import { releaseStore } from './releases/store.ts';
import { serveAll } from './routes/all.ts';
import { serveUploads } from './uploads/store.ts';

export interface AppOptions extends ServerOptions {
  readonly db: Db;
  /** Hears of new events; without it readers look by themselves now and then. */
  readonly listen?: Listen;
  /** Folder of the releases' files, of uploads, and of mail that nobody sends. */
  readonly dataDir: string;
  /** Where releases are kept; without it in the data folder. */
  readonly bucket?: BucketAddress | null;
  readonly operatorToken: string;
  readonly publicUrl?: string | null;
  /** Where the links in letters lead; `publicUrl` when left out. */
  readonly linkUrl?: string | null;
  /** The mail server; without it letters stay in the data folder. */
  readonly smtpUrl?: string | null;
  readonly mailFrom?: string;
  readonly supportEmail?: string;
  /** Shows the letters that nobody sends to whoever tries the panel out on this machine. */
  readonly demo?: boolean;
  /** Calls at the same time; more are refused. */
  readonly mostAtOnce?: number;
  /** By how much every rate limit is raised. */
  readonly attemptFactor?: number;
  readonly settings?: PageSettings;
  /** Folder of the host's development build, on a server that takes overrides. */
  readonly overrides?: string | null;
  readonly overridesFor?: App['overridesFor'];
  readonly now?: () => Date;
}

/**
 * Puts the server together: what holds for every request, then the routes.
 * @returns the app, not listening yet; its database must be open and migrated
 */
export function createApp(options: AppOptions): App {
  const http = httpServer(options);
  const app: App = {
    http,
    db: options.db,
    dataDir: options.dataDir,
    wakes: new Wakes(),
    metrics: createMetrics(),
    releases: releaseStore(options.db, storageOf(options)),
    rollouts: ledger(options.db),
    overridesFor: options.overridesFor ?? 'this-machine',
    devHost: options.overrides ? devHost(options.overrides) : null,
    mailer: createMailer({
      smtpUrl: options.smtpUrl ?? null,
      dataDir: options.dataDir,
      from: options.mailFrom ?? 'no-reply@hawiyat.example',
    }),
    supportEmail: options.supportEmail ?? 'support@hawiyat.example',
    operatorToken: options.operatorToken,
    publicUrl: options.publicUrl ?? null,
    linkUrl: options.linkUrl ?? options.publicUrl ?? null,
    attemptFactor: options.attemptFactor ?? 1,
    settings: options.settings ?? { ...usualSettings, publisher: samplePublisher },
    now: options.now ?? (() => new Date()),
  };
  const load = new Load(http, options.mostAtOnce ?? 500);
  everyRequest(app);
  hearEvents(app, options.listen);
  mailAsLongAsOpen(app);
  serveAll(app);
  serveReleaseFiles(app);
  if (app.devHost) serveDevHost(app, app.devHost);
  serveUploads(app.http, app.dataDir);
  serveOperatorPage(app);
  if (options.demo && !app.mailer.delivers) serveOutboxPage(app);
  // Last, so that the streams have been ended before.
  http.addHook('preClose', () => load.finished());
  return app;
}

/** With a bucket, the folder of releases is only this server's copy of what it has needed so far. */
function storageOf({ dataDir, bucket }: AppOptions): Storage {
  const folder = join(dataDir, 'releases');
  return bucket ? bucketStorage(bucket, folder) : folderStorage(folder);
}

/** Listens as long as the server does. */
function hearEvents({ http, wakes }: App, listen: Listen | undefined): void {
  if (listen) http.addHook('onListen', () => wakes.listen(listen));
  http.addHook('onClose', () => wakes.close());
}
